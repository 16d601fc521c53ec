import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { spacedNumber } from './spaced-number.ts';
import { cleanLine } from './typed-text.ts';

/** One of the numbers of a phone field. */
export interface TypedNumber {
  /** As it was typed, without the characters that copying adds. */
  text: string;
  /** The same as '+94771234567'; null when no telephone has such a number. */
  e164: string | null;
  /** The digits that all its spellings share: country code first, without plus or zeros. */
  digits: string;
}

/** What people write between two numbers. */
const BETWEEN = /[/,;|&]|\b(?:or|and)\b/i;
/** Fewer digits are an extension, or another line of the number before: '011 234 5678/9'. */
const FEWEST_DIGITS = 7;
/** A field with more numbers than this is not read further. */
const MOST_NUMBERS = 5;

/**
 * The numbers of a phone field in the order in which they were typed; local numbers are Sri Lankan.
 * Several are in one field as '0771234567 / 0112345678', with a comma, an 'or' or a space between.
 * A number that cannot exist is returned too, so that it can be dialled and found. Empty without three
 * digits.
 */
export function phoneNumbersIn(typed: string): TypedNumber[] {
  const whole = plain(typed);
  const parts = whole.split(BETWEEN).filter((part) => digitsIn(part).length >= FEWEST_DIGITS);
  if (parts.length > 1) return parts.slice(0, MOST_NUMBERS).map(read);
  const number = read(whole);
  if (number.e164) return [number];
  const words = whole.split(/\s+/).filter((word) => digitsIn(word) !== '');
  const separate = words.map(read);
  if (separate.length > 1 && separate.every(({ e164 }) => e164)) return separate;
  if (parts[0] && toE164(parts[0])) return [read(parts[0])];
  return number.digits.length >= 3 ? [number] : [];
}

/** The first number of a field as '+94771234567'; null without a number that can exist. */
export function firstE164(typed: string): string | null {
  return phoneNumbersIn(typed).find(({ e164 }) => e164)?.e164 ?? null;
}

/**
 * A number as the site shows it: '+94 11 258 4411' for '011 258 4411'. One that was typed with its
 * country code keeps its spaces; undefined for what is not one number.
 */
export function internationalNumber(typed: string): string | undefined {
  const [number, ...more] = phoneNumbersIn(typed);
  if (!number || more.length > 0) return undefined;
  const { text, e164 } = number;
  if (/^\+\d[\d ]*$/.test(text) && /^\d{9,15}$/.test(digitsIn(text))) return text;
  return e164 ? spacedNumber(e164) : undefined;
}

function read(text: string): TypedNumber {
  const e164 = toE164(text);
  const digits = digitsIn(text);
  if (e164) return { text: text.trim(), e164, digits: e164.slice(1) };
  if (digits.startsWith('00')) return { text: text.trim(), e164, digits: digits.slice(2) };
  const national = digits.startsWith('0') ? `94${digits.slice(1)}` : digits;
  return { text: text.trim(), e164, digits: national };
}

function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'LK');
  return number?.isValid() ? number.number : null;
}

/** A field in plain digits, hyphens and spaces, without what a link of a number begins with. */
function plain(typed: string): string {
  return cleanLine(typed.normalize('NFKC'))
    .replace(/^tel:/i, '')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-');
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '');
}
