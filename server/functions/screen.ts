import type { Envelope } from '#payloads/envelope.ts';
import { type Form, fieldList, formFields } from '#payloads/form-fields.ts';
import type { Hold } from '#server/store/tables.ts';
import type { FormCounts } from './form-limits.ts';

/** Whether a form is held, and why. */
export interface Verdict {
  hold: Hold | null;
  /** For staff to read. */
  reasons: string[];
}

/** The verdict on a form with no signal, and on every form when limits are off. */
export const PASSED: Verdict = { hold: null, reasons: [] };

/** People take longer than this to fill in one of our forms, in milliseconds. */
const FASTEST_PERSON = 3000;
/** People send one or two links. */
const LINKS_OF_A_PROGRAM = 3;
/** A class that was given a text to write sends it a few times; a program, more often. */
const REPEATS_OF_A_PROGRAM = 9;
/** Shorter texts ("I want to join the physics class") are the same by chance. */
const LONG_ENOUGH_TO_REPEAT = 60;

/** Markup that mail programs and pages interpret; '0 < a < b' is how students write. */
const MARKUP = /<a\s[^<>]{0,99}href\b|<(?:script|iframe|img)\b|\[(?:url|link)[=\]]/iu;
/** Only with a scheme or www.: 'classes.Online' and 'facebook.com' are how people write. */
const LINK = /(?:https?|ftp):\/\/[^\s/]|(?<![\w@./-])www\.[a-z0-9]/giu;

/**
 * Screens a form by signals that only programs give. Ordinary words never hold a form, and no form
 * is dropped (docs/decisions/server.md). Time is linear in the length of the text.
 */
export function screen(
  form: Form,
  { website, elapsedMs }: Envelope,
  { isAddressHeld, textRepeats }: Pick<FormCounts, 'isAddressHeld' | 'textRepeats'>,
): Verdict {
  const text = ownWordsOf(form);
  const links = text.match(LINK)?.length ?? 0;
  const signals: Record<string, boolean> = {
    'filled in a field that people do not see': Boolean(website),
    'filled in within 3 seconds': elapsedMs !== undefined && elapsedMs < FASTEST_PERSON,
    markup: MARKUP.test(text),
    [`${links} links`]: links >= LINKS_OF_A_PROGRAM,
    'a link in a name': namesOf(form).some((name) => name.search(LINK) >= 0),
    'the same text sent repeatedly': textRepeats >= REPEATS_OF_A_PROGRAM,
  };
  const reasons = Object.keys(signals).filter((signal) => signals[signal]);
  if (reasons.length > 0) return { hold: 'spam', reasons };
  if (isAddressHeld) return { hold: 'address', reasons: ['many from one address this hour'] };
  return PASSED;
}

/**
 * The text that only a program sends repeatedly, in one spelling; undefined when it is short. Only of
 * enquiries: many registrations share a text that 'My timetable' wrote.
 */
export function repeatableText(form: Form): string | undefined {
  if (form.kind === 'registration') return undefined;
  const words = form.fields.message.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const text = words.filter((word) => word !== '').join(' ');
  return text.length >= LONG_ENOUGH_TO_REPEAT ? text : undefined;
}

function namesOf({ kind, fields }: Form): string[] {
  return kind === 'enquiry'
    ? [fields.name]
    : [fields.firstName, fields.lastName, fields.parentName];
}

/** All text that the sender typed rather than chose. */
function ownWordsOf(form: Form): string {
  const values: Record<string, unknown> = { ...form.fields };
  return fieldList(formFields[form.kind])
    .filter(({ kind }) => kind === 'line' || kind === 'text')
    .map(({ name }) => values[name] ?? '')
    .join('\n');
}
