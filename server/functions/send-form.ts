import * as v from 'valibot';
import { type Envelope, envelopeSchema, type Refused } from '#payloads/envelope.ts';
import { enquirySchema, registrationSchema } from '#payloads/schemas.ts';
import { acceptSubmission, type SubmissionDeps } from './accept-submission.ts';
import type { Form, Reply, RequestContext } from './form.ts';
import { invalid, refusal, refusals } from './refusals.ts';

/** A function that takes a form's parsed JSON. */
type SendForm = (deps: SubmissionDeps, json: unknown, context: RequestContext) => Promise<Reply>;

/** Takes an enquiry (docs/requirements.md, R35.1). */
export const sendContactEmail: SendForm = (deps, json, context) =>
  send(deps, context, parse(enquirySchema, json), (fields) => ({ kind: 'enquiry', fields }));

/** Takes a registration (docs/requirements.md, R35.1). */
export const sendRegistrationEmail: SendForm = (deps, json, context) =>
  send(deps, context, parse(registrationSchema, json), (fields) => ({
    kind: 'registration',
    fields,
  }));

type Parsed<Fields> = { fields: Fields; envelope: Envelope } | { refused: Refused };

async function send<Fields>(
  deps: SubmissionDeps,
  context: RequestContext,
  parsed: Parsed<Fields>,
  asForm: (fields: Fields) => Form,
): Promise<Reply> {
  if ('fields' in parsed) {
    return acceptSubmission(deps, asForm(parsed.fields), parsed.envelope, context);
  }
  const { refused } = parsed;
  const { requestId } = context;
  // The names of the fields, without anything that was typed.
  const fields = Object.keys(refused.error.fields ?? {});
  deps.log({ event: 'request refused', requestId, status: 422, reason: 'invalid', fields });
  return { status: 422, body: refused };
}

/** Reads a form's JSON by its schema; other keys are dropped, so that they are never stored. */
function parse<Fields>(schema: v.GenericSchema<unknown, Fields>, json: unknown): Parsed<Fields> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { refused: refusal(refusals.unreadable) };
  }
  const fields = v.safeParse(schema, json);
  const envelope = v.safeParse(envelopeSchema, json);
  if (fields.success && envelope.success) {
    return { fields: fields.output, envelope: envelope.output };
  }
  return { refused: invalid({ ...firstIssues(fields.issues), ...firstIssues(envelope.issues) }) };
}

/** The first message of each field that has one. */
function firstIssues(issues: readonly v.BaseIssue<unknown>[] = []): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    // A missing key is reported by the object's schema, with the library's own message.
    const missing = issue.type === 'object' && issue.path?.[0]?.value === undefined;
    if (field) messages[field] ??= missing ? `The field ${field} is needed.` : issue.message;
  }
  return messages;
}
