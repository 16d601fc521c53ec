import { useEffect, useRef } from 'react';
import { keepSite, pageChanged } from '#app/browser/kept-site.ts';
import { usePath } from './use-path.tsx';

/** Keeps the site on the visitor's device, for times without a line. Shows nothing. */
export function KeptSite() {
  const path = usePath();
  const shown = useRef(path);

  useEffect(keepSite, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    pageChanged();
  }, [path]);

  return null;
}
