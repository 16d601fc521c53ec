import { pen } from '#ui/icon.tsx';
import {
  type GlyphName,
  type GlyphPath,
  glyphHeight,
  glyphPaths,
  glyphStroke,
} from './glyph-paths.ts';

/** One sign of the drawn set, `size` high. Decorative: the word next to it has the same meaning. */
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
