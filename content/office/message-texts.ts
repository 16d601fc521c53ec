import { counted } from '../sentence.ts';

const families = (count: number) => counted(count, 'family', 'families');

/** The texts of the sheet in which the office writes to the families of a class. */
export const messageWords = {
  tell: (count: number) => `Tell the ${families(count)}`,
  tellOf: (name: string, count: number) => `${name}: tell the ${families(count)}`,
  audiences: { placed: 'Placed', waiting: 'Waiting', asked: 'Asked' },
  text: 'Message',
  willMail: (count: number) =>
    count === 0
      ? 'None of these families can be mailed.'
      : `${families(count)} ${count === 1 ? 'gets' : 'get'} an e-mail with its own link, in a minute.`,
  others: (count: number) =>
    count === 1 ? 'One has no e-mail address:' : `${count} have no e-mail address:`,
  send: (count: number) => `Write to ${families(count)}`,
  sent: (count: number) =>
    count === 1 ? 'One e-mail goes out in a minute.' : `${count} e-mails go out in a minute.`,
} as const;
