import { enquirySchema } from '#payloads/enquiry.ts';
import { parseForm } from './parse.ts';
import { type ReceiveDeps, type Reply, receive, type Visit } from './receive.ts';

/** Takes a contact enquiry (specification, section 7). */
export async function sendContactEmail(
  deps: ReceiveDeps,
  json: unknown,
  visit: Visit,
): Promise<Reply> {
  const parsed = parseForm(enquirySchema, json);
  if (!parsed.ok) return { status: 422, body: parsed.refused };
  return receive(deps, { kind: 'enquiry', fields: parsed.fields }, parsed.envelope, visit);
}
