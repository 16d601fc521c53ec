import { signedQuery } from '#server/signed-link.ts';

/** The page's name under /functions/v1/, and what its links are signed for. */
export const MINE = 'mine';

/** How long a family's link works, in milliseconds. */
export const MINE_LIFE = 90 * 86_400_000;

/**
 * Makes the link that an acknowledgement carries. It names the mail, not the submission, so that
 * 'This was not us' speaks for the one mailbox that the mail went to.
 */
export function familyLinkMaker(origin: string, secret: string, clock: () => number) {
  return (mailId: string): string =>
    `${origin}/functions/v1/${MINE}?${signedQuery(secret, MINE, mailId, clock() + MINE_LIFE)}`;
}
