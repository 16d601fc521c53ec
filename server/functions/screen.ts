import type { Envelope } from '#payloads/envelope.ts';
import type { Hold } from '#server/store/tables.ts';
import type { Form } from './form.ts';
import type { FormCounts } from './limits.ts';
import { type FormContent, SUSPECT_FROM, scoreOf } from './screening/score.ts';
import { wordsOf } from './screening/words.ts';

/** What the screening says of a form. */
export interface Verdict {
  hold: Hold | null;
  /** Why, for staff to read. */
  reasons: string[];
}

/** The verdict on a form that nothing speaks against, and on every form when limits are off. */
export const PASSED: Verdict = { hold: null, reasons: [] };

// A short text ("I want to join the physics class") is alike for honest reasons.
const LONG_ENOUGH_TO_REPEAT = 60;

/**
 * Whether a form is held, and why. Nothing is ever dropped, and only what no person sends is kept
 * from the office's mailbox (docs/decisions/2026-11-22-what-is-held.md).
 */
export function screen(
  form: Form,
  envelope: Envelope,
  { isAddressHeld, textRepeats }: Pick<FormCounts, 'isAddressHeld' | 'textRepeats'>,
): Verdict {
  const { definite, points, suspicious } = scoreOf({ ...contentOf(form), envelope, textRepeats });
  const reasons = [...definite, ...suspicious];
  if (definite.length > 0) return { hold: 'spam', reasons };
  if (points >= SUSPECT_FROM) return { hold: 'suspect', reasons };
  if (isAddressHeld) return { hold: 'address', reasons: ['many from one address this hour'] };
  return PASSED;
}

/**
 * The text that only a program sends again and again, in one spelling; none when it is short. Of
 * enquiries alone: what stands in many registrations alike was written by 'My timetable'.
 */
export function repeatableText(form: Form): string | undefined {
  if (form.kind === 'registration') return undefined;
  const text = wordsOf(form.fields.message.toLowerCase()).join(' ');
  return text.length >= LONG_ENOUGH_TO_REPEAT ? text : undefined;
}

/** What the sender wrote in their own words. */
function contentOf(form: Form): Omit<FormContent, 'envelope' | 'textRepeats'> {
  if (form.kind === 'enquiry') {
    const { name, subject, message } = form.fields;
    const text = [name, subject, message].join('\n');
    return { text, prose: message, headlines: [name, subject], isRegistration: false };
  }
  const { firstName, lastName, parentName, address, previousSchool } = form.fields;
  const prose = form.fields.specialRequirements;
  const headlines = [firstName, lastName, parentName];
  const text = [...headlines, address, previousSchool, prose].join('\n');
  return { text, prose, headlines, isRegistration: true };
}
