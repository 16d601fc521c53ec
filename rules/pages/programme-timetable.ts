import { type Day, days } from '#content/teaching/dates.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { type Group, groupNames } from '../timetable/classes.ts';
import { type ProgrammeSlot, programmeGroups } from './programme-page.ts';

/** How a programme's classes are shown, and which of them a student attends. */
export interface ProgrammeTimetable {
  /**
   * 'groups': two groups of one class, of which a student attends one.
   * 'several': the same for each of several subjects.
   * 'subjects': the subjects differ in how many groups they have.
   */
  readonly kind: 'groups' | 'several' | 'subjects';
  readonly columns: readonly {
    readonly heading: string;
    readonly slots: readonly ProgrammeSlot[];
  }[];
}

/** A programme's timetable: a column per group, or per subject when only some have two groups. */
export function programmeTimetable(programme: Programme): ProgrammeTimetable {
  const groups = programmeGroups(programme);
  const all = [...groups.weekday, ...groups.weekend];
  const taughtIn = (group: Group, subject: string) =>
    groups[group].some((slot) => slot.subject === subject);
  const subjects = [...new Set(all.map(({ subject }) => subject))];

  if (subjects.every((subject) => taughtIn('weekday', subject) && taughtIn('weekend', subject))) {
    return {
      kind: subjects.length > 1 ? 'several' : 'groups',
      columns: (['weekday', 'weekend'] as const).map((group) => ({
        heading: groupNames[group],
        slots: groups[group],
      })),
    };
  }
  return {
    kind: 'subjects',
    columns: subjects.map((subject) => ({
      heading: subject,
      slots: all.filter((slot) => slot.subject === subject),
    })),
  };
}

/** The class times of a programme, shortened: one line for each group and its hours. */
export interface ClassTime {
  /** 'Wednesday', 'Monday to Thursday', 'Saturday or Sunday'. */
  readonly days: string;
  /** '3.00–6.00 p.m.'; two when the same days have two. */
  readonly times: readonly string[];
  /** True when the line is another group of classes in an earlier line. */
  readonly alternative: boolean;
}

/** When a programme is taught. */
export function classTimes(programme: Programme): readonly ClassTime[] {
  const groups = programmeGroups(programme);
  const named = new Set<string>();
  return [groups.weekday, groups.weekend].flatMap((slots) => {
    const lines = new Map<string, ProgrammeSlot[]>();
    for (const slot of slots) lines.set(slot.time, [...(lines.get(slot.time) ?? []), slot]);
    const times = new Map<string, ClassTime>();
    for (const [time, sharing] of lines) {
      const text = daysText(sharing);
      const before = times.get(text);
      times.set(text, {
        days: text,
        times: [...(before?.times ?? []), time],
        alternative: before?.alternative ?? sharing.every(({ subject }) => named.has(subject)),
      });
    }
    for (const { subject } of slots) named.add(subject);
    return [...times.values()];
  });
}

/** The days of slots with the same hours, in words. */
function daysText(slots: readonly ProgrammeSlot[]): string {
  const on: readonly Day[] = slots.map(({ day }) => day);
  const [first, last] = [on[0], on[on.length - 1]] as [Day, Day];
  const inARow = on.every((day, at) => days.indexOf(day) === days.indexOf(first) + at);
  if (on.length > 2 && inARow) return `${first} to ${last}`;
  const sameClass = slots.every(({ subject }) => subject === slots[0]?.subject);
  return on.join(sameClass ? ' or ' : ' and ');
}
