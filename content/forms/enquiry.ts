/** The texts of the message form; its fields are in payloads/form-fields.ts. */
export const enquiryForm = {
  /** Rows of the message: on /contact, and on course pages (docs/requirements.md, R19.3). */
  rows: { contact: 5, course: 4 },
  submit: 'Send Message',
  submitting: 'Sending...',
  /** On course pages: heading, intro and the card's heading (docs/requirements.md, R19.7). */
  section: {
    heading: 'Get In Touch',
    intro: "Have questions about this course? Send us a message and we'll help you get started.",
    card: 'Contact Us',
  },
  mailSubject: 'A message from your website',
} as const;
