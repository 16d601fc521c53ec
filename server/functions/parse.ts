import * as v from 'valibot';
import { type Envelope, envelopeSchema, type Refused } from '#payloads/envelope.ts';
import type { SubmissionDeps } from './accept-submission.ts';
import type { Reply, RequestContext } from './form.ts';
import { invalid, refusal, refusals } from './refusals.ts';

type Parsed<Fields> =
  | { ok: true; fields: Fields; envelope: Envelope }
  | { ok: false; refused: Refused };

/**
 * Reads a form's JSON by its schema. What no schema names is dropped, so that it is never stored.
 */
export function parseForm<Fields>(
  schema: v.GenericSchema<unknown, Fields>,
  json: unknown,
): Parsed<Fields> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, refused: refusal(refusals.unreadable) };
  }
  const fields = v.safeParse(schema, json);
  const envelope = v.safeParse(envelopeSchema, json);
  if (fields.success && envelope.success) {
    return { ok: true, fields: fields.output, envelope: envelope.output };
  }
  return {
    ok: false,
    refused: invalid({ ...firstIssues(fields.issues), ...firstIssues(envelope.issues) }),
  };
}

/** The reply to a form with fields to mend, which the log names; nothing of what stood in them. */
export function refuseInvalid(
  { log }: Pick<SubmissionDeps, 'log'>,
  { requestId }: RequestContext,
  refused: Refused,
): Reply {
  const fields = Object.keys(refused.error.fields ?? {});
  log({ event: 'request refused', requestId, status: 422, reason: 'invalid', fields });
  return { status: 422, body: refused };
}

/** The first message of each field that has one. */
function firstIssues(issues: readonly v.BaseIssue<unknown>[] = []): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    // A key that is not there at all is the schema's to miss, and it has only the library's words.
    const missing = issue.type === 'object' && issue.path?.[0]?.value === undefined;
    if (field) messages[field] ??= missing ? `The field ${field} is needed.` : issue.message;
  }
  return messages;
}
