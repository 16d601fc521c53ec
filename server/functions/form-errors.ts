import { HTTPException } from 'hono/http-exception';
import type { Documents } from '#content/schemas/documents.ts';
import type { Refused } from '#payloads/envelope.ts';

/**
 * The messages of rejected requests. The page puts them before 'Please try again…'
 * (docs/requirements.md, R22.2), so they have no full stop.
 */
export const refusals = {
  unreadable: 'The form could not be read',
  notJson: 'The form was sent in a format that we cannot read',
  tooLarge: 'The form is too long',
  method: 'This address only accepts forms (POST)',
  onlyRead: 'This address can only be read (GET)',
  idTaken: 'This form was already submitted with different details',
  erased: 'This form was submitted before and has since been deleted',
  tooMany: 'Too many forms were sent from your internet connection',
  unknown: 'There is nothing at this address',
  broken: 'Something went wrong on our side',
  notRead: 'The latest class changes are not available now',
  notStored: 'The form could not be saved now',
} as const;

/** To a page that may not send forms here. */
export function foreignRefusal({ school }: Documents): string {
  return `The form was not accepted from this page: please call ${school.hotline}`;
}

export function refusal(message: string, fields?: Record<string, string>): Refused {
  return { error: { message, ...(fields && { fields }) } };
}

/** A request that is rejected before its fields are read; the log gets `reason`, its sender `message`. */
export function rejection(
  status: 400 | 403 | 405 | 413 | 415 | 429 | 500,
  reason: string,
  message: string,
) {
  return new HTTPException(status, { message, cause: reason });
}

/** A rejection of several fields: the first message, and how many more there are. */
export function invalid(fields: Record<string, string>): Refused {
  const messages = Object.values(fields).map((text) => text.replace(/\.$/, ''));
  const [first = refusals.unreadable] = messages;
  return refusal(
    messages.length > 1 ? `${first} (and ${messages.length - 1} more to correct)` : first,
    fields,
  );
}
