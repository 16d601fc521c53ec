import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type SubjectColour, subjectColours } from '#content/teaching/subjects.ts';

/** `oklch(L C H)` or `oklch(L C H / alpha)`, numbers only, as the tokens are written. */
const OKLCH = /oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?\)/;

/**
 * A colour in sRGB, 0 to 255 a channel, clipped where it lies outside.
 * Source: B. Ottosson, "A perceptual color space for image processing" (Oklab).
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

/** A written oklch colour as `#rrggbb`, its alpha left out. Throws for any other colour. */
export function toHex(written: string): string {
  const [, lightness, chroma, hue] = OKLCH.exec(written) ?? [];
  if (lightness === undefined) throw new Error(`${written} is no oklch() colour.`);
  const { r, g, b } = oklchToRgb(Number(lightness), Number(chroma), Number(hue));
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
      // Without a token of its own.
      ...Object.fromEntries(
        [...css.matchAll(/\[data-subject\] \{\s*--s:\s*(oklch\([^)]*\))/g)].map(
          ([, value = '']) => ['other', toHex(value)],
        ),
      ),
    }) as Tokens['subjects'],
  };
}

function channel(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
