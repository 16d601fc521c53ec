/**
 * When the page was last touched, in milliseconds since it was opened. Opening the page counts as a
 * touch.
 */
let last = 0;

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus']) {
  addEventListener(kind, noteTouch, { capture: true, passive: true });
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') noteTouch();
});

/** How long ago the page was last touched, in milliseconds. */
export function untouchedFor(): number {
  return performance.now() - last;
}

/** @param moment of performance.now() */
export function touchedSince(moment: number): boolean {
  return last > moment;
}

function noteTouch(): void {
  last = performance.now();
}
