import type { Level } from '../teaching/levels.ts';
import type { SubjectColour } from '../teaching/subjects.ts';
import { type ALevelTeacher, type OLevelTeacher, type Teacher, teachers } from './teachers.ts';

/** A person in the faculty lists of the two overviews (docs/requirements.md, R18.6). */
export interface Lecturer {
  readonly name: string;
  readonly subject: string;
  readonly colour: SubjectColour;
  readonly qualification: string;
  readonly experience: string;
}

function lecturer(teacher: Teacher, subject = teacher.subject): Lecturer {
  const { name, colour, qualifications, experience } = teacher;
  return { name, subject, colour, qualification: qualifications, experience };
}

const oLevel = (key: OLevelTeacher, subject?: string) =>
  lecturer(teachers['o-level'][key], subject);
const aLevel = (key: ALevelTeacher, subject?: string) =>
  lecturer(teachers['a-level'][key], subject);

/** The lecturers of each overview. They are teachers too, so their facts stand in teachers.ts. */
export const lecturers = {
  'o-level': [oLevel('shiromi'), oLevel('harsha', 'IT'), oLevel('kasun'), oLevel('malini')],
  'a-level': [
    aLevel('nalini'),
    aLevel('asanka'),
    aLevel('ishara'),
    aLevel('ruwan', 'Mathematics'),
    aLevel('chaminda'),
  ],
} as const satisfies Record<Level, readonly Lecturer[]>;
