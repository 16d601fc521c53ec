import type { Refused } from '#payloads/envelope.ts';

/**
 * What a refusal says. The page puts `message` before 'Please try again…'
 * (docs/requirements.md, R22.2), so none ends with a full stop.
 */
export const refusals = {
  unreadable: 'The form could not be read',
  notJson: 'The form was sent in a way that cannot be read',
  tooLarge: 'The form is longer than can be taken',
  foreign: 'The form was sent from a page that is not ours',
  method: 'This address only takes forms that are posted',
  onlyRead: 'This address can only be read',
  idTaken: 'This form was already submitted with different details',
  erased: 'This form was submitted before and has since been deleted',
  tooMany: 'Too many forms came from your connection',
  unknown: 'There is nothing at this address',
  broken: 'Something went wrong on our side',
  notRead: 'The day’s changes cannot be read just now',
  notStored: 'The form could not be kept just now',
} as const;

export function refusal(message: string, fields?: Record<string, string>): Refused {
  return { error: { message, ...(fields && { fields }) } };
}

/** The message over several fields' messages: counts the others. */
export function invalid(fields: Record<string, string>): Refused {
  const messages = Object.values(fields).map((text) => text.replace(/\.$/, ''));
  const [first = refusals.unreadable] = messages;
  return refusal(
    messages.length > 1 ? `${first} (and ${messages.length - 1} more to correct)` : first,
    fields,
  );
}
