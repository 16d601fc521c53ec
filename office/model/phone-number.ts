import { spacedNumber } from '#content/schemas/spaced-number.ts';
import { takesMessages, telHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import type { Item } from './types.ts';

/** A telephone number and what a tap on it does. */
export interface PhoneNumber {
  /** As one reads it: '+94 77 123 4567'. */
  text: string;
  /** A tel: address. */
  call: string;
  /** Where WhatsApp writes to it; undefined for what cannot have it (a landline here). */
  whatsApp: string | undefined;
}

/** The phone numbers of an item, as the server has read them: a field may have several. */
type Numbers = Pick<Item, 'numbers' | 'guardianNumbers'>;

/** The number to call first: the parent’s, since most students are minors; otherwise their own. */
export function firstNumber({ numbers, guardianNumbers }: Numbers): PhoneNumber | undefined {
  return [...guardianNumbers, ...numbers].map(phoneNumber)[0];
}

/** The parent's numbers, the first to call on top. */
export function guardianNumbersOf({ guardianNumbers }: Numbers): PhoneNumber[] {
  return guardianNumbers.map(phoneNumber);
}

/** The student's or enquirer's own numbers, without those that are the parent's too. */
export function ownNumbersOf({ numbers, guardianNumbers }: Numbers): PhoneNumber[] {
  const theirs = guardianNumbers.map(({ digits }) => digits);
  return numbers.filter(({ digits }) => !theirs.includes(digits)).map(phoneNumber);
}

function phoneNumber({ text, e164 }: Item['numbers'][number]): PhoneNumber {
  if (!e164) return { text, call: telHref(text), whatsApp: undefined };
  return {
    text: spacedNumber(e164).replaceAll(' ', '\u00a0'),
    call: telHref(e164),
    whatsApp: takesMessages(e164) ? whatsAppHref(e164) : undefined,
  };
}
