import { markOffScreen } from '#app/browser/off-screen.ts';
import type { SignName } from '#app/ui/sign-paths.ts';
import { Sign } from '#app/ui/signs.tsx';

/** Where a symbol may float: in the margin or in the free space round a section, never behind words. */
export type SymbolPlace =
  | 'margin-top'
  | 'margin'
  | 'margin-bottom'
  | 'corner'
  | 'top'
  | 'top-right'
  | 'bottom'
  | 'right'
  | 'right-bottom';

/**
 * The floating science, maths and chemistry symbols of one section (specification, section 1).
 * Decorative. The one in the corner also shows on phones. They drift only while they are seen.
 */
export function Symbols({ at }: { at: Partial<Record<SymbolPlace, SignName>> }) {
  return (
    <div className="float" aria-hidden="true" ref={markOffScreen}>
      {Object.entries(at).map(([place, name]) => (
        <span key={place} data-at={place}>
          <Sign name={name} size="100%" />
        </span>
      ))}
    </div>
  );
}
