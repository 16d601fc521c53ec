/** What a toast must not cover. */
const KEEP_CLEAR = [
  '[data-keep-clear]',
  // A receipt's reference.
  '[data-reference]',
  // A dialog's buttons, such as Close. The toasts are inside the dialog too.
  'dialog[open] :is(button, [role="button"]):not([data-sonner-toast] *)',
].join();

/** The width of a toast with its margins where it does not fill the screen, in pixels. */
const TOAST_COLUMN = 420;
/** The widest screen that a toast fills, in pixels. */
const PHONE = 600;

/**
 * @returns the distance of the highest free space on the right of the screen from the bottom of the
 *   screen, in pixels: between what a toast must not cover
 */
export function freeOffset(): number {
  const left = innerWidth <= PHONE ? 0 : innerWidth - TOAST_COLUMN;
  const boxes = [...document.querySelectorAll(KEEP_CLEAR), ...focusedField()]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom, top, right }) => {
      return height > 0 && bottom > 0 && top < innerHeight && right > left;
    })
    .sort((one, other) => one.top - other.top);
  let best = { from: 0, to: 0 };
  let from = 0;
  for (const { top, bottom } of [...boxes, { top: innerHeight, bottom: innerHeight }]) {
    // Of two equal spaces the lower one.
    if (top - from >= best.to - best.from) best = { from, to: top };
    from = Math.max(from, bottom);
  }
  return innerHeight - best.to;
}

/** The field with the focus and its label, which may be all that is in view of it. */
function focusedField(): Element[] {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return [];
  return [field, ...((field as HTMLInputElement).labels ?? [])];
}
