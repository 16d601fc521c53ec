/**
 * Prints one part of the page only, or the whole page by its print styles.
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

/** Prints the page with every tab: the print styles use `data-print-all`. */
export function printAllTabs(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-print-all', true);
  addEventListener('afterprint', () => root.removeAttribute('data-print-all'), { once: true });
  print();
}
