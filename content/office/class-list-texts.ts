import { counted, sentence } from '../sentence.ts';
/** The texts about who is placed in a class and who waits for it. */
export const classListWords = {
  title: 'Class list',
  inOrder: { title: 'Waiting', note: 'the longest wait first' },
  placed: { next: (day: string) => `the next class is on ${day}` },
  asked: { title: 'Asked for it', note: 'not placed, not waiting' },
  since: (when: string) => `since ${when}`,
  sibling: (names: string) => `Same family: ${names}, waiting too.`,
  siblingPlaced: (names: string) => `Same family: ${names}, in this class.`,
  placedOf: (count: number, seats: number) => `${count} of ${seats} placed`,
  beyond: (name: string, number: number, seats: number) =>
    `${name} has ${counted(seats, 'seat')}: this student would be number ${number}.`,
  waitingCount: (count: number) => `${count} waiting`,

  offered: { title: 'Offered', note: 'the family has not answered yet' },
  answered: { title: 'Answered', note: 'now you decide' },

  openClass: 'Open the class',
  waitsFor: (className: string) => `Waits for ${className}`,

  offer: 'Offer the place',
  offering: 'Offering …',
  showOffer: 'Show the offer',
  offerStates: {
    open: (when: string, left: string) => `Offered. The family can answer until ${when} (${left})`,
    accepted: (when: string) =>
      `The family said yes (${when}). Call them about the first day, then press “Placed”.`,
    declined: (when: string) => `The family said no (${when}).`,
    expired: (when: string) => `The family did not answer until ${when}`,
    withdrawn: (when: string) => `The offer was withdrawn (${when}).`,
  },

  /** Of a class that has ended or was removed. */
  endedName: (className: string) => `${className} (ended)`,
  saidYes: (when: string) => `The family said yes (${when}).`,
  acceptedEnded: (when: string) =>
    `The family said yes (${when}). The class has ended: speak with them about another one.`,

  placedIn: (classes: string) => `Placed in ${classes}`,
  placeAndTell: (name: string) => `Place ${name} and tell the family`,
  saveClasses: 'Save the classes',
  overtaken: (names: string) =>
    sentence(`These classes were changed since you ticked them, and are now: ${names || 'none'}`),
  saved: 'The classes were saved.',
} as const;
