import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone as typed, as +94…; null when it cannot be read as a number. Local ones are Sri Lankan. */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'LK');
  return number?.isValid() ? number.number : null;
}
