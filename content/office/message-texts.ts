import { counted } from '../sentence.ts';

const families = (count: number) => counted(count, 'family', 'families');

/** The texts of the sheet in which the office writes to the families of a class. */
export const messageWords = {
  open: 'Write to these families',
  tell: (count: number) => `Tell the ${families(count)}`,
  tellOf: (name: string, count: number) => `${name}: tell the ${families(count)}`,
  title: 'Write to these families',
  to: 'To',
  audiences: { placed: 'Placed', waiting: 'Waiting', asked: 'Asked' },
  text: 'Message',
  letters: (count: number, most: number) => `${count} of ${most} letters`,
  willMail: (count: number) =>
    count === 0
      ? 'None of these families can be mailed.'
      : `${families(count)} ${count === 1 ? 'gets' : 'get'} an e-mail with its own link, in a minute.`,
  others: (count: number) =>
    count === 1 ? 'One has no e-mail address:' : `${count} have no e-mail address:`,
  whatsApp: 'WhatsApp',
  send: (count: number) => `Write to ${families(count)}`,
  sending: 'Sending …',
  isOther: 'Send it as another message',
  sent: (count: number) =>
    count === 1 ? 'One e-mail goes out in a minute.' : `${count} e-mails go out in a minute.`,
  left: 'The minute is over: the e-mails have gone out.',
  undo: 'Undo',
  stopping: 'Stopping …',
  stopped: 'Undone. Nothing is sent.',
  noText: 'Please write the message.',
  tooLong: (most: number) => `A message has at most ${most} letters.`,
} as const;
