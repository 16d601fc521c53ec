import { readFileSync } from 'node:fs';
import type { CssColor, CustomAtRules, Visitor } from 'lightningcss';
import { oklchToRgb } from './colours.ts';

/**
 * What happens to every style of the site on its way to the browser: colours come out in sRGB (all
 * tokens lie within it, and browsers that lack oklch read them too), and named widths become their
 * media queries.
 *
 * @param file where the names are: `@custom-media --name query, query;`
 */
export function styleVisitor(file = 'app/styles/media.css'): Visitor<CustomAtRules> {
  const named = readNames(readFileSync(file, 'utf8'));
  return {
    Color: inSrgb,
    MediaQuery({ condition }) {
      const name = condition?.type === 'feature' && condition.value.name;
      const queries = typeof name === 'string' && named.get(name);
      if (queries) return queries.map((raw) => ({ raw }));
      // In a longer query it would stay as it is, and never fit.
      const missed = /"--[\w-]+"/.exec(JSON.stringify(condition ?? null))?.[0];
      if (missed) throw new Error(`@media: ${missed} is not in ${file}, or does not stand alone.`);
      return undefined;
    },
  };
}

function readNames(css: string): Map<string, string[]> {
  const names = css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  return new Map([...names].map(([, name = '', queries = '']) => [name, queries.split(/,\s*/)]));
}

function inSrgb(color: CssColor): CssColor | undefined {
  if (typeof color === 'string' || color.type !== 'oklch') return undefined;
  return { type: 'rgb', ...oklchToRgb(color.l, color.c, color.h), alpha: color.alpha };
}
