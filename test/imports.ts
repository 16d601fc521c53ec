import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** The files of the project that a file imports. */
export function importsOf(file: string): Import[] {
  return specifiersOf(file).flatMap(({ specifier, typeOnly }) => {
    const to = resolve(file, specifier);
    return to ? [{ from: file, to, typeOnly }] : [];
  });
}

/** The specifiers of a file's imports and re-exports. */
export function specifiersOf(file: string): { specifier: string; typeOnly: boolean }[] {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const statics = module.staticImports.map((each) => ({
    specifier: each.moduleRequest.value,
    typeOnly: each.entries.length > 0 && each.entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ specifier: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  );
  // A computed name imports built files.
  const dynamics = module.dynamicImports
    .map((each) => code.slice(each.moduleRequest.start, each.moduleRequest.end))
    .filter((name) => /^['"`]/.test(name))
    .map((name) => ({ specifier: name.slice(1, -1), typeOnly: false }));
  return [...statics, ...again, ...dynamics];
}

/** @returns the imported file's path from the project's root; undefined for a package */
export function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(dirname(file), path);
  return undefined;
}
