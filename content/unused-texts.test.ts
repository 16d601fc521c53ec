import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('every key of the content is mentioned somewhere in the code', async () => {
  const mentioned = wordsOfTheCode();
  const modules = await contentModules();
  const unused = Object.entries(modules).flatMap(([file, exports]) =>
    keysIn(exports)
      .filter(({ key }) => !mentioned.has(key))
      .map(({ key, of }) => `${file}: ${of}.${key}`),
  );
  expect(unused).toEqual([]);
});

async function contentModules(): Promise<Record<string, object>> {
  const files = globSync('content/{forms,office,pages,school,teaching}/**/*.ts', {
    exclude: ['**/*.test.ts'],
  });
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, { ...(await import(resolve(file))) }])),
  );
}

/** Every word of the sources, except where a record defines it as its key. */
function wordsOfTheCode(): Set<string> {
  const files = globSync(
    '{app,build,content,office,payloads,rules,server,supabase,ui}/**/*.{ts,tsx}',
    {
      exclude: ['**/*.test.*', '**/node_modules/**', 'content/check/**'],
    },
  );
  const texts = files.map((file) =>
    readFileSync(file, 'utf8').replace(/^\s*['"]?[\w-]+['"]?:/gm, ''),
  );
  return new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

interface Key {
  key: string;
  /** The path of the record that has it. */
  of: string;
}

function keysIn(value: unknown, path = '', seen = new Set<unknown>()): Key[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const isName = path !== '' && !Array.isArray(value) && /^[A-Za-z]\w*$/.test(key);
    const inside = keysIn(child, path ? `${path}.${key}` : key, seen);
    return isName ? [{ key, of: path }, ...inside] : inside;
  });
}
