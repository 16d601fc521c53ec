import { registrationSchema } from '#payloads/schemas.ts';
import { acceptSubmission, type SubmissionDeps } from './accept-submission.ts';
import type { Reply, RequestContext } from './form.ts';
import { parseForm, refuseInvalid } from './parse.ts';

/** Takes a registration (docs/requirements.md, R35.1). */
export async function sendRegistrationEmail(
  deps: SubmissionDeps,
  json: unknown,
  context: RequestContext,
): Promise<Reply> {
  const parsed = parseForm(registrationSchema, json);
  if (!parsed.ok) return refuseInvalid(deps, context, parsed.refused);
  return acceptSubmission(
    deps,
    { kind: 'registration', fields: parsed.fields },
    parsed.envelope,
    context,
  );
}
