/** The words of a page that comes from the visitor's own device, since the site did not answer. */
export const offline = {
  /** Stands before the date and time at which the page was fetched. */
  asOf: 'The site cannot be reached just now. You see this page as of',
  /** For a page that the device has not kept. */
  notCached: {
    heading: 'No connection',
    text: 'The site cannot be reached just now, and this page is not on your device yet. These pages are:',
    call: 'Or call us:',
  },
} as const;
