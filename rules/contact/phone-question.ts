import { counted } from '#content/sentence.ts';
/**
 * What to ask once about a phone number that looks incomplete; undefined when it looks complete. It
 * is only a question: the number may be right although it breaks a rule.
 */
export function phoneQuestion(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') return 'This has no digits. Is it a phone number?';
  const isForeign = /^\s*(\+|00)(?!\s*94)/.test(typed);
  const expected = isForeign ? 8 : expectedDigits(digits);
  if (digits.length >= expected) return undefined;
  return `This number has ${counted(digits.length, 'digit')}. Is one missing?`;
}

/** In Sri Lanka: 9 digits, with 0 or 94 or 0094 before them. */
function expectedDigits(digits: string): number {
  if (digits.startsWith('0094')) return 13;
  if (digits.startsWith('94')) return 11;
  return digits.startsWith('0') ? 10 : 9;
}
