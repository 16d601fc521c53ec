import type { Day } from '../teaching/class-row.ts';
import type {
  ALevelTaughtSubject,
  OLevelTaughtSubject,
  SubjectColour,
} from '../teaching/subjects.ts';

/** A class of the timetable that a teacher gives: its time and room stand in timetable.ts. */
export type TeacherClass =
  | { readonly level: 'o-level'; readonly subject: OLevelTaughtSubject; readonly day: Day }
  | { readonly level: 'a-level'; readonly subject: ALevelTaughtSubject; readonly day: Day };

export interface Teacher {
  /** Title and full name. A name with 'Sample' in it is listed as a placeholder. */
  readonly name: string;
  readonly subject: string;
  readonly colour: SubjectColour;
  readonly qualifications: string;
  readonly experience: string;
  /** The classes the teacher gives; an empty list where the timetable has none. */
  readonly schedule: readonly TeacherClass[];
}

/** Keeps the keys, and looks at each teacher on its own. */
function staff<Key extends string>(people: Readonly<Record<Key, Teacher>>) {
  return people;
}

const a = 'a-level';
const o = 'o-level';

/**
 * The 10 A Level and 6 O Level teachers. Every person here is a sample record, to be replaced by
 * the school; the key is used in links (/teachers#asanka) and need not be a name.
 */
export const teachers = {
  'a-level': staff({
    ruwan: {
      name: 'Mr. Ruwan Sample',
      subject: 'Combined Mathematics',
      colour: 'maths',
      qualifications: 'BSc (Mathematics)',
      experience: '14 years of teaching',
      schedule: [{ level: a, subject: 'Combined Mathematics', day: 'Thursday' }],
    },
    dilini: {
      name: 'Ms. Dilini Sample',
      subject: 'Combined Mathematics',
      colour: 'maths',
      qualifications: 'BSc (Engineering)',
      experience: '9 years of teaching',
      schedule: [{ level: a, subject: 'Combined Mathematics', day: 'Sunday' }],
    },
    asanka: {
      name: 'Mr. Asanka Sample',
      subject: 'Physics',
      colour: 'physics',
      qualifications: 'BSc (Physics)',
      experience: '12 years of teaching',
      schedule: [{ level: a, subject: 'Physics', day: 'Wednesday' }],
    },
    farah: {
      name: 'Ms. Farah Sample',
      subject: 'Physics',
      colour: 'physics',
      qualifications: 'MSc (Physics)',
      experience: '8 years of teaching',
      schedule: [{ level: a, subject: 'Physics', day: 'Saturday' }],
    },
    nalini: {
      name: 'Dr. Nalini Sample',
      subject: 'Chemistry',
      colour: 'chemistry',
      qualifications: 'PhD (Chemistry)',
      experience: '16 years of teaching',
      schedule: [{ level: a, subject: 'Chemistry', day: 'Tuesday' }],
    },
    suresh: {
      name: 'Mr. Suresh Sample',
      subject: 'Chemistry',
      colour: 'chemistry',
      qualifications: 'BSc (Chemistry)',
      experience: '7 years of teaching',
      schedule: [{ level: a, subject: 'Chemistry', day: 'Saturday' }],
    },
    ishara: {
      name: 'Ms. Ishara Sample',
      subject: 'Biology',
      colour: 'biology',
      qualifications: 'BSc (Zoology)',
      experience: '11 years of teaching',
      schedule: [{ level: a, subject: 'Biology', day: 'Monday' }],
    },
    mohan: {
      name: 'Mr. Mohan Sample',
      subject: 'Biology',
      colour: 'biology',
      qualifications: 'BSc (Botany)',
      experience: '10 years of teaching',
      schedule: [{ level: a, subject: 'Biology', day: 'Sunday' }],
    },
    anne: {
      name: 'Ms. Anne Sample',
      subject: 'English',
      colour: 'english',
      qualifications: 'BA (English)',
      experience: '13 years of teaching',
      schedule: [
        { level: a, subject: 'General English', day: 'Friday' },
        { level: a, subject: 'English', day: 'Saturday' },
        { level: a, subject: 'English', day: 'Sunday' },
      ],
    },
    // The timetable (docs/requirements.md, R26.2) gives Economics no hour of its own.
    chaminda: {
      name: 'Mr. Chaminda Sample',
      subject: 'Economics',
      colour: 'economics',
      qualifications: 'BA (Economics)',
      experience: '15 years of teaching',
      schedule: [],
    },
  }),
  'o-level': staff({
    kasun: {
      name: 'Mr. Kasun Sample',
      subject: 'Mathematics',
      colour: 'maths',
      qualifications: 'BSc (Mathematics)',
      experience: '10 years of teaching',
      schedule: [
        { level: o, subject: 'Mathematics', day: 'Tuesday' },
        { level: o, subject: 'Mathematics', day: 'Saturday' },
      ],
    },
    shiromi: {
      name: 'Ms. Shiromi Sample',
      subject: 'Science',
      colour: 'science',
      qualifications: 'BSc (Chemistry)',
      experience: '12 years of teaching',
      schedule: [{ level: o, subject: 'Science', day: 'Monday' }],
    },
    rizwan: {
      name: 'Mr. Rizwan Sample',
      subject: 'Science',
      colour: 'science',
      qualifications: 'BSc (Physics)',
      experience: '6 years of teaching',
      schedule: [{ level: o, subject: 'Science', day: 'Saturday' }],
    },
    tania: {
      name: 'Ms. Tania Sample',
      subject: 'English',
      colour: 'english',
      qualifications: 'BA (English)',
      experience: '11 years of teaching',
      schedule: [
        { level: o, subject: 'English', day: 'Thursday' },
        { level: o, subject: 'English', day: 'Sunday' },
      ],
    },
    harsha: {
      name: 'Mr. Harsha Sample',
      subject: 'ICT',
      colour: 'ict',
      qualifications: 'BSc (Computer Science)',
      experience: '8 years of teaching',
      schedule: [
        { level: o, subject: 'ICT', day: 'Wednesday' },
        { level: o, subject: 'ICT', day: 'Sunday' },
      ],
    },
    malini: {
      name: 'Ms. Malini Sample',
      subject: 'Commerce',
      colour: 'commerce',
      qualifications: 'BCom',
      experience: '13 years of teaching',
      schedule: [{ level: o, subject: 'Commerce', day: 'Friday' }],
    },
  }),
};

export type ALevelTeacher = keyof (typeof teachers)['a-level'];
export type OLevelTeacher = keyof (typeof teachers)['o-level'];
