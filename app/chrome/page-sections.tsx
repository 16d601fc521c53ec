import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint, FullyRendered, useHydrated } from '#ui/rendering.ts';
import { SectionBoundary } from './error-screen.tsx';

/**
 * The sections of a page; one that fails is left out. When a link changes the page, the first screen
 * is painted before the rest is rendered, so that a slow phone responds to the tap at once. A long
 * list in the first section can wait in part, too (`useFirstScreenOf`).
 *
 * @param first how many children the first screen needs
 */
export function PageSections({ first = 1, children }: { first?: number; children: ReactNode[] }) {
  const loaded = !useHydrated();
  const [fullyRendered, setFullyRendered] = useState(loaded);
  useEffect(() => afterPaint(() => startTransition(() => setFullyRendered(true))), []);
  return (
    <FullyRendered value={fullyRendered}>
      {Children.map(children.slice(0, fullyRendered ? undefined : first), (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
      {/* Keeps the footer below the screen. */}
      {!fullyRendered && <div data-to-come="" />}
    </FullyRendered>
  );
}
