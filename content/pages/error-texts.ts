/** The error screen of a page, and what takes the place of a section that fails. */
export const errorTexts = {
  /** Followed by the error's message (docs/requirements.md, R3.10). */
  title: 'Unexpected Application Error!',
  page: 'This page has stopped working. Please load it again.',
  section: 'This part of the page cannot be shown. Please load the page again.',
  call: 'If it happens again, please call us:',
  reload: 'Load the page again',
} as const;

/** Texts of a page that is shown from the visitor's device, because the site did not respond. */
export const offline = {
  /** Before the date and time at which the page was fetched. */
  asOf: 'You are offline. This page was saved on',
  /** For a page that is not saved on the device. */
  notCached: {
    heading: 'You are offline',
    text: 'This page is not saved on your phone. You can open these:',
    call: 'Or call us:',
  },
} as const;
