/** What can be done with a level's week. */
export const weekActions = {
  calendar: 'Add to calendar',
  /** The same calendar, which the phone keeps up to date. */
  subscribe: 'Subscribe',
  print: 'Print',
  printBoth: 'Print both levels',
} as const;
