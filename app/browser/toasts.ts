import type { Notice } from '#content/forms/notices.ts';

/** Shows a notice in place of the topic's last one; `undefined` removes that one. */
type Listener = (topic: string, notice: Notice | undefined) => void;

let toaster: Listener | undefined;
let fetchToaster = () => {};
/** Notices that wait for the toaster, by topic. */
const waiting = new Map<string, Notice>();

/**
 * Shows a notice as a toast, as soon as the toaster is there.
 *
 * @param topic what it is about, such as a form: replaces its earlier notice
 */
export function showToast(notice: Notice, topic: string): void {
  if (toaster) {
    toaster(topic, notice);
  } else {
    waiting.set(topic, notice);
    fetchToaster();
  }
}

/** Removes the notice of a topic when it no longer applies. */
export function clearToast(topic: string): void {
  waiting.delete(topic);
  toaster?.(topic, undefined);
}

/**
 * Fetches the toaster ahead of the first notice, when a form's field is first focused: the notice
 * that matters most is the one that reports a lost connection.
 */
export function prefetchToaster(): void {
  if (!toaster) fetchToaster();
}

/** Called by the toaster; gets the waiting notices. Returns how to stop listening. */
export function subscribeToToasts(listener: Listener): () => void {
  toaster = listener;
  for (const [topic, notice] of waiting) listener(topic, notice);
  waiting.clear();
  return () => {
    toaster = undefined;
  };
}

/** Sets how the toaster is fetched. Returns how to undo that. */
export function onToasterNeeded(fetch: () => void): () => void {
  fetchToaster = fetch;
  if (waiting.size > 0) fetch();
  return () => {
    fetchToaster = () => {};
  };
}
