import type { Documents } from '../schemas/documents.ts';
import type { Level } from '../teaching/levels.ts';
import { subjectColour } from '../teaching/subjects.ts';

/**
 * The lecturers of an overview (docs/requirements.md, R18.6). They are teachers too, so their facts
 * are in the teachers' list.
 */
export function lecturersOf({ lecturers, teachers }: Documents, level: Level) {
  return lecturers[level].flatMap(({ id, subject }) => {
    const teacher = teachers[level].find((one) => one.id === id);
    if (!teacher) return [];
    const colour = subjectColour(teacher.subject);
    return { ...teacher, colour, subject: subject ?? teacher.subject };
  });
}
