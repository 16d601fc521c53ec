/** The texts about the next call of a family: its day, its owner, and why a family withdrew. */
export const nextCallWords = {
  parts: { morning: 'morning', afternoon: 'afternoon' },

  callAgain: 'Call again',
  on: (day: string, part: string) => `Call again: ${day}, ${part}.`,
  choose: 'Call again on …',
  day: 'Day',
  saving: 'Saving …',

  owner: 'Owner',
  isYours: 'You look after this family.',
  isTheirs: (who: string) => `${who} looks after this family.`,
  take: 'I take this one',

  why: 'Why?',
  whyText: '(only the office sees this)',
  /** The database and the API have the keys. */
  reasons: {
    price: 'Price',
    time: 'Time does not suit',
    distance: 'Too far',
    'other school': 'Another school',
    'not now': 'Not now',
    unreachable: 'Not reachable',
    other: 'Other',
  },
} as const;
