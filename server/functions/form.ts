import type { Accepted, Refused } from '#payloads/envelope.ts';
import type { Enquiry, Registration } from '#payloads/form-fields.ts';

/** A form that has been read by its schema. */
export type Form =
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration };

/** What is known of a request beside its body. */
export interface RequestContext {
  /** The client's address as the limits count it; undefined when there is none to be had. */
  address: string | undefined;
  requestId: string;
}

/** What a function answers. */
export type Reply =
  | { status: 200; body: Accepted }
  | { status: 410 | 422 | 503; body: Refused }
  | { status: 429; body: Refused; retryAfterSeconds: number };
