import { listed, sentence } from '../sentence.ts';

/** What a family reads about its place, on its own page and in the mail. */
export const placeTexts = {
  title: (firstName: string) => `You have a place${firstName ? `, ${firstName}` : ''}`,
  class: 'Class',
  when: 'When',
  /** 'Saturdays' and the hours. */
  weekly: (day: string, time: string) => `${day}s, ${time}`,
  firstDay: 'First day',
  /** In place of the first day once that is over. */
  nextDay: 'Next class',
  lastDay: 'Last day',
  /** In place of the day while the school is closed until further notice. */
  notBefore: 'The school is closed. We will tell you when classes begin again.',
  where: 'Where',
  teacher: 'Teacher',
  fee: 'Fee',
  /** @param hour the price of an hour, or both readings of it */
  anHour: (hour: string, tier: string) => `${hour} an hour (${tier})`,
  aWeek: (week: string, hours: string) => `${week} a week (${hours})`,
  either: (one: string, other: string) => `${one} or ${other}`,
  askFee: 'Please ask us about the fee.',
  howToPay: 'How to pay',
  addToCalendar: 'Add to calendar',
  /** On the page of a family that is placed in no class yet. */
  noClass: 'You have a place. We will tell you the class and the first day.',
  /** In place of a class that has ended or was removed. */
  over: (classText: string) =>
    `${sentence(`This class has ended: ${classText}`)} We will tell you what comes next.`,
  /** In place of `title` when no class is left. */
  endedTitle: 'Your class has ended',
  /** In mails about something else, of an offer that is open or has its yes. */
  offer: {
    /** @param until 'Tuesday, 24 November, 9.00 a.m.' */
    open: (offered: string, until: string) =>
      `${sentence(`We offer you a place in ${offered}`)} ${sentence(`Please answer on your page by ${until}`)}`,
    accepted: (offered: string) =>
      `You said yes to a place in ${offered}: we still keep it for you. You will hear from us about the first day.`,
  },
  mail: {
    subject: (classes: string) => `You have a place: ${classes}`,
    text: 'We look forward to meeting you.',
    /** In place of that, of a family that was mailed another place. */
    changed: 'Your place has changed. This e-mail replaces the earlier one about it.',
    page: 'Everything about your place is on your page.',
    press: 'Open your page',
    calendar: 'The class times are in the attached calendar.',
    call: 'Any questions? Call us and tell us your reference:',
  },
  ended: {
    subject: (reference: string) => `About your place (${reference})`,
    text: (classes: readonly string[]) =>
      `We wrote to you that you have a place. This has changed: you do not have the place in ${listed(classes)} any more.`,
    /** In place of that, to a family that has said yes to an offer. */
    accepted: 'We wrote to you about your place and the first day. This has changed.',
    call: (hotline: string) =>
      `You will hear from us about it. You can also call us on ${hotline}.`,
    /** In place of that where the submission is withdrawn. */
    withdrawn: (hotline: string) =>
      `Your registration is withdrawn. If that is a mistake, call us on ${hotline}.`,
  },
} as const;

/** The mail about classes that have another day, other hours, another room or another first day. */
export const classMovedTexts = {
  subject: (classes: readonly string[]) =>
    `Your ${classes.length === 1 ? 'class has' : 'classes have'} changed: ${classes.join('; ')}`,
  text: (classes: number) =>
    classes === 1
      ? 'This class has another time, room or first day now. This e-mail replaces the earlier one about it.'
      : 'These classes have other times, rooms or first days now. This e-mail replaces the earlier ones about them.',
  /** The time, the first day and the room in the earlier mail. */
  before: 'Until now',
  call: 'You cannot come at this time? Call us and tell us your reference:',
} as const;

/** A message that the office writes to the families of a class. */
export const classMessageTexts = {
  subject: (classText: string) => `News about ${classText}`,
  press: 'Open your page',
} as const;

/** The mail that brings a family the link to its own page again. */
export const linkMailTexts = {
  subject: (reference: string) => `Your page (${reference})`,
  text: 'This is the link to your own page. There you see what happens next, and can give us another phone number.',
  press: 'Open your page',
  call: 'Any questions? Call us and tell us your reference:',
} as const;
