import {
  type GlyphName,
  type GlyphPath,
  glyphHeight,
  glyphPaths,
} from '#app/illustrations/glyph-paths.ts';
import type { Level } from '#content/teaching/levels.ts';
import { shareImageSize } from '#rules/pages/page-address.ts';
import type { Tokens } from './colours.ts';

const { width, height } = shareImageSize;

/** Side of a square of the paper. */
const SQUARE = 30;

/** Squared paper with the double red line of an exercise book's margin. */
export function ground({ paper, grid, margin }: Tokens['colours']): string {
  const lines: string[] = [];
  for (let x = SQUARE; x < width; x += SQUARE) lines.push(`M${x} 0V${height}`);
  for (let y = SQUARE; y < height; y += SQUARE) lines.push(`M0 ${y}H${width}`);
  return (
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<path d="${lines.join('')}" stroke="${grid}" stroke-opacity=".6"/>` +
    `<path d="M140 0V${height}M147 0V${height}" stroke="${margin}" stroke-width="3"/>`
  );
}

/** A subject's exercise book: dark spine, the level's bands, and a label plate with the sign. */
export function book(what: { glyph: GlyphName; level: Level; colour: string }): string {
  const x = 862;
  const y = 84;
  const bands = what.level === 'o-level' ? [0] : [0, 26];
  return (
    `<path d="M${x} ${y}h270a22 22 0 0 1 22 22v376a22 22 0 0 1-22 22h-270z" fill="${what.colour}"/>` +
    `<path d="M${x} ${y}h34v420h-34z" fill="#000" fill-opacity=".28"/>` +
    bands
      .map((down) => `<path d="M${x} ${y + 36 + down}h34v13h-34z" fill="#fff" fill-opacity=".92"/>`)
      .join('') +
    `<rect x="${x + 74}" y="${y + 80}" width="176" height="176" rx="8" fill="#fff"/>` +
    drawSign(what.glyph, { x: x + 162, y: y + 168, size: 108, colour: what.colour })
  );
}

/** The school's pen: the page has been marked. */
export function tick({ 'coconut-500': pen }: Tokens['colours']): string {
  return (
    `<path d="M880 320l92 100L1128 176" fill="none" stroke="${pen}" stroke-width="46" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

function drawSign(
  name: GlyphName,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): string {
  const glyph: GlyphPath = glyphPaths[name];
  const signWidth = glyph.width ?? glyphHeight;
  const scale = size / Math.max(signWidth, glyphHeight);
  return (
    `<path transform="translate(${x} ${y}) scale(${scale}) translate(${-signWidth / 2} ${-glyphHeight / 2})" ` +
    `d="${glyph.d}" fill="none" stroke="${colour}" stroke-width="2" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  );
}
