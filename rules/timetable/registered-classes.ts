import type { Documents } from '#content/schemas/documents.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { Instant } from '../calendar/colombo.ts';
import { classesNotOver, placesOf } from './changes.ts';
import { choiceLineOf } from './choice.ts';
import { allClasses, knownClassById, type SchoolClass, weekOf } from './classes.ts';
import type { Today } from './today.ts';

/** The answers of a registration that are about classes. */
interface RegisteredSubjects {
  /** Empty while the office does not know it. */
  readonly level: Level | '';
  readonly subjects: readonly string[];
  readonly classes?: readonly string[] | undefined;
}

/** What decides which classes are a family's. */
export type FamilyOfClasses = (
  | { readonly kind: 'enquiry'; readonly fields: object }
  | { readonly kind: 'registration'; readonly fields: RegisteredSubjects }
) & {
  /** Ids of the classes in which it is placed; empty before that. */
  readonly placedIn: readonly string[];
  /** Since when it waits for a class, by the class's id. */
  readonly waitsSince: Readonly<Record<string, Instant>>;
};

/**
 * The ids of a family's classes: those in which it is placed, otherwise those that it asked for.
 * Whatever shows a family's classes shows these (docs/requirements.md, R50.4).
 */
export function classIdsOf({ kind, fields, placedIn }: FamilyOfClasses): readonly string[] {
  if (placedIn.length > 0) return placedIn;
  return kind === 'registration' ? (fields.classes ?? []) : [];
}

/**
 * The classes of a family whose times are known, in the order of the week: those in which it is
 * placed, otherwise those of its registration without those for which it waits.
 */
export function familyClasses(
  documents: Documents,
  family: FamilyOfClasses,
  now: Instant,
): SchoolClass[] {
  const { kind, fields, placedIn, waitsSince } = family;
  if (placedIn.length > 0) return allClasses(documents).filter(({ id }) => placedIn.includes(id));
  if (kind === 'enquiry') return [];
  return registeredClasses(documents, fields, now).filter(
    ({ id }) => !Object.hasOwn(waitsSince, id),
  );
}

/** The subjects of a registration of which neither the day is known nor a class is waited for. */
export function subjectsWithoutDay(
  documents: Documents,
  fields: RegisteredSubjects,
  classes: readonly SchoolClass[],
  waitsSince: FamilyOfClasses['waitsSince'],
): string[] {
  const waits = weekOfLevel(documents, fields.level).filter(({ id }) =>
    Object.hasOwn(waitsSince, id),
  );
  const known = [...classes, ...waits].map(({ registersAs }) => registersAs);
  return fields.subjects.filter((subject) => !known.some((each) => each === subject));
}

/**
 * The classes of the timetable to which a registration leads, in the order of the week: of each
 * subject the chosen groups, or its only group. Of a subject with several groups, the office agrees
 * one with the family. Classes that have ended are left out.
 */
export function registeredClasses(
  documents: Documents,
  registration: RegisteredSubjects,
  now: Instant,
): SchoolClass[] {
  const { level, subjects } = registration;
  const chosen = chosenClasses(documents, registration);
  const possible = classesNotOver(weekOfLevel(documents, level), now).filter(
    ({ registersAs }) => registersAs !== null && subjects.includes(registersAs),
  );
  return possible.filter((one) => {
    const groups = possible.filter(({ registersAs }) => registersAs === one.registersAs);
    return chosen.includes(one) || groups.length === 1;
  });
}

/**
 * Those of the classes whose level and subject are chosen too: both levels have English. A class that is
 * no subject of the form stays, and any level while none is chosen.
 */
export function fittingClasses(
  documents: Documents,
  ids: readonly string[],
  { level, subjects }: RegisteredSubjects,
): string[] {
  return ids.filter((id) => {
    const one = knownClassById(documents, id);
    if (!one) return true;
    const isOfLevel = level === '' || one.level === level;
    return isOfLevel && (!one.registersAs || subjects.includes(one.registersAs));
  });
}

/** The classes of its level that a registration names, in the order of the week. */
export function chosenClasses(
  documents: Documents,
  { level, classes = [] }: RegisteredSubjects,
): SchoolClass[] {
  return weekOfLevel(documents, level).filter(({ id }) => classes.includes(id));
}

/**
 * The full classes that a registration asks for, in the order of the week. A subject without a
 * chosen class counts with all its groups if all of them are full.
 */
export function waitingFor(
  documents: Documents,
  registration: RegisteredSubjects,
  places: Today['places'],
  now: Instant,
): SchoolClass[] {
  const week = classesNotOver(weekOfLevel(documents, registration.level), now);
  const chosen = chosenClasses(documents, registration);
  const isFull = ({ id }: SchoolClass) => placesOf(id, places) === 'full';
  const unchosen = registration.subjects
    .map((subject) => week.filter(({ registersAs }) => registersAs === subject))
    .filter((groups) => !groups.some((one) => chosen.includes(one)));
  const asked = [...chosen.filter(isFull), ...unchosen.filter((all) => all.every(isFull)).flat()];
  return week.filter((one) => asked.includes(one));
}

/** The ids of the classes for which a family still waits: not of the one whose place it takes. */
export function stillWaitedFor({
  waitsSince,
  offer,
}: {
  waitsSince: object;
  offer: { class: string; state: string } | null;
}): string[] {
  const taken = offer?.state === 'accepted' ? offer.class : undefined;
  return Object.keys(waitsSince).filter((id) => id !== taken);
}

/** Their names with hours and group. */
export function stillWaitedNames(
  documents: Documents,
  family: Parameters<typeof stillWaitedFor>[0],
): string[] {
  return stillWaitedFor(family).map((id) => choiceLineOf(documents, id));
}

/** A registration that the office wrote down may have no level yet. */
function weekOfLevel(documents: Documents, level: Level | ''): readonly SchoolClass[] {
  return level === '' ? [] : weekOf(documents)[level];
}
