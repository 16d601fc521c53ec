/**
 * Hands something on: to the phone's own sheet, or, where there is none, to the clipboard.
 *
 * @param title what the phone's sheet calls it
 * @param content a text, or the address of a page
 * @returns 'copied' when the visitor should be told so
 */
export async function share(
  title: string,
  content: { text: string } | { url: string },
): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    // Rejects when the visitor changes their mind.
    await navigator.share({ title, ...content }).catch(() => {});
    return 'shared';
  }
  await navigator.clipboard.writeText('text' in content ? content.text : content.url);
  return 'copied';
}
