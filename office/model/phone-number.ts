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

/** The phone numbers of an item. The E.164 form is null when a number cannot be read as one. */
type Numbers = Pick<Item, 'phone' | 'phoneE164' | 'guardianPhone' | 'guardianPhoneE164'>;

/** The number to call first: the parent’s, since most students are minors; otherwise their own. */
export function firstNumber(item: Numbers): PhoneNumber | undefined {
  return guardianNumber(item) ?? ownNumber(item);
}

export function guardianNumber({ guardianPhone, guardianPhoneE164 }: Numbers) {
  return guardianPhone ? phoneNumber(guardianPhone, guardianPhoneE164) : undefined;
}

export function ownNumber({ phone, phoneE164 }: Numbers) {
  return phone ? phoneNumber(phone, phoneE164) : undefined;
}

/**
 * A number as it is shown and dialled; undefined for a text without one.
 *
 * @param typed as it was typed
 * @param e164 the same number as '+94771234567', or null when it is not one that exists
 */
export function phoneNumber(typed: string, e164: string | null): PhoneNumber | undefined {
  if (!e164) {
    const call = telHref(typed);
    return /\d{3}/.test(call) ? { text: typed, call, whatsApp: undefined } : undefined;
  }
  return {
    text: spaced(e164),
    call: telHref(e164),
    whatsApp: takesMessages(e164) ? whatsAppHref(e164) : undefined,
  };
}

/** '+94771234567' -> '+94 77 123 4567'; a foreign number stays whole behind its plus. */
function spaced(e164: string): string {
  return e164.replace(/^(\+94)(\d{2})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
