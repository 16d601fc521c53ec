import { derived } from '#content/derived.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { type Day, days } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { subjectAt, type TaughtSubject } from '#content/teaching/subjects.ts';
import { minutesOf, timeRange, timeText } from '#content/teaching/times.ts';
import type { ClassRow } from '#content/teaching/timetable.ts';

/** Weekdays are one group of a class, Saturday and Sunday another. */
export type Group = 'weekday' | 'weekend';

/** One class of the week: its row of the timetable, with all that a page shows of it. */
export interface SchoolClass
  extends Omit<ClassRow, 'from' | 'to'>,
    Omit<TaughtSubject, 'shortName'> {
  readonly level: Level;
  /** Minutes since midnight in Colombo. */
  readonly start: number;
  readonly end: number;
  /** '3.00–6.00 p.m.' */
  readonly time: string;
  readonly group: Group;
}

export const groupNames = {
  weekday: 'Weekday group',
  weekend: 'Weekend group',
} as const satisfies Record<Group, string>;

/** Which group meets on a day. */
export function groupOf(day: Day): Group {
  return day === 'Saturday' || day === 'Sunday' ? 'weekend' : 'weekday';
}

/** 'Combined Mathematics' -> 'combined-mathematics'. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Makes timetable rows ready for pages, in the order given. */
export function classesFrom(level: Level, rows: readonly ClassRow[]): SchoolClass[] {
  return rows.flatMap((row) => {
    const about = subjectAt(level, row.subject);
    if (!about) return [];
    const start = minutesOf(row.from);
    const end = minutesOf(row.to);
    return {
      ...about,
      ...row,
      level,
      start,
      end,
      time: timeRange(start, end),
      group: groupOf(row.day),
    };
  });
}

/** Classes from Monday to Sunday, and on a day by their start: a class is added at the end of its list. */
export function inWeekOrder<One extends Pick<SchoolClass, 'day' | 'start'>>(
  classes: readonly One[],
): One[] {
  return [...classes].sort(
    (one, other) => days.indexOf(one.day) - days.indexOf(other.day) || one.start - other.start,
  );
}

/** The week of each level, Monday to Sunday. */
export const weekOf = derived(
  ({ timetable: { classes } }): Record<Level, readonly SchoolClass[]> => ({
    'o-level': inWeekOrder(classesFrom('o-level', classes['o-level'])),
    'a-level': inWeekOrder(classesFrom('a-level', classes['a-level'])),
  }),
);

/** Every class of the school. */
export const allClasses = derived((documents): readonly SchoolClass[] =>
  levelKeys.flatMap((level) => weekOf(documents)[level]),
);

/** The class of an id from a query or a link. */
export function classById(documents: Documents, id: string): SchoolClass | undefined {
  return allClasses(documents).find((one) => one.id === id);
}

/**
 * Every class of the school, and those that were removed, as they were last: whatever names a
 * family's class uses these.
 */
export const knownClasses = derived((documents): readonly SchoolClass[] => {
  const { former } = documents.timetable;
  if (!former) return allClasses(documents);
  const removed = levelKeys.flatMap((level) => classesFrom(level, former[level]));
  const present = new Set(allClasses(documents).map(({ id }) => id));
  return [...allClasses(documents), ...removed.filter(({ id }) => !present.has(id))];
});

/** A class by its id, also one that was removed. */
export function knownClassById(documents: Documents, id: string): SchoolClass | undefined {
  return knownClasses(documents).find((one) => one.id === id);
}

/** Documents with the classes of earlier ones that they do not have any more, as they were last. */
export function withFormerClasses(documents: Documents, earlier: Documents): Documents {
  const { classes, former } = documents.timetable;
  const kept = levelKeys.map((level) => {
    const known = [
      ...earlier.timetable.classes[level],
      ...(former?.[level] ?? []),
      ...(earlier.timetable.former?.[level] ?? []),
    ];
    const ids = new Set<string>(classes[level].map(({ id }) => id));
    return [level, known.filter(({ id }) => !ids.has(id) && ids.add(id))] as const;
  });
  if (kept.every(([, rows]) => rows.length === 0)) return documents;
  const timetable = { ...documents.timetable, former: Object.fromEntries(kept) };
  return { ...documents, timetable: timetable as unknown as Documents['timetable'] };
}

/** 'Physics (A Level)'. */
export function className({ subject, level }: { subject: string; level: Level }): string {
  return `${subject} (${levels[level].name})`;
}

/** A class as a choice of it reads: 'Physics, Saturday 9.00 a.m.' */
export function classLabel({ subject, day, start }: SchoolClass): string {
  return `${subject}, ${day} ${timeText(start)}`;
}

/** A class by its id, as text; a class that is no longer in the timetable as its id. */
export function classText(documents: Documents, id: string): string {
  const one = knownClassById(documents, id);
  return one ? classLabel(one) : id;
}

/** The teacher of a class, of either level's list, if one is known. */
export function teacherOf({ teachers }: Documents, classId: string) {
  const all = levelKeys.flatMap((level) => teachers[level]);
  return all.find(({ classes }) => classes.includes(classId));
}

/** Length in hours. */
export function lengthOf({ start, end }: Pick<SchoolClass, 'start' | 'end'>): number {
  return (end - start) / 60;
}
