import { Glyph } from '#app/illustrations/glyph.tsx';
import { type SymbolName, symbolGlyphs } from '#app/illustrations/glyph-paths.ts';
import styles from './symbols.module.css';

/** Where a symbol may float: in the margin or in the free space round a section, never behind words. */
export type SymbolPlace =
  | 'margin-top'
  | 'margin'
  | 'margin-bottom'
  | 'corner'
  | 'edge'
  | 'top'
  | 'top-right'
  | 'bottom'
  | 'right'
  | 'right-bottom'
  | 'foot'
  | 'foot-right';

/**
 * The floating science, maths and chemistry symbols of one section (docs/requirements.md, R3.8).
 * Decorative. On phones the first, which is the one in the corner if there is one, moves along in the
 * gutter while its section is read, and those at the foot show too. They drift only while they are in
 * view. A section whose corner is taken moves that symbol along its edge: `--corner-symbol`, from the left.
 */
export function Symbols({ at }: { at: Partial<Record<SymbolPlace, SymbolName>> }) {
  return (
    <div className={styles.layer} aria-hidden="true" ref={markOnScreen}>
      {Object.entries(at.corner ? { corner: at.corner, ...at } : at).map(([place, name]) => (
        <span key={place} data-at={place} data-kind={symbolGlyphs[name].kind}>
          <Glyph name={name} size="100%" />
        </span>
      ))}
    </div>
  );
}

let observer: IntersectionObserver | undefined;

/** A `ref` that marks an element while it is on the screen: the styles move it only then. */
function markOnScreen(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-on-screen', isIntersecting);
  });
  observer.observe(element);
  return () => observer?.unobserve(element);
}
