/** What a class's places are called, and what the Register link of a full class reads. */
export const placesWords = {
  few: 'Few places left',
  full: 'Full',
  waitingList: 'Join the waiting list',
} as const;
