/** The error screen of a page, and what takes the place of a section that fails. */
export const errorTexts = {
  /** Followed by the error's message (docs/requirements.md, R3.10). */
  title: 'Unexpected Application Error!',
  page: 'This page has stopped working. Please load it again.',
  section: 'This part of the page cannot be shown. Please load the page again.',
  call: 'If it happens again, please call us:',
  reload: 'Load the page again',
} as const;
