import { follow } from './follow.ts';
import type { Source } from './names.ts';
import { isFact } from './placeholders.ts';
import { isPart, type Part, Reads } from './reads.ts';
import type { Modules } from './walk.ts';

/**
 * What stands in content and is read nowhere, a sentence each: words that no page shows.
 *
 * @param modules the exports of content's files
 * @param sources every file that may read them, content's own included
 */
export function unreadWords(modules: Modules, sources: readonly Source[]): string[] {
  const reads = new Reads();
  for (const source of sources) follow(source, modules, reads);
  const seen = new Set<Part>();
  const sentences = Object.entries(modules).flatMap(([file, exports]) =>
    Object.keys(exports)
      .flatMap((name) => pathsOf(unreadIn(exports, name, reads, seen), [name]))
      .map(
        (path) => `Nothing reads ${path.join(' > ')} (content/${file}). Use it, or take it out.`,
      ),
  );
  return [...new Set(sentences)];
}

/** What is unread of a key: all that it holds, or the paths inside it. */
type Unread = 'all' | readonly (readonly string[])[];

function unreadIn(part: Part, key: string, reads: Reads, seen: Set<Part>): Unread {
  const value: unknown = part[key as keyof Part];
  if (!isPart(value) || isListOfTexts(value)) return reads.has(part, key) ? [] : 'all';
  if (seen.has(value)) return [];
  seen.add(value);
  const keys = isFact(value) ? ['value'] : Object.keys(value);
  const found = keys.map((each) => unreadIn(value, each, reads, seen));
  if (found.every((each) => each === 'all')) return 'all';
  return found.flatMap((each, at) =>
    pathsOf(each, Array.isArray(value) ? [] : [keys[at] as string]),
  );
}

function pathsOf(unread: Unread, above: readonly string[]): readonly (readonly string[])[] {
  return unread === 'all' ? [above] : unread.map((path) => [...above, ...path]);
}

function isListOfTexts(value: Part): boolean {
  return Array.isArray(value) && !value.some(isPart);
}
