/**
 * Prints one part of the page and nothing else; without one, the page as its print styles have it.
 *
 * @param id the element to print
 */
export function printPart(id?: string): void {
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
