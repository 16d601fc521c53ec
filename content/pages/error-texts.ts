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
