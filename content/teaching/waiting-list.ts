/** What the registration says of a class that is full. */
export const waitingListNote = {
  isFull: 'is full.',
  meaning:
    'You can still register. We will put you on the waiting list and call you when there is a place.',
} as const;
