import type { SubjectColour } from '../teaching/subjects.ts';

export interface Teacher {
  /** Title and full name. A name with 'Sample' in it is listed as a placeholder. */
  readonly name: string;
  readonly subject: string;
  readonly colour: SubjectColour;
  readonly qualifications: string;
  readonly experience: string;
  /** The ids of the teacher's classes in timetable.ts; empty where there are none. */
  readonly classes: readonly string[];
}

/** Keeps the keys, and looks at each teacher on its own. */
function staff<Key extends string>(people: Readonly<Record<Key, Teacher>>) {
  return people;
}

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
      classes: ['a-level-combined-mathematics-thursday'],
    },
    dilini: {
      name: 'Ms. Dilini Sample',
      subject: 'Combined Mathematics',
      colour: 'maths',
      qualifications: 'BSc (Engineering)',
      experience: '9 years of teaching',
      classes: ['a-level-combined-mathematics-sunday'],
    },
    asanka: {
      name: 'Mr. Asanka Sample',
      subject: 'Physics',
      colour: 'physics',
      qualifications: 'BSc (Physics)',
      experience: '12 years of teaching',
      classes: ['a-level-physics-wednesday'],
    },
    farah: {
      name: 'Ms. Farah Sample',
      subject: 'Physics',
      colour: 'physics',
      qualifications: 'MSc (Physics)',
      experience: '8 years of teaching',
      classes: ['a-level-physics-saturday'],
    },
    nalini: {
      name: 'Dr. Nalini Sample',
      subject: 'Chemistry',
      colour: 'chemistry',
      qualifications: 'PhD (Chemistry)',
      experience: '16 years of teaching',
      classes: ['a-level-chemistry-tuesday'],
    },
    suresh: {
      name: 'Mr. Suresh Sample',
      subject: 'Chemistry',
      colour: 'chemistry',
      qualifications: 'BSc (Chemistry)',
      experience: '7 years of teaching',
      classes: ['a-level-chemistry-saturday'],
    },
    ishara: {
      name: 'Ms. Ishara Sample',
      subject: 'Biology',
      colour: 'biology',
      qualifications: 'BSc (Zoology)',
      experience: '11 years of teaching',
      classes: ['a-level-biology-monday'],
    },
    mohan: {
      name: 'Mr. Mohan Sample',
      subject: 'Biology',
      colour: 'biology',
      qualifications: 'BSc (Botany)',
      experience: '10 years of teaching',
      classes: ['a-level-biology-sunday'],
    },
    anne: {
      name: 'Ms. Anne Sample',
      subject: 'English',
      colour: 'english',
      qualifications: 'BA (English)',
      experience: '13 years of teaching',
      classes: [
        'a-level-general-english-friday',
        'a-level-english-saturday',
        'a-level-english-sunday',
      ],
    },
    // The timetable (docs/requirements.md, R26.2) gives Economics no hour of its own.
    chaminda: {
      name: 'Mr. Chaminda Sample',
      subject: 'Economics',
      colour: 'economics',
      qualifications: 'BA (Economics)',
      experience: '15 years of teaching',
      classes: [],
    },
  }),
  'o-level': staff({
    kasun: {
      name: 'Mr. Kasun Sample',
      subject: 'Mathematics',
      colour: 'maths',
      qualifications: 'BSc (Mathematics)',
      experience: '10 years of teaching',
      classes: ['o-level-mathematics-tuesday', 'o-level-mathematics-saturday'],
    },
    shiromi: {
      name: 'Ms. Shiromi Sample',
      subject: 'Science',
      colour: 'science',
      qualifications: 'BSc (Chemistry)',
      experience: '12 years of teaching',
      classes: ['o-level-science-monday'],
    },
    rizwan: {
      name: 'Mr. Rizwan Sample',
      subject: 'Science',
      colour: 'science',
      qualifications: 'BSc (Physics)',
      experience: '6 years of teaching',
      classes: ['o-level-science-saturday'],
    },
    tania: {
      name: 'Ms. Tania Sample',
      subject: 'English',
      colour: 'english',
      qualifications: 'BA (English)',
      experience: '11 years of teaching',
      classes: ['o-level-english-thursday', 'o-level-english-sunday'],
    },
    harsha: {
      name: 'Mr. Harsha Sample',
      subject: 'ICT',
      colour: 'ict',
      qualifications: 'BSc (Computer Science)',
      experience: '8 years of teaching',
      classes: ['o-level-ict-wednesday', 'o-level-ict-sunday'],
    },
    malini: {
      name: 'Ms. Malini Sample',
      subject: 'Commerce',
      colour: 'commerce',
      qualifications: 'BCom',
      experience: '13 years of teaching',
      classes: ['o-level-commerce-friday'],
    },
  }),
};

export type ALevelTeacher = keyof (typeof teachers)['a-level'];
export type OLevelTeacher = keyof (typeof teachers)['o-level'];
