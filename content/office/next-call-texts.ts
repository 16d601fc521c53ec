/** The texts about the next call of a family: its day, its owner, and why a family withdrew. */
export const nextCallWords = {
  parts: { morning: 'morning', afternoon: 'afternoon' },

  callAgain: 'Call again',
  callAgainText: 'Not overdue before that time, and no reminder. Then it is first in the list.',
  on: (day: string, part: string) => `Call again: ${day}, ${part}.`,
  choose: 'Call again on …',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekLater: 'In a week',
  another: 'Another',
  anotherHint: 'day',
  part: 'Time',
  save: 'Save the day',
  saving: 'Saving …',
  remove: 'Remove the day',
  removed: 'The day for the next call was removed.',
  noDay: 'Please choose a day from today on.',

  owner: 'Owner',
  noOwner: 'No colleague looks after this family yet.',
  isYours: 'You look after this family.',
  isTheirs: (who: string) => `${who} looks after this family.`,
  take: 'I take this one',
  takeOver: 'Take it over',
  giveBack: 'Give it back',
  yours: 'You have it',
  theirs: (who: string) => `${who} has it`,

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

  mine: 'Mine',
  unowned: 'Without an owner',
} as const;
