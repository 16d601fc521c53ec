import { readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
import * as v from 'valibot';
import { type SubjectColour, subjectColours } from '#content/teaching/subjects.ts';

/** A colour in sRGB, 0 to 255 a channel, clipped where it lies outside. */
export function oklchToRgb(lightness: number, chroma: number, hue: number) {
  const [r = 0, g = 0, b = 0] = new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .coords.map((channel) => Math.round(255 * Math.min(1, Math.max(0, channel ?? 0))));
  return { r, g, b };
}

/** A written oklch colour as `#rrggbb`, its alpha left out. Throws for any other colour. */
export function toHex(written: string): string {
  const { spaceId, coords } = new Color(written);
  if (spaceId !== 'oklch') throw new Error(`${written} is no oklch() colour.`);
  const [lightness, chroma, hue] = coords;
  const { r, g, b } = oklchToRgb(lightness ?? 0, chroma ?? 0, hue ?? 0);
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export interface Tokens {
  /** By the token's name without `--color-`. */
  colours: Record<'paper' | 'grid' | 'ink' | 'slate' | 'margin' | 'coconut-500', string>;
  subjects: Record<SubjectColour, string>;
}

const hex = v.pipe(v.string(), v.hexColor());

/** The site's colours, read from where they are written down. Throws when one is missing. */
export async function readTokens(file = 'app/styles/tokens.css'): Promise<Tokens> {
  const css = await readFile(file, 'utf8');
  const found = (pattern: RegExp) =>
    Object.fromEntries(
      [...css.matchAll(pattern)].map(([, name = '', value = '']) => [name, toHex(value)]),
    );
  return {
    colours: v.parse(
      v.object({
        paper: hex,
        grid: hex,
        ink: hex,
        slate: hex,
        margin: hex,
        'coconut-500': hex,
      }),
      found(/--color-([\w-]+):\s*(oklch\([^)]*\))/g),
    ),
    subjects: v.parse(v.record(v.picklist(subjectColours), hex), {
      ...found(/\[data-subject="([\w-]+)"\] \{\s*--s:\s*(oklch\([^)]*\))/g),
      // Without its own token.
      ...Object.fromEntries(
        [...css.matchAll(/\[data-subject\] \{\s*--s:\s*(oklch\([^)]*\))/g)].map(
          ([, value = '']) => ['other', toHex(value)],
        ),
      ),
    }) as Tokens['subjects'],
  };
}
