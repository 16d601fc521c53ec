import { type Closure, OPEN_END } from '#content/teaching/closure.ts';
import { closureNames } from '#content/teaching/closure-texts.ts';
import { closures as recorded } from '#content/teaching/closures.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import type { PublishedClosure } from '#payloads/today.ts';

/** A closure of the office, in the form of those in content/. */
export function asClosure({ from, to, levels: only, kind, reason }: PublishedClosure): Closure {
  return {
    kind: kind === 'exam' ? 'exam-blackout' : 'holiday',
    name: reason ?? closureNames[kind],
    from,
    to: to ?? OPEN_END,
    ...(only.length < levelKeys.length && { levels: only }),
  };
}

/** All closures: those in content/, and those of the office. */
export function allClosures(published: readonly PublishedClosure[]): readonly Closure[] {
  return published.length === 0 ? recorded : [...recorded, ...published.map(asClosure)];
}
