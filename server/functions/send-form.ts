import * as v from 'valibot';
import { envelopeSchema } from '#payloads/envelope.ts';
import type { Form } from '#payloads/form-fields.ts';
import { enquirySchema, registrationSchema } from '#payloads/schemas.ts';
import { acceptSubmission, type SubmissionDeps } from './accept-submission.ts';
import type { Reply, RequestContext } from './endpoint.ts';
import { invalid } from './form-errors.ts';

const schemas: Record<Form['kind'], v.GenericSchema<unknown, Form['fields']>> = {
  enquiry: enquirySchema,
  registration: registrationSchema,
};

/**
 * Receives a form (docs/requirements.md, R35.1): reads its JSON by its schema, which drops unknown
 * keys, and accepts or rejects it.
 */
export async function sendForm(
  kind: Form['kind'],
  deps: SubmissionDeps,
  json: unknown,
  context: RequestContext,
): Promise<Reply> {
  const read = v.safeParse(schemas[kind], json);
  const envelope = v.safeParse(envelopeSchema, json);
  if (read.success && envelope.success) {
    const form = { kind, fields: read.output } as Form;
    return acceptSubmission(deps, form, envelope.output, context);
  }
  const messages: Record<string, string> = {};
  for (const issue of [...(read.issues ?? []), ...(envelope.issues ?? [])]) {
    const field = String(issue.path?.[0]?.key ?? '');
    // The object's schema reports a missing key with the library's own message.
    const missing = issue.type === 'object' && issue.path?.[0]?.value === undefined;
    if (field) messages[field] ??= missing ? `The field ${field} is needed.` : issue.message;
  }
  const { requestId } = context;
  // The names of the fields, without anything that was typed.
  const fields = Object.keys(messages);
  deps.log({ event: 'request refused', requestId, status: 422, reason: 'invalid', fields });
  return { status: 422, body: invalid(messages) };
}
