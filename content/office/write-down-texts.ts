/** The texts of the view in which the office writes down a call, a visit or a message. */
export const writeDownWords = {
  nav: 'Write down',
  title: {
    phone: 'Write down a call',
    visit: 'Write down a visit',
    message: 'Write down a message',
  },
  phone: 'Phone number',
  owners: { parent: "Parent's", student: "Student's" },
  optional: '(optional)',
  student: "Student's name",
  parent: "Parent's name",
  about: 'What about',
  classes: 'Class',
  topics: ['Fees', 'Course information', 'A visit', 'Other'],
  note: 'Note',
  questionNote: 'The question',
  save: { phone: 'Save the call', visit: 'Save the visit', message: 'Save the message' },
  saving: 'Saving …',
} as const;
