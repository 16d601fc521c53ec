import type { Envelope } from '#payloads/envelope.ts';
import type { Db, Hold } from '#server/store/tables.ts';
import { countSubmission, countText, type LimitSettings } from './limits.ts';
import type { Form, Visit } from './receive.ts';
import { HELD_FROM, spamScore } from './spam.ts';

export interface Verdict {
  hold: Hold | null;
  reasons: string[];
}

// A short text ("I want to join the physics class") is alike for honest reasons.
const LONG_ENOUGH_TO_REPEAT = 60;

/**
 * Whether a submission is held, and why. Nothing is ever dropped: a person reads what is held.
 * @throws TooMany beyond the hard limit of the sender's address
 */
export async function judge(
  db: Db,
  limits: LimitSettings,
  form: Form,
  envelope: Envelope,
  visit: Visit,
  now: number,
): Promise<Verdict> {
  if (!limits.on) return { hold: null, reasons: [] };
  const counted = await countSubmission(db, limits, visit.address, now);
  const repeatable = form.kind === 'enquiry' ? normalised(form.fields.message) : '';
  const timesSeen =
    repeatable.length >= LONG_ENOUGH_TO_REPEAT ? await countText(db, limits, repeatable, now) : 0;
  const { score, reasons } = spamScore({
    text: Object.values(form.fields).flat().join('\n'),
    headline: headlineOf(form),
    envelope,
    hasOrigin: visit.origin !== null,
    timesSeen,
  });
  if (counted.siteHeld) reasons.push('very many from everywhere this hour');
  if (counted.addressHeld) reasons.push('many from one address this hour');
  if (score >= HELD_FROM || counted.siteHeld) return { hold: 'spam', reasons };
  return { hold: counted.addressHeld ? 'address' : null, reasons };
}

function headlineOf(form: Form): string {
  const { fields } = form;
  return form.kind === 'enquiry'
    ? `${form.fields.name}\n${form.fields.subject}`
    : `${'firstName' in fields ? `${fields.firstName} ${fields.lastName} ${fields.parentName}` : ''}`;
}

function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
