import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const files = ['app', 'office'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const users = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => importsOf(file))
  .filter(({ to }) => to.endsWith('.module.css'));

/** Where tokens are written down: the site's, which the office reads too, and the office's own. */
const SITE_TOKENS = 'app/styles/tokens.css';
const OFFICE_TOKENS = 'office/styles/tokens.css';
/** Where fonts and the names of widths are written down besides. */
const written = [SITE_TOKENS, OFFICE_TOKENS, 'app/styles/fonts.css', 'app/styles/media.css'];
const styles = files.filter((file) => file.endsWith('.css') && !written.includes(file));

const WRITTEN = /--(text|color|radius|shadow)-[\w-]+(?=:)/g;
const READ = /(?<=var\()--(text|color|radius|shadow)-[\w-]+/g;

describe('colours, radii, shadows and font sizes are tokens', () => {
  test.each(styles)('in %s', (file) => {
    expect([...coloursIn(file), ...literalsIn(readFileSync(file, 'utf8'))]).toEqual([]);
  });

  test('a literal is found', () => {
    expect(
      literalsIn('p { font-size: 1.2rem; font: 700 17px / 1 serif; border-radius: 0 4px; }'),
    ).toHaveLength(3);
    expect(literalsIn('p { box-shadow: 0 0 3px var(--color-ink); }')).toHaveLength(1);
    expect(literalsIn('p { font-size: 0.9em; border-radius: 50% 0; box-shadow: none; }')).toEqual(
      [],
    );
  });
});

describe('tokens', () => {
  const site = tokensIn(SITE_TOKENS, WRITTEN);
  const office = tokensIn(OFFICE_TOKENS, WRITTEN);

  test.each(styles)('that %s reads are written down', (file) => {
    const known = file.startsWith('office/') ? [...site, ...office] : site;
    expect(tokensIn(file, READ).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('of the office are read by it', () => {
    const inOffice = styles.filter((file) => file.startsWith('office/'));
    const read = new Set(inOffice.flatMap((file) => tokensIn(file, READ)));
    expect(office.filter((name) => !read.has(name))).toEqual([]);
  });
});

describe('the styles of a component', () => {
  // The office has no layers for its modules.
  test.each(modules.filter((file) => file.startsWith('app/')))(
    '%s stand in the layer of their folder',
    (file) => {
      expect(layersOf(file)).toEqual(new Set([layerOf(file)]));
    },
  );

  test.each(modules)('%s belong to components beside them', (file) => {
    const importing = users.filter(({ to }) => to === file).map(({ from }) => dirname(from));
    expect(new Set(importing)).toEqual(new Set([dirname(file)]));
  });

  test.each(users)('$from names classes of $to, and none that is missing', ({ from, to }) => {
    const { fixed } = namesIn(from);
    expect(fixed.filter((name) => !classesOf(to).has(name))).toEqual([]);
  });

  test.each(modules)('%s have no class that nobody names', (file) => {
    const named = users.filter(({ to }) => to === file).map(({ from }) => namesIn(from));
    // One that picks a class by a value may name any.
    if (named.some(({ picks }) => picks)) return;
    const names = new Set(named.flatMap(({ fixed }) => fixed));
    expect([...classesOf(file)].filter((name) => !names.has(name))).toEqual([]);
  });
});

function tokensIn(file: string, pattern: RegExp): string[] {
  return readFileSync(file, 'utf8').match(pattern) ?? [];
}

function layerOf(file: string): string {
  const [, folder] = file.split('/');
  return folder === 'ui' || folder === 'pages' ? folder : 'parts';
}

/** The layers of a file's rules; '' for what stands in none. */
function layersOf(file: string): Set<string> {
  const found = new Set<string>();
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      StyleSheet({ rules }) {
        for (const rule of rules)
          found.add(rule.type === 'layer-block' ? (rule.value.name?.join('.') ?? '') : '');
      },
    },
  });
  return found;
}

function classesOf(file: string): Set<string> {
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: true });
  // Keyframes are exported too; the file itself refers to them.
  const own = Object.entries(exports ?? {}).filter(([, { isReferenced }]) => !isReferenced);
  return new Set(own.map(([name]) => name));
}

/**
 * The classes that a component names as `styles.name`, and whether it picks any by a value. A file
 * `/styles.css` is no class.
 */
function namesIn(file: string): { fixed: string[]; picks: boolean } {
  const code = readFileSync(file, 'utf8');
  const fixed = [...code.matchAll(/(?<!\/)\bstyles\.(\w+)|\bstyles\['([\w-]+)'\]/g)];
  return {
    fixed: fixed.map(([, plain, quoted]) => plain ?? quoted ?? ''),
    picks: /\bstyles\[[^'\]]/.test(code),
  };
}

/** Colours that are written out; `transparent`, the words of the system and currentColor may be. */
function coloursIn(file: string): string[] {
  const found: string[] = [];
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Color(color) {
        if (typeof color === 'string' || color.type === 'currentcolor') return;
        if ('alpha' in color && color.alpha === 0) return;
        found.push(JSON.stringify(color));
      },
    },
  });
  return found;
}

/** Sizes, radii and shadows that are neither a token nor a share of what they stand in. */
function literalsIn(css: string): string[] {
  const rules = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    // A token that may shrink to fit its box or the window.
    .replaceAll(/min\((var\(--text-[\w-]+\)), [\d.]+(?:cqi|vw)\)/g, '$1');
  const of = (property: string) =>
    [...rules.matchAll(new RegExp(`[\\s{;]${property}:([^;}]+)`, 'g'))].map(([, value = '']) =>
      value.trim(),
    );
  const hasLength = (value: string) => /(?<![\w-])\d*\.?\d+(rem|px|vw|cqi)\b/.test(value);
  return [
    ...of('font-size').filter(hasLength),
    ...of('font').filter(hasLength),
    ...of('border-(?:[a-z]+-)*radius').filter(hasLength),
    // What is drawn with a shadow takes its colour from the text or its ground.
    ...of('box-shadow').filter(
      (value) => hasLength(value) && !/currentColor|var\(--bg/.test(value),
    ),
  ];
}
