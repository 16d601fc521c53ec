import type { Registration } from '#payloads/registration.ts';

/** What the thank-you view shows. */
export interface SentRegistration {
  reference: string;
  /** In words, Colombo time. */
  received: string;
  sent: Registration;
}
