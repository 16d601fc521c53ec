/** At once, as on a page that was just loaded. */
export function scrollToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
