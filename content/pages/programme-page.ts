/** Words that all ten programme pages share. */
export const programmePage = {
  overview: 'Overview',
  feesHeading: 'Fees per hour',
  compareFees: 'Compare all fees',
  /** Before the subject, or 'one subject'. */
  month: 'A month of',
  oneSubject: 'one subject',
  info: {
    subject: 'Subject',
    hours: 'Hours',
    price: 'Price',
    classTime: 'Class time',
    location: 'Location',
    or: 'or',
  },
  timetable: {
    heading: 'Class timetable',
    /** A programme with other groups says so in its own `groupsNote`. */
    note: 'Both groups learn the same. Come to one of them.',
    or: 'or',
  },
  learn: { heading: 'What You’ll Learn', note: 'The topics of this course.' },
  subjectAreas: 'Subject areas',
  syllabusChoices: {
    heading: 'Choose your syllabus',
    note: 'Choose one when you register.',
    register: 'Register',
  },
  testimonials: 'What students say',
  related: 'Related courses',
  call: 'Call Us',
  email: 'Email Us',
  figures: { week: 'hours a week', students: 'students at most', grades: 'grades' },
} as const;
