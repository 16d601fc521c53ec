import * as v from 'valibot';
import { line } from './text.ts';

const UNREADABLE_ID = 'The form carries a submissionId that is not a UUID.';

/**
 * What a form sends beside its fields (docs/requirements.md, R35.2). All optional: the bare body is
 * accepted.
 */
export const envelopeSchema = v.object({
  /** Made once per submission by the form; the same id again gets the first reply. Lower case. */
  submissionId: v.optional(v.pipe(v.string(UNREADABLE_ID), v.uuid(UNREADABLE_ID), v.toLowerCase())),
  /** Milliseconds from the first input to the submit. */
  elapsedMs: v.optional(v.fallback(v.optional(v.number()), undefined)),
  /** The honeypot: people never see the field, so whatever stands in it is a robot's. */
  website: v.optional(v.fallback(v.optional(v.string()), undefined)),
  /**
   * Which version of the terms and privacy notice the page showed. Staff read it, so text must be a
   * line like any other; what is no text at all counts as absent.
   */
  consentVersion: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((version) => (typeof version === 'string' ? version : undefined)),
      v.optional(line('The version of the terms')),
    ),
  ),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** The only reply that means a submission is kept. */
export const acceptedSchema = v.object({ ok: v.literal(true), reference: v.string() });

export type Accepted = v.InferOutput<typeof acceptedSchema>;

/** Every refusal. `message` is a sentence fit for a parent's eyes; `fields` by field name. */
export const refusedSchema = v.object({
  error: v.object({
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});

export type Refused = v.InferOutput<typeof refusedSchema>;
