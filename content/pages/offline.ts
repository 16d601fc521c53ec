/** Texts of a page that comes from the visitor's own device, because the site did not answer. */
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
