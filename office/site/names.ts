import { useQuery } from '@tanstack/react-query';
import { type NameOf, namesIn } from '#rules/pages/value-words.ts';
import { siteQueries } from '../api/site-queries.ts';

/** The names of classes and teachers: as they are drafted, and those that the drafts remove. */
export function useNames(): NameOf {
  const { data: timetable } = useQuery(siteQueries.document('timetable'));
  const { data: teachers } = useQuery(siteQueries.document('teachers'));
  return namesIn([
    { timetable: timetable?.value, teachers: teachers?.value },
    { timetable: timetable?.published, teachers: teachers?.published },
  ]);
}
