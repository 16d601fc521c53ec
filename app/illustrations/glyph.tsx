import {
  type GlyphName,
  type GlyphPath,
  glyphHeight,
  glyphPaths,
  glyphStroke,
} from './glyph-paths.ts';

/** How every sign is drawn. */
const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: glyphStroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * One sign of the drawn set, in the colour of the text around it. Decorative: the word next to it
 * has the same meaning.
 *
 * @param size its height; the width follows
 */
export function Glyph({ name, size = '1em' }: { name: GlyphName; size?: string }) {
  const { d, width = glyphHeight }: GlyphPath = glyphPaths[name];
  return (
    <svg viewBox={`0 0 ${width} ${glyphHeight}`} height={size} aria-hidden="true" {...pen}>
      <path d={d} />
    </svg>
  );
}
