/** A notice (docs/requirements.md, R22). `wrong` is the style of errors. */
export interface Notice {
  tone: 'success' | 'error';
  title: string;
  text: string;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const waiting: Notice[] = [];
let fetchToaster = () => {};

/** Shows a notice as a toast, as soon as the toaster is there. */
export function showToast(notice: Notice): void {
  if (listeners.size === 0) {
    waiting.push(notice);
    fetchToaster();
  }
  for (const listener of listeners) listener(notice);
}

/**
 * Fetches the toaster ahead of the first notice: called when a form's field is first focused, since
 * the notice that matters most is the one that says there is no connection.
 */
export function prefetchToaster(): void {
  if (listeners.size === 0) fetchToaster();
}

/** Called by the toaster; returns how to stop listening. Notices from before are handed over. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return () => listeners.delete(listener);
}

/** Says how to fetch the toaster. Returns how to take that back. */
export function onToasterNeeded(fetch: () => void): () => void {
  fetchToaster = fetch;
  if (waiting.length > 0) fetch();
  return () => {
    fetchToaster = () => {};
  };
}
