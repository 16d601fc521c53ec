import { registrationSchema } from '#payloads/registration.ts';
import { parseForm } from './parse.ts';
import { type ReceiveDeps, type Reply, receive, type Visit } from './receive.ts';

/** Takes a registration (specification, section 7). */
export async function sendRegistrationEmail(
  deps: ReceiveDeps,
  json: unknown,
  visit: Visit,
): Promise<Reply> {
  const parsed = parseForm(registrationSchema, json);
  if (!parsed.ok) return { status: 422, body: parsed.refused };
  return receive(deps, { kind: 'registration', fields: parsed.fields }, parsed.envelope, visit);
}
