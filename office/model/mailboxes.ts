import type { Submission } from './types.ts';

/** The addresses that the family can be mailed at. */
export function mailboxesOf(submission: Pick<Submission, 'fields' | 'disowned'>): string[] {
  const { fields } = submission;
  const typed = ['parentEmail' in fields ? fields.parentEmail : '', fields.email];
  return typed.filter((each): each is string => !!each && !isDisowned(submission, each));
}

/** Whether the owner of an address said 'This was not us'. */
export function isDisowned({ disowned }: Pick<Submission, 'disowned'>, address: string): boolean {
  return disowned.includes(address.toLowerCase());
}
