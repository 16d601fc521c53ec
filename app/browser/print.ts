/** Prints the element of that id only, or the whole page. */
export function printElement(id?: string): void {
  const part = id ? document.getElementById(id) : null;
  if (part) {
    mark(part, 'data-printed');
    mark(document.documentElement, 'data-print');
  }
  print();
}

/** Prints the page with every tab. */
export function printAllTabs(): void {
  mark(document.documentElement, 'data-print-all');
  print();
}

/** Until the end of printing, which is an event: phones return from print() at once. */
function mark(element: Element, attribute: string): void {
  element.toggleAttribute(attribute, true);
  addEventListener('afterprint', () => element.removeAttribute(attribute), { once: true });
}
