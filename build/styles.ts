import { type CssColor, transform } from 'lightningcss';
import { oklchToRgb } from './colours.ts';
import { attribute, type Document, elementsOf } from './html.ts';

/** The site is laid out for newer ones; syntax that these read too costs next to nothing. */
const OLDEST = { chrome: 100 << 16, safari: 15 << 16, firefox: 100 << 16 };

/**
 * Makes a stylesheet as small as it can be: colours in sRGB (all tokens lie within it, and browsers
 * that lack oklch read them too), no rule for a class that `isUsed` denies, no white space.
 *
 * @param fonts false leaves the font faces out: named twice, a browser would load them anew
 */
export function shrinkStyles(
  css: string,
  isUsed: (className: string) => boolean,
  { fonts = true } = {},
): string {
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
        'font-face': () => (fonts ? undefined : []),
        'layer-block': (rule) =>
          // Tailwind's stand-in for browsers without @property, which the site does not ask for.
          rule.value.name?.join('.') === 'properties' ? [] : undefined,
      },
    },
  });
  return code.toString().replace(/^\/\*![\s\S]*?\*\/\s*/, '');
}

/** Every word in a class attribute of the page. */
export function classesIn(document: Document): Set<string> {
  return new Set(
    [...elementsOf(document)].flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
  );
}

/** Every word of a script: a class that it can set is among them. */
export function wordsIn(script: string): Set<string> {
  return new Set(script.match(/[\w-]+/g));
}

function inSrgb(color: CssColor): CssColor | undefined {
  if (typeof color === 'string' || color.type !== 'oklch') return undefined;
  return { type: 'rgb', ...oklchToRgb(color.l, color.c, color.h), alpha: color.alpha };
}
