import { type CssColor, transform } from 'lightningcss';
import { oklchToRgb } from './colours.ts';
import { attribute, type Document, elementsOf } from './html.ts';

/** The site is laid out for newer ones; syntax that these read too costs next to nothing. */
const OLDEST = { chrome: 100 << 16, safari: 15 << 16, firefox: 100 << 16 };

/** What pages and scripts may put into an element's class. */
export interface UsedNames {
  /** Words that stand in a class attribute of some page. */
  inPages: ReadonlySet<string>;
  /** Text of every script: a class that it can set stands in it somewhere. */
  scripts: string;
}

/**
 * Makes the site's stylesheet as small as it can be: colours in sRGB (all tokens lie within it, and
 * browsers that lack oklch read them too), nothing that no page or script uses, no white space.
 */
export function shrinkStyles(css: string, used: UsedNames): string {
  const inScripts = new Set(used.scripts.match(/[\w-]+/g));
  const isUsed = (name: string) => used.inPages.has(name) || inScripts.has(name);
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST,
    visitor: {
      Color: inSrgb,
      Rule: {
        style: ({ value: { selectors } }) => {
          const reachable = selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || isUsed(part.name)),
          );
          return reachable ? undefined : [];
        },
        'layer-block': (rule) =>
          // Tailwind's stand-in for browsers without @property, which the site does not ask for.
          rule.value.name?.join('.') === 'properties' ? [] : undefined,
      },
    },
  });
  return code.toString().replace(/^\/\*![\s\S]*?\*\/\s*/, '');
}

/** Every word in a class attribute of the page. */
export function classesIn(document: Document): string[] {
  return [...elementsOf(document)].flatMap(
    (element) => attribute(element, 'class')?.split(/\s+/) ?? [],
  );
}

function inSrgb(color: CssColor): CssColor | undefined {
  if (typeof color === 'string' || color.type !== 'oklch') return undefined;
  return { type: 'rgb', ...oklchToRgb(color.l, color.c, color.h), alpha: color.alpha };
}
