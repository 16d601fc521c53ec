import { levels } from '../teaching/levels.ts';

/** ['a', 'b', 'c'] -> 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** 'o-level' -> 'O Level'; anything else as it stands. */
export function levelName(level: string): string {
  return Object.hasOwn(levels, level) ? levels[level as keyof typeof levels].name : level;
}
