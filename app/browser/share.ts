/**
 * Hands the page's address on: to the phone's own sheet, or, where there is none, to the clipboard.
 *
 * @returns 'copied' when the visitor should be told so
 */
export async function sharePage(title: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    // Rejects when the visitor changes their mind.
    await navigator.share({ title, url: location.href }).catch(() => {});
    return 'shared';
  }
  await navigator.clipboard.writeText(location.href);
  return 'copied';
}
