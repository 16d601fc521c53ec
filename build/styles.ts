import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CustomAtRules, Visitor } from 'lightningcss';
import type { Plugin } from 'vite';

/** Where the named widths are: `@custom-media --name query, query;`. */
const NAMES = 'app/styles/media.css';

/** Makes media queries of named widths, in every style of the site. */
export function styleVisitor(): Visitor<CustomAtRules> {
  const named = readNames(readFileSync(NAMES, 'utf8'));
  return {
    MediaQuery({ condition }) {
      const name = condition?.type === 'feature' && condition.value.name;
      const queries = typeof name === 'string' && named.get(name);
      if (queries) return queries.map((raw) => ({ raw }));
      // In a longer query it would stay as it is, and never fit.
      const missed = /"--[\w-]+"/.exec(JSON.stringify(condition ?? null))?.[0];
      if (missed) throw new Error(`@media: ${missed} is not in ${NAMES}, or does not stand alone.`);
      return undefined;
    },
  };
}

/** The folders of the site's style modules and their layers (docs/style.md). */
const layers = [
  ['ui/', 'ui'],
  ['app/pages/', 'pages'],
  ['app/', 'parts'],
] as const;

/** Puts each style module into the layer of its folder; a later layer wins, whatever the selectors. */
export function layersByFolder(): Plugin {
  return {
    name: 'layers-by-folder',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css/ },
      handler(code, id) {
        const layer = layerOf(relative(process.cwd(), id));
        return layer && { code: `@layer ${layer} {${code}}`, map: null };
      },
    },
  };
}

/** The layer of a file of the project; undefined where its styles are in none, as the office's. */
export function layerOf(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  return layers.find(([start]) => path.startsWith(start))?.[1];
}

function readNames(css: string): Map<string, string[]> {
  const names = css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  return new Map([...names].map(([, name = '', queries = '']) => [name, queries.split(/,\s*/)]));
}

/**
 * Leaves out of sonner's module the call that puts its styles into the page: the content policy
 * allows only its style sheet, which is a file of the site.
 */
export function withoutInsertedStyles(): Plugin {
  return {
    name: 'without-inserted-styles',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.m?js$/ },
      handler(code) {
        const left = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (left === code)
          this.error('sonner no longer calls __insertCSS: find how it adds styles.');
        return { code: left, map: null };
      },
    },
  };
}
