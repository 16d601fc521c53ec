import { transform } from 'lightningcss';

/**
 * The rules of a stylesheet that a page needs: none for a class that `isUsed` denies, and no white
 * space.
 */
export function usedStyles(css: string, isUsed: (className: string) => boolean): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
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

/** The classes that React has written into a page; it writes no `"` anywhere else than so. */
export function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}
