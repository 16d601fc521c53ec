import { transform } from 'lightningcss';

/**
 * The rules of a stylesheet that a page needs: none for a class that `isUsed` denies, no property of
 * its own that nothing reads, and no white space.
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
      },
    },
  });
  return withoutUnreadProperties(code.toString());
}

/** A stylesheet without the custom properties that no `var()` of its own names. */
function withoutUnreadProperties(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined),
      },
    },
  });
  const left = code.toString();
  // One may have been read by another that went.
  return left.length < css.length ? withoutUnreadProperties(left) : left;
}

/** The classes that React has written into a page; it writes no `"` anywhere else than so. */
export function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}
