import { useQuery } from '@tanstack/react-query';
import { entryName } from '#content/schemas/editor-fields.ts';
import { siteQueries } from '../api/site-queries.ts';
import { type ClassRow, classWords, type NameOf } from './value-words.ts';

/** The names of classes and teachers: as they are drafted, and those that the drafts remove. */
export function useNames(): NameOf {
  const { data: timetable } = useQuery(siteQueries.document('timetable'));
  const { data: teachers } = useQuery(siteQueries.document('teachers'));
  const ofClasses = [timetable?.value, timetable?.published].flatMap((version) =>
    [Object(version).classes, Object(version).former].flatMap(entriesIn),
  );
  const ofTeachers = [teachers?.value, teachers?.published].flatMap(entriesIn);
  return (id) => {
    const row = ofClasses.find((one) => one.id === id) as ClassRow | undefined;
    return row ? classWords(row) : entryName(ofTeachers.find((one) => one.id === id));
  };
}

/** The entries of both levels. */
function entriesIn(levels: unknown): { id: string }[] {
  return Object.values(Object(levels)).filter(Array.isArray).flat();
}
