import * as v from 'valibot';
import { formSource, type Source } from '#content/office/origins.ts';
import { line } from './schemas.ts';

const UNREADABLE_ID = 'The form has a submissionId that is not a UUID.';

/**
 * What a form sends in addition to its fields (docs/requirements.md, R35.2). All optional: the bare
 * body is accepted.
 */
export const envelopeSchema = v.object({
  /** Made once per submission by the form; the same id again gets the first reply. Lower case. */
  submissionId: v.optional(v.pipe(v.string(UNREADABLE_ID), v.uuid(UNREADABLE_ID), v.toLowerCase())),
  /** Milliseconds from the first input to the submit. */
  elapsedMs: v.optional(v.fallback(v.optional(v.number()), undefined)),
  /** The honeypot: people never see the field, so only programs fill it in. */
  website: v.optional(v.fallback(v.optional(v.string()), undefined)),
  /** Where the family heard of the school, in one word; another value counts as absent. */
  source: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((word): Source | undefined => formSource(word)),
    ),
  ),
  /**
   * Which version of the terms and privacy notice the page showed. Staff read it, so text must be a
   * line like any other; any other type counts as absent.
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

/** A time that is free: the id of its slot, and when it begins, in milliseconds since 1970. */
export interface FreeTime {
  id: string;
  at: number;
}

/** The reply to a submission that is stored. */
export interface Accepted {
  ok: true;
  reference: string;
  /** The address of the family's own page, of a registration; absent where no server has the page. */
  link?: string;
  /** The next free times for the assessment, which can be chosen there; absent without any. */
  times?: readonly FreeTime[];
  /** The names of the classes that were full: it is on their waiting lists. Absent without any. */
  waitingFor?: readonly string[];
}

/** Every rejection. `message` is a sentence for a parent to read; `fields` by field name. */
export interface Refused {
  error: { message: string; fields?: Record<string, string> };
}
