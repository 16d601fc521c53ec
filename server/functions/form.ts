import type { Accepted, Refused } from '#payloads/envelope.ts';
import type { Enquiry, Registration } from '#payloads/form-fields.ts';

/** A form that its schema has accepted. */
export type Form =
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration };

/** What is known about a request in addition to its body. */
export interface RequestContext {
  /** The client's address as the limits count it; undefined when it is unknown. */
  address: string | undefined;
  requestId: string;
}

/** A function's reply. */
export type Reply =
  | { status: 200; body: Accepted }
  | { status: 410 | 422 | 503; body: Refused }
  | { status: 429; body: Refused; retryAfterSeconds: number };
