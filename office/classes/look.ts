import { taughtSubjectAt } from '#rules/timetable/classes.ts';
import type { OfficeClass } from '../api/timetable.ts';

/** The attributes that give a class its subject's colour and its level's bands. */
export function lookOf({ level, subject }: Pick<OfficeClass, 'level' | 'subject'>) {
  return {
    'data-subject': taughtSubjectAt(level, subject)?.colour ?? 'other',
    'data-level': level,
  };
}
