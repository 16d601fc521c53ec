import { readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
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

const colourNames = ['paper', 'grid', 'ink', 'slate', 'margin', 'coconut-500'] as const;

export interface Tokens {
  /** By the token's name without `--color-`. */
  colours: Record<(typeof colourNames)[number], string>;
  subjects: Record<SubjectColour, string>;
}

/** The site's colours, read from where they are written down. Throws when one is missing. */
export async function readTokens(file = 'app/styles/tokens.css'): Promise<Tokens> {
  const css = await readFile(file, 'utf8');
  return {
    colours: find(colourNames, /--color-([\w-]+):\s*(oklch\([^)]*\))/g),
    // The rule without a name is for subjects without their own token.
    subjects: find(
      subjectColours,
      /\[data-subject(?:="([\w-]+)")?\] \{\s*--s:\s*(oklch\([^)]*\))/g,
    ),
  };

  function find<Name extends string>(names: readonly Name[], pattern: RegExp) {
    const found = [...css.matchAll(pattern)].map(([, name = 'other', value = '']) => [name, value]);
    const colours: Record<string, string> = Object.fromEntries(found);
    const wanted = names.map((name) => {
      const value = colours[name];
      if (!value) throw new Error(`${file} has no colour ${name}.`);
      return [name, toHex(value)];
    });
    return Object.fromEntries(wanted) as Record<Name, string>;
  }
}
