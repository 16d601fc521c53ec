import { useEffect, useRef } from 'react';

/** The pressed element is gone and another view is about to appear. */
let isAwaited = false;

/** The next heading that appears takes the focus. */
export function awaitHeading(): void {
  isAwaited = true;
}

/** Returns whether a heading was awaited; from then on none is. */
export function takeAwaited(): boolean {
  const was = isAwaited;
  isAwaited = false;
  return was;
}

/** Focuses the view's heading, for when the focused element was removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-heading]')?.focus();
}

/**
 * Moves the focus after a render that removed the focused element, unless the render itself moved
 * it. Opening a view does not: after going back, the browser scrolls to where the person was.
 */
export function useFocusKept(move: () => void): void {
  const focused = document.activeElement;
  const isOpen = useRef(false);
  useEffect(() => {
    if (isOpen.current && !focused?.isConnected) {
      requestAnimationFrame(() => document.activeElement === document.body && move());
    }
    isOpen.current = true;
  });
}
