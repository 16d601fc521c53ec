import { createHmac } from 'node:crypto';
import { sitePaths } from '#content/pages/paths.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import {
  agreedValue,
  type Form,
  formFields,
  honeypotName,
  subjectsFieldName,
} from '#payloads/form-fields.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';

export type FormKind = Form['kind'];

/** @returns the kind of form on a page of the site, undefined if the page has none */
export function formKindAt(path: string): FormKind | undefined {
  if (path === '/register') return 'registration';
  const mayAsk = path === '/contact' || path.startsWith('/programs');
  return mayAsk && sitePaths.some((page) => page === path) ? 'enquiry' : undefined;
}

/** Converts posted application/x-www-form-urlencoded values to the JSON that the functions take. */
export function toJson(kind: FormKind, values: URLSearchParams): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const [name, value] of values) {
    // Browsers send the line breaks of a text area as CR LF.
    json[name] ??= value.replaceAll('\r\n', '\n');
  }
  json.website = json[honeypotName];
  // The built page has an empty id, which only scripts fill in.
  if (!json.submissionId) delete json.submissionId;
  if (kind === 'registration') {
    json.agreeToTerms = json.agreeToTerms === agreedValue;
    // Without scripts the other level's ticks are hidden but not cleared, so they do not count.
    const level = levelKeys.find((key) => key === json.level);
    json.classes = values.getAll('classes');
    json.subjects = level ? values.getAll(subjectsFieldName(level)) : [];
  }
  return json;
}

/**
 * The id of a form that has none: the same for the same fields on the same day in Colombo, so that
 * a form that is sent again is stored once. It is an HMAC, which reveals nothing about the fields, in
 * the form of a UUID of version 8 (RFC 9562: application-defined).
 */
export function deriveSubmissionId(
  secret: string,
  kind: FormKind,
  json: Record<string, unknown>,
  now: number,
): string {
  const values = Object.keys(formFields[kind]).map((name) => trimmed(json[name]));
  const text = JSON.stringify([kind, colomboDate(now), values]);
  const bytes = createHmac('sha256', secret).update(`submission\n${text}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The schemas ignore outer white space too. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
