import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { afterPaint } from '#app/browser/after-paint.ts';
import { useHydrated } from './use-hydrated.ts';

const Whole = createContext(true);

/**
 * The sections of a page. Where a link changes the page, the first screen is painted before the
 * rest is made, so that a slow phone answers the tap at once; a page that is loaded has them all.
 *
 * @param first how many children the first screen needs
 */
export function PageSections({ first = 1, children }: { first?: number; children: ReactNode[] }) {
  const loaded = !useHydrated();
  const [whole, setWhole] = useState(loaded);
  useEffect(() => afterPaint(() => startTransition(() => setWhole(true))), []);
  return (
    <Whole value={whole}>
      {whole ? children : children.slice(0, first)}
      {/* The footer waits below the screen. */}
      {!whole && <div className="to-come" />}
    </Whole>
  );
}

/** False in the first frame of a page that a link has changed to: what is not seen can wait. */
export function useWholePage(): boolean {
  return useContext(Whole);
}
