import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const places = new Map<string, number>();

/** A new view starts at its top; going back restores the position. */
export function useScroll(): void {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (shown.current !== pathname) scrollTo(0, places.get(key) ?? 0);
    shown.current = pathname;
    const note = () => places.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key, pathname]);
}
