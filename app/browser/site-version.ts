/**
 * Whether the site now has another version than the page that is open, or another release
 * (build/render-worker.ts). Never throws; false without a connection, and on a host that only serves files.
 */
export async function isReplaced(): Promise<boolean> {
  const { version } = document.documentElement.dataset;
  // Offline, the browser itself would log an error.
  if (!version || !navigator.onLine) return false;
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const served = headers.get('x-version');
    return served !== null && served !== version;
  } catch {
    return false;
  }
}
