const RELOADED = 'office:reloaded';

/**
 * A part of the page that the server no longer has, as the tab was opened before an upgrade: reloads
 * the page with the new parts. What is typed is in the window's storage and stays.
 *
 * @throws the error if the page was reloaded for it already, or the storage is blocked
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (sessionStorage.getItem(RELOADED)) throw error;
  sessionStorage.setItem(RELOADED, '1');
  location.reload();
  return new Promise(() => {});
}

/** A part was loaded: a later one that is gone may reload the page again. */
export function noteLoaded<Part>(part: Part): Part {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {}
  return part;
}
