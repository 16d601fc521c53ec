// The styles of a page, without a CSS compiler: the server renders pages too. A style sheet is read
// once, since reading it takes ten times as long as rendering a page.

/** A rule, or a statement such as `@layer a, b`. */
interface Rule {
  prelude: string;
  /** The classes of each of its selectors. */
  selectors?: string[][];
  declarations?: Declaration[];
  /** The rules of a group. */
  rules?: Rule[];
  /** What another at-rule contains, which stays as it is. */
  body?: string;
}

interface Declaration {
  text: string;
  /** Of a custom property. */
  name?: string;
}

/** At-rules that contain rules; the others contain declarations and are kept as they are. */
const GROUPS = /^@(media|supports|layer|container)\b/;

/** Reads a minified style sheet. */
export function readStyles(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    const close = css[end] === '{' ? endOf(css, end + 1, '}') : end;
    if (close > end) rules.push(ruleOf(prelude, css.slice(end + 1, close)));
    else if (prelude) rules.push({ prelude });
    at = close + 1;
  }
  return rules;
}

function ruleOf(prelude: string, body: string): Rule {
  if (GROUPS.test(prelude)) return { prelude, rules: readStyles(body) };
  if (prelude.startsWith('@')) return { prelude, body };
  const declarations = splitAt(body, ';')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ text, name: /^\s*(--[\w-]+):/.exec(text)?.[1] }));
  return { prelude, selectors: splitAt(prelude, ',').map(classesOf), declarations };
}

/** The classes that a page must have for a selector; those in parentheses do not count. */
function classesOf(selector: string): string[] {
  const plain = selector
    // A digit that a name begins with is escaped: `.\31 a`.
    .replace(/\\([\da-f]{1,6}) ?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\./g, '_')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * The rules of style sheets that a page needs: without rules for classes that its HTML does not use,
 * and without custom properties that are not read.
 */
export function usedStyles(rules: readonly Rule[], html: string): string {
  const used = classesIn(html);
  return withoutUnreadProperties(rules.flatMap((rule) => needed(rule, used)));
}

function needed(rule: Rule, used: ReadonlySet<string>): Rule[] {
  const { rules, selectors } = rule;
  if (rules) return [{ ...rule, rules: rules.flatMap((inner) => needed(inner, used)) }];
  const isReachable = (classes: string[]) => classes.every((name) => used.has(name));
  return !selectors || selectors.some(isReachable) ? [rule] : [];
}

/** A property may have been read only by one that has just been removed. */
function withoutUnreadProperties(
  rules: readonly Rule[],
  css = rules.map(written).join(''),
): string {
  const read = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const left = rules.map((rule) => withDeclarations(rule, ({ name }) => !name || read.has(name)));
  const leftCss = left.map(written).join('');
  return leftCss.length < css.length ? withoutUnreadProperties(left, leftCss) : css;
}

function withDeclarations(rule: Rule, keeps: (declaration: Declaration) => boolean): Rule {
  return {
    ...rule,
    rules: rule.rules?.map((inner) => withDeclarations(inner, keeps)),
    declarations: rule.declarations?.filter(keeps),
  };
}

/** A rule as text; '' if it has nothing left. */
function written({ prelude, rules, declarations, body }: Rule): string {
  const inner =
    body ?? rules?.map(written).join('') ?? declarations?.map(({ text }) => text).join(';');
  if (inner === undefined) return `${prelude};`;
  return inner || body !== undefined ? `${prelude}{${inner}}` : '';
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
