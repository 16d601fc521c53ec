/** The two levels and what a registration may choose in them (docs/requirements.md, R20.2). */
export const levels = {
  'o-level': {
    name: 'O Level',
    /** The subjects a registration may choose, in the form's order. */
    subjects: [
      'Mathematics',
      'Science',
      'English',
      'Sinhala',
      'History',
      'Geography',
      'Commerce',
      'Accounting',
      'ICT',
      'Buddhism',
    ],
  },
  'a-level': {
    name: 'A Level',
    subjects: [
      'Combined Mathematics',
      'Physics',
      'Chemistry',
      'Biology',
      'Economics',
      'Business Studies',
      'Accounting',
      'History',
      'Geography',
      'Political Science',
      'Logic & Scientific Method',
      'English',
    ],
  },
} as const;

export type Level = keyof typeof levels;
/** A subject as the registration form lists it. */
export type RegistrationSubject = (typeof levels)[Level]['subjects'][number];

export const levelKeys = Object.keys(levels) as Level[];
