import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const users = globSync('{app,office,ui}/**/*.tsx')
  .flatMap((file) => importsOf(file))
  .filter(({ to }) => to.endsWith('.module.css'));
const modules = globSync('{app,office,ui}/**/*.module.css');

test('components use only classes that their styles have', () => {
  const missing = users.flatMap(({ from, to }) => {
    const classes = classesOf(to);
    return namesIn(from, to)
      .names.filter((name) => !classes.has(name))
      .map((name) => `${from}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a module is used', () => {
  const unused = modules.flatMap((file) => {
    const named = users.filter(({ to }) => to === file).map(({ from }) => namesIn(from, file));
    // A component that selects a class by a value may use any.
    if (named.some(({ picks }) => picks)) return [];
    const names = new Set(named.flatMap((each) => each.names));
    return [...classesOf(file)]
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('styles read only tokens that exist', () => {
  const tokens = new Set(
    globSync('{app,office}/styles/*tokens.css').flatMap((file) =>
      matches(file, /--(?:text|color|radius|shadow)-[\w-]+(?=:)/g),
    ),
  );
  const unknown = globSync('{app,office,ui}/**/*.css').flatMap((file) =>
    matches(file, /(?<=var\()--(?:text|color|radius|shadow)-[\w-]+/g)
      .filter((name) => !tokens.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

function matches(file: string, pattern: RegExp): string[] {
  return readFileSync(file, 'utf8').match(pattern) ?? [];
}

function classesOf(file: string): Set<string> {
  const { exports } = transform({ filename: file, code: readFileSync(file), cssModules: true });
  // Keyframes are exported too; the file itself refers to them.
  const own = Object.entries(exports ?? {}).filter(([, { isReferenced }]) => !isReferenced);
  return new Set(own.map(([name]) => name));
}

/** The classes that a component uses from a module, and whether it selects any by a value. */
function namesIn(file: string, module: string): { names: string[]; picks: boolean } {
  const code = readFileSync(file, 'utf8');
  const name = basename(module).replaceAll('.', '\\.');
  const local = code.match(new RegExp(`import (\\w+) from '[^']*/${name}'`))?.[1];
  const used = new RegExp(`(?<![/.-])\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g');
  return {
    names: [...code.matchAll(used)].map(([, plain, quoted]) => plain ?? quoted ?? ''),
    picks: new RegExp(`\\b${local}\\[[^'\\]]`).test(code),
  };
}
