import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('app', file),
);
const modules = files.filter((file) => file.endsWith('.module.css'));
const users = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => importsOf(file))
  .filter(({ to }) => to.endsWith('.module.css'));

describe('the styles of a component', () => {
  test.each(modules)('%s stand in the layer of their folder', (file) => {
    expect(layersOf(file)).toEqual(new Set([layerOf(file)]));
  });

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
