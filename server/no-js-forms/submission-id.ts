import { createHmac } from 'node:crypto';
import { formFields } from '#payloads/form-fields.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import type { FormKind } from './form-pages.ts';

const fieldsOf: Record<FormKind, readonly string[]> = {
  enquiry: Object.keys(formFields.enquiry),
  registration: Object.keys(formFields.registration),
};

/**
 * The id of a form that came without one: the same for the same fields on the same day in Colombo,
 * so that a form that is sent again counts once. An HMAC, so that the id says nothing of the fields,
 * as a UUID of version 8 (RFC 9562: free for the application).
 */
export function deriveSubmissionId(
  secret: string,
  kind: FormKind,
  json: Record<string, unknown>,
  now: number,
): string {
  const values = fieldsOf[kind].map((name) => comparable(json[name]));
  const text = JSON.stringify([kind, colomboDate(now), values]);
  const bytes = createHmac('sha256', secret).update(`submission\n${text}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** As the schemas take it: outer white space never counts. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
