import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormKind } from './form-pages.ts';

/** The query parameter of a confirmation page. */
export const SENT = 'sent';

/** What the parameter says: which form was stored, and when (milliseconds since 1970). */
export interface Sent {
  reference: string;
  at: number;
}

/**
 * Writes and reads the address of the confirmation page, to which a posted form is redirected so
 * that a reload sends nothing. It is signed, and carries a reference and a time, nothing personal.
 */
export function confirmationLinks(secret: string) {
  const sign = (kind: FormKind, reference: string, at: string) =>
    createHmac('sha256', secret).update(`sent\n${kind}\n${reference}\n${at}`).digest('base64url');
  return {
    write: (path: string, kind: FormKind, { reference, at }: Sent): string => {
      const time = at.toString(36);
      return `${path}?${SENT}=${reference}.${time}.${sign(kind, reference, time)}`;
    },
    /** Undefined when we did not sign it for a form of that kind. */
    read: (kind: FormKind, text: string): Sent | undefined => {
      const [reference = '', time = '', signature = ''] = text.split('.');
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(kind, reference, time));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return { reference, at: Number.parseInt(time, 36) };
    },
  };
}
