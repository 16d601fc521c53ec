import { counted } from '../sentence.ts';
/**
 * The texts that several files of the office's page show, where the school's staff see submissions
 * and record what became of them. Tests find buttons and fields by these names.
 */
export const office = {
  title: 'Office',
  noScript: 'The office needs JavaScript. Please switch it on for this address.',
  nav: { calls: 'Calls' },
  dockLabel: 'Quick links',
  signingOut: 'Signing out …',
  notFound: {
    title: 'This page does not exist',
  },
  kinds: { registration: 'Registration', enquiry: 'Enquiry' },

  signIn: {
    title: 'Sign in to the office',
    codeLead: (email: string) =>
      `If ${email} is allowed to sign in, an 8-digit code is in its mailbox. It works for 10 minutes.`,
  },

  ended: {
    title: 'Session expired',
    removedText: (email: string) =>
      `${email} may no longer sign in to the office. Please ask a head of the school.`,
    passkeys: (names: string) =>
      `These passkeys can still sign in: ${names}. If a device is lost, sign in with a code and remove its passkey.`,
    drafts: 'What you typed is saved in this window. You will see it again after you sign in.',
  },

  leaving: {
    text: (names: string) =>
      `What you typed about ${names} will be lost. Save it first, or sign out without it.`,
    forms: {
      'write-down': 'a new family',
      change: 'a change of a class',
      closing: 'closing the school',
      notice: 'the notice',
      message: 'a message to families',
      slots: 'new times in the diary',
      person: 'a new colleague',
      plan: 'a planned publication',
      passkey: 'a new passkey',
    },
    site: 'the website',
    leave: 'Sign out without it',
  },

  connection: {
    text: 'This page may be old. You can still phone. Notes are saved here until the internet is back.',
    none: 'There is no connection. Please try again when it is back.',
    tryNow: 'The connection is back. Look whether this was saved; if not, try again.',
    unknown: 'Something went wrong. Please try again.',
    fault: 'This part of the page does not work at the moment.',
  },

  mail: {
    late: (span: string) => `No e-mail has been sent for ${span}`,
    lateText:
      'Families get no acknowledgement and no reminder. Tell the person who looks after the server. E-mails are sent once the mail server works.',
  },

  minute: {
    seconds: (count: number) => `${counted(count, 'second')}.`,
  },

  firstSteps: {
    title: 'First steps',
    facts: "Fill in the school's facts",
    factsText: (count: string) =>
      `${counted(count, 'fact on the website is still an example', 'facts on the website are still examples')}: the name, numbers, people, fees.`,
    trial: 'Send a trial registration',
    mail: 'Set up e-mail',
  },

  list: {
    nothingYet: 'No submissions yet',
    toCallIn: {
      yes: (count: string) => `${count} said yes`,
      overdue: (count: string) => `${count} overdue`,
      today: (count: string) => `${count} due today`,
      again: (count: string) => `${count} call again`,
      retry: (count: string) => `${count} no answer`,
    },
    search: 'Search',
    filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    chosenFilter: (filter: string, value: string) => `${filter}: ${value}`,
    removeFilter: (filter: string, value: string) => `Remove the filter ${filter}: ${value}`,
    clearFilters: 'Clear filters',
    filter: {
      group: "Part of the day's work",
      kind: 'Form',
      level: 'Level',
      subject: 'Subject',
      class: 'Asks for the class',
      waitingFor: 'Waits for the class',
      placedIn: 'Placed in the class',
      source: 'Heard of us from',
      channel: 'Came by',
      reason: 'Withdrew because of',
      reached: 'Got at least to',
      called: 'First call',
      owner: 'Owner',
      callAgain: 'Call again',
      from: 'Received from',
      to: 'Received until',
    },
    callAgain: { today: 'Today or before', later: 'Later' },
    unknown: 'Not known',
    kinds: { registration: 'Registrations', enquiry: 'Enquiries' },
    states: 'States',
    noneFound: (words: string) => `No result for “${words}”`,
    noneHere: (state: string) => `There are no submissions in “${state}”`,
    moreLeft: (count: string) => `Show the other ${count}`,
    newOnes: (count: number) => `${count} new: show`,
    save: 'Download for Excel',
    print: 'Print',
    printed: (shown: string, all: string) => `The first ${shown} of ${all} submissions.`,
    justIn: 'Just received',
    announceOne: (name: string) => `New submission: ${name}.`,
    announceMany: (count: string) => `${count} new submissions.`,
    /** The parts of the list. Those that are due today or tomorrow have the day as their note. */
    groups: {
      yes: { title: 'Said yes', note: 'call about the first day' },
      overdue: { title: 'Overdue', note: 'call these now' },
      today: { title: 'Due today', note: '' },
      again: { title: 'Call again', note: 'the family asked for this time' },
      retry: { title: 'No answer yet', note: 'try again' },
      result: { title: 'Assessment without a result', note: 'ask the teacher, then write it' },
      'no-class': { title: 'Placed without a class', note: 'choose the class' },
      tomorrow: { title: 'Due tomorrow', note: '' },
      open: { title: 'Spoken to, still open', note: 'no call is due' },
      placed: { title: 'Placed', note: '' },
      withdrawn: { title: 'Withdrawn', note: '' },
      held: { title: 'Held', note: 'look through once a day' },
    },
    /** What a row asks for, where it is not a call. */
    work: { result: 'Write the result', 'no-class': 'Choose the class' },
    /** Next to each held submission. */
    heldRow: {
      spam: 'marked as spam',
      suspect: 'may be an advertisement',
      address: 'not spam: many from one address',
      site: 'not spam: too many forms at once',
    },
  },

  promise: {
    none: (days: number) => `No calls in the last ${days} days.`,
  },

  clock: {
    left: (span: string) => `${span} left`,
    waiting: (days: number) =>
      days === 0 ? 'Waiting' : `Waiting ${days}\u00a0${days === 1 ? 'day' : 'days'}`,
    attempts: (count: number) => (count === 1 ? '1\u00a0attempt' : `${count}\u00a0attempts`),
  },

  account: {
    title: 'Account and passkeys',
    removeNamed: (name: string) => `Remove ${name}`,
    everywhere: 'End all sessions',
  },
} as const;
