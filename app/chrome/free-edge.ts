/** What a toast must not lie over: a receipt's reference, and the field that it speaks of. */
const REFERENCE = '[data-reference]';
const FIELD = 'input, select, textarea';

/** The edge of the screen, top or bottom, that is the farther from what must be seen beside a toast. */
export function freeEdge(): 'top' | 'bottom' {
  const boxes = [...document.querySelectorAll<HTMLElement>(REFERENCE), ...focusedField()]
    .map((element) => element.getBoundingClientRect())
    // Hidden, or scrolled away.
    .filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight);
  const above = Math.min(...boxes.map(({ top }) => top));
  const below = Math.min(...boxes.map(({ bottom }) => innerHeight - bottom));
  return above > below ? 'top' : 'bottom';
}

/** The field with the focus and its label, which may be all that is seen of it. */
function focusedField(): Element[] {
  const field = document.activeElement;
  if (!field?.matches(FIELD)) return [];
  return [field, ...((field as HTMLInputElement).labels ?? [])];
}
