import type { Documents } from '#content/schemas/documents.ts';
import { firstE164 } from '#content/schemas/phone-numbers.ts';
import type { Envelope } from '#payloads/envelope.ts';
import type { Form } from '#payloads/form-fields.ts';
import { waitingFor } from '#rules/timetable/registered-classes.ts';
import { placesByClass } from '#server/store/office/class-changes.ts';
import type { Db } from '#server/store/tables.ts';
import { digestOf } from './repeats.ts';
import { type NewSubmission, waitingColumns } from './submissions.ts';

/** A form as a database row, not held and not on a waiting list. */
export function toRow(form: Form, envelope: Envelope, now: number): NewSubmission {
  return {
    id: envelope.submissionId ?? crypto.randomUUID(),
    reference: newReference(),
    sent_digest: digestOf(form.kind, form.fields),
    received_at: now,
    source: envelope.source ?? null,
    ...formColumns(form),
    ...(form.kind === 'registration' && {
      consent_version: envelope.consentVersion || null,
      consented_at: now,
    }),
  };
}

/** The columns that follow from the answers of a form. */
export function formColumns(form: Form) {
  const columns = {
    fields: JSON.stringify(form.fields),
    email: form.fields.email.toLowerCase(),
    phone_e164: firstE164(form.fields.phone),
  };
  if (form.kind === 'enquiry') {
    return { ...columns, kind: form.kind, name: form.fields.name.toLowerCase() };
  }
  const { firstName, lastName, parentName, parentEmail, parentPhone } = form.fields;
  return {
    ...columns,
    kind: form.kind,
    name: `${firstName} ${lastName} / ${parentName}`.toLowerCase(),
    guardian_email: parentEmail.toLowerCase() || null,
    guardian_phone_e164: firstE164(parentPhone),
  };
}

/**
 * The columns of a form that asks for full classes: it waits for them. It is not rejected for that, since the
 * page may be out of date.
 */
export async function fullClassesAskedFor(
  db: Db,
  documents: Documents,
  { kind, fields }: Form,
  now: number,
) {
  if (kind === 'enquiry') return {};
  const classes = waitingFor(documents, fields, await placesByClass(db), now);
  const ids = classes.map(({ id }) => id);
  return ids.length > 0 ? waitingColumns(documents, {}, ids, now) : {};
}

// Without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: it is read out on the telephone and copied by hand.
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** A new reference, like 'K7QF-4WXM'. It may not be unique: the store rejects a duplicate. */
export function newReference(): string {
  let letters = '';
  while (letters.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // Bytes from 230 on would make some letters more likely.
      if (byte < 230 && letters.length < 8) letters += ALPHABET[byte % 23];
    }
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
