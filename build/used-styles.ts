// The styles of a page, without a CSS compiler: the server renders pages too.

/** A rule with its braces, or a statement without. */
interface Rule {
  prelude: string;
  /** Undefined of a statement such as `@layer a, b`. */
  body?: string;
}

/** At-rules that contain rules; the others contain declarations and are kept as they are. */
const GROUPS = /^@(media|supports|layer|container)\b/;

/**
 * The rules of a minified style sheet that a page needs: without rules for classes that its HTML does
 * not use, and without custom properties that are not read.
 */
export function usedStyles(css: string, html: string): string {
  const used = classesIn(html);
  return withoutUnreadProperties(kept(css, used));
}

function kept(css: string, used: ReadonlySet<string>): string {
  return rulesIn(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (GROUPS.test(prelude)) {
        const inner = kept(body, used);
        return inner && `${prelude}{${inner}}`;
      }
      const isUsed = prelude.startsWith('@') || splitAt(prelude, ',').some(isReachable);
      return isUsed ? `${prelude}{${body}}` : '';
    })
    .join('');

  /** Whether the page has every class of a selector; those in parentheses do not count. */
  function isReachable(selector: string): boolean {
    const plain = selector.replace(/\\./g, '_').replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
    return [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name));
  }
}

/** A property may have been read only by one that has just been removed. */
function withoutUnreadProperties(css: string): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const left = mapDeclarations(css, (declaration) => {
    const [, name] = /^\s*(--[\w-]+):/.exec(declaration) ?? [];
    return name === undefined || read.has(name);
  });
  return left.length < css.length ? withoutUnreadProperties(left) : left;
}

function mapDeclarations(css: string, keeps: (declaration: string) => boolean): string {
  return rulesIn(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      const isGroup = GROUPS.test(prelude);
      if (prelude.startsWith('@') && !isGroup) return `${prelude}{${body}}`;
      const inner = isGroup
        ? mapDeclarations(body, keeps)
        : splitAt(body, ';')
            .filter((each) => each.trim() !== '' && keeps(each))
            .join(';');
      return inner && `${prelude}{${inner}}`;
    })
    .join('');
}

/** The rules of a style sheet, or of a group of rules. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ prelude });
      at = end + 1;
      continue;
    }
    const close = endOf(css, end + 1, '}');
    rules.push({ prelude, body: css.slice(end + 1, close) });
    at = close + 1;
  }
  return rules;
}

/** Splits a text at a sign that is in no string and in no brackets. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const end = endOf(text, at, sign);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Where the first of some signs is, in no string and in no brackets; the length without one. */
function endOf(text: string, start: number, signs: string): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      for (at += 1; at < text.length && text[at] !== sign; at += 1) if (text[at] === '\\') at += 1;
    } else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return text.length;
}

/** The classes in a page. React escapes every other `"`, so the pattern finds only attributes. */
export function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}
