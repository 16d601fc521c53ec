/**
 * Opens the phone's own share sheet, or copies to the clipboard if the phone has no share sheet.
 *
 * @param title what the phone's sheet calls it
 * @param content a text, or the address of a page
 * @returns what to show to the visitor: that it was copied, or that the browser refused
 */
export async function share(
  title: string,
  content: { text: string } | { url: string },
): Promise<'shared' | 'copied' | 'refused'> {
  if (navigator.share) {
    // Rejects when the visitor changes their mind.
    await navigator.share({ title, ...content }).catch(() => {});
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText('text' in content ? content.text : content.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
