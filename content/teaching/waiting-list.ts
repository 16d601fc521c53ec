/** What the registration says of a class that is full. */
export const waitingListNote = {
  isFull: 'is full.',
  meaning:
    'Register as usual: you are put on its waiting list, and we call you as soon as a place is free.',
} as const;
