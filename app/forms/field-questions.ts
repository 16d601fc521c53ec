import { birthdayQuestion } from '#content/forms/form-help.ts';
import { cleanEmail, cleanLine } from '#content/schemas/typed-text.ts';
import { isDate } from '#content/teaching/dates.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { phoneQuestion } from '#rules/contact/phone-question.ts';

// Values that the form asks about once. It never rejects them.

/** Domains that most of our visitors write from. */
const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'ymail.com',
  'sltnet.lk',
];

/** Real mail domains that are one letter away from a common one. */
const otherDomains = ['mail.com', 'email.com', 'fmail.com', 'love.com', 'line.com', 'cloud.com'];

/** What '.com' is mistyped as; none of these endings exists. */
const MISTYPED_COM = /\.(con|cmo|ocm|vom|xom|comm)$/;

/** What copying adds around an address, as in 'Nimali <nimali@gmail.com>,'. */
const AROUND = /^.*[<("]|mailto:|[>)"',;.]+$/g;
const ADDRESS = /^([\w.!#$%&'*+/=?^`{|}~-]+)@([\w.-]+)$/;

/** The address that was probably meant, if this one looks mistyped. The visitor decides. */
export function suggestEmail(typed: string): string | undefined {
  const address = cleanEmail(typed);
  const [, user, given = ''] = ADDRESS.exec(address.replace(AROUND, '')) ?? [];
  if (!user) return undefined;
  const suggestion = `${user}@${likelyDomain(given)}`;
  return suggestion.toLowerCase() === address.toLowerCase() ? undefined : suggestion;
}

function likelyDomain(given: string): string {
  const domain = given.toLowerCase().replace(MISTYPED_COM, '.com');
  if (commonDomains.includes(domain) || otherDomains.includes(domain)) return domain;
  const isMeant = (common: string) =>
    isOneEditAway(domain, domain.includes('.') ? common : common.replace(/\..*/, ''));
  return commonDomains.find(isMeant) ?? domain;
}

/** One letter too many, too few or wrong, two neighbours swapped, or the same. */
function isOneEditAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const a = typed.slice(start);
  const b = meant.slice(start);
  return (
    a === b ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** What the form asks about a phone number that looks incomplete; undefined for an empty field. */
export function questionAboutPhone(typed: string): string | undefined {
  const number = cleanLine(typed);
  return number === '' ? undefined : phoneQuestion(number);
}

/** A student's usual age in years, with room for those who start early or return late. */
const USUAL_AGE = { from: 9, to: 25 };

/**
 * What the form asks about a birthday that is unusual for a student, such as today's or a parent's;
 * '' for a usual one, and while the year is being typed. `now` is in milliseconds since 1970.
 */
export function questionAboutBirthday(birthday: string, now: number): string {
  if (!isDate(birthday) || birthday < '1900') return '';
  const today = colomboDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const age = today.slice(5) < birthday.slice(5) ? years - 1 : years;
  return age < USUAL_AGE.from || age > USUAL_AGE.to ? birthdayQuestion : '';
}
