import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone as typed, as +94…; null when it cannot be read as a number. Local ones are Sri Lankan. */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'LK');
  return number?.isValid() ? number.number : null;
}

/**
 * The digits that every spelling of a number shares: country first, without plus or zeros. Also
 * for what is no valid number, so that it is found again as it was typed. '' without a digit.
 */
export function phoneDigits(typed: string): string {
  const e164 = toE164(typed);
  if (e164) return e164.slice(1);
  const digits = typed.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `94${digits.slice(1)}` : digits;
}
