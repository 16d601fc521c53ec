/**
 * Prints one part of the page and nothing else; without one, the page as its print styles have it.
 *
 * @param id the element to print
 */
export function printElement(id?: string): void {
  const part = id ? document.getElementById(id) : null;
  const root = document.documentElement;
  if (part) {
    part.toggleAttribute('data-printed', true);
    root.toggleAttribute('data-print', true);
    // Phones return from print() at once, so the end of printing is an event.
    addEventListener(
      'afterprint',
      () => {
        part.removeAttribute('data-printed');
        root.removeAttribute('data-print');
      },
      { once: true },
    );
  }
  print();
}

/** Prints the page with what its tabs hide: the print styles see `data-print-all` until then. */
export function printAllTabs(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-print-all', true);
  addEventListener('afterprint', () => root.removeAttribute('data-print-all'), { once: true });
  print();
}
