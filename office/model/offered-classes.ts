import type { Item, OfficeClass } from './types.ts';

/**
 * The classes that can be chosen for a family: of its level, if that is known, those that have not ended.
 * @param own ids of classes that the family has: they stay in sight
 */
export function offeredClasses(
  classes: readonly OfficeClass[] | undefined,
  level: Item['level'],
  own: readonly string[] = [],
): OfficeClass[] {
  return (classes ?? []).filter(
    (one) => own.includes(one.id) || ((level === null || one.level === level) && !one.over),
  );
}
