/** As a page that was just loaded stands: without a way there that is seen. */
export function scrollToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
