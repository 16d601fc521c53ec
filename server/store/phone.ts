import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A typed phone number as +94…; null when it is not valid. Local numbers are Sri Lankan. */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'LK');
  return number?.isValid() ? number.number : null;
}

/**
 * The digits that all spellings of a number share: country code first, without plus or zeros. Also of
 * an invalid number, so that it can be searched for as it was typed. '' without a digit.
 */
export function phoneDigits(typed: string): string {
  const e164 = toE164(typed);
  if (e164) return e164.slice(1);
  const digits = typed.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `94${digits.slice(1)}` : digits;
}
