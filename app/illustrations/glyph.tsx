import type { ReactElement } from 'react';
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
 * @param size height in CSS pixels, or any CSS length such as '1em'; the width follows
 */
export function Glyph({
  name,
  size = '1em',
  className,
}: {
  name: GlyphName;
  size?: number | string;
  className?: string;
}): ReactElement {
  const { d, width = glyphHeight }: GlyphPath = glyphPaths[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${glyphHeight}`}
      height={size}
      className={className}
      aria-hidden="true"
      {...pen}
    >
      <path d={d} />
    </svg>
  );
}
