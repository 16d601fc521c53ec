/**
 * When somebody last touched the page, in milliseconds since it was opened. Opening it, and coming
 * back to it, is a touch.
 */
let last = 0;

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus']) {
  addEventListener(kind, noteTouch, { capture: true, passive: true });
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') noteTouch();
});

/** How long nobody has touched anything, in milliseconds. */
export function untouchedFor(): number {
  return performance.now() - last;
}

/** Whether somebody has touched the page since a moment of performance.now(). */
export function touchedSince(moment: number): boolean {
  return last > moment;
}

/** Waits until no finger has moved for a while, so that nothing moves under one. */
export async function untilStill(quiet = 700): Promise<void> {
  while (untouchedFor() < quiet) {
    await new Promise((resolve) => setTimeout(resolve, quiet - untouchedFor()));
  }
}

function noteTouch(): void {
  last = performance.now();
}
