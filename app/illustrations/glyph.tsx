import { pen } from '#ui/icon.tsx';
import {
  type GlyphName,
  type GlyphPath,
  glyphHeight,
  glyphPaths,
  glyphStroke,
} from './glyph-paths.ts';

/**
 * One sign of the drawn set, in the colour of the text around it. Decorative: the word next to it
 * has the same meaning.
 *
 * @param size its height; the width follows
 */
export function Glyph({ name, size = '1em' }: { name: GlyphName; size?: string }) {
  const { d, width = glyphHeight }: GlyphPath = glyphPaths[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${glyphHeight}`}
      height={size}
      aria-hidden="true"
      {...pen}
      strokeWidth={glyphStroke}
    >
      <path d={d} />
    </svg>
  );
}
