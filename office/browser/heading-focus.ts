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

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/**
 * Where the control that a person pressed was removed and its view has not moved the focus, the first control of
 * the nearest part around it that is still there takes it. Opening a view does not move it, and who has
 * typed or pressed Tab since then presses no other button by accident.
 */
export function useFocusNearby(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    let around: Element[] = [];
    let path = '';
    const forget = () => {
      pressed = null;
    };
    // Enter in a field is also a click, on the form's button.
    const note = () => {
      pressed = document.activeElement;
      around = [];
      for (let part = pressed?.parentElement; part; part = part.parentElement) around.push(part);
      path = location.pathname;
    };
    const move = () => {
      if (document.activeElement !== document.body || path !== location.pathname) return;
      const controls = around
        .filter((part) => part.isConnected)
        .flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)]);
      controls.find((control) => control.checkVisibility())?.focus();
    };
    const observer = new MutationObserver(() => {
      if (!pressed || pressed.isConnected) return;
      forget();
      // After the frame in which a view moves it.
      requestAnimationFrame(() => requestAnimationFrame(move));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('keydown', forget, true);
    document.addEventListener('click', note, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', forget, true);
      document.removeEventListener('click', note, true);
    };
  }, []);
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
