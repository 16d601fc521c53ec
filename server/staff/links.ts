import { checkSigned, signedQuery } from '#server/signed-link.ts';
import type { Submission } from '#server/store/submissions.ts';

const DAY = 86_400_000;
/** How long a link in a staff mail works, in milliseconds. */
export const LINK_LIFE = 30 * DAY;

/** What a link can do. Each is a page under /functions/v1/. */
export const linkActions = ['called', 'not-spam'] as const;
export type LinkAction = (typeof linkActions)[number];

/**
 * Makes the links that a submission's staff mail carries, the signed ones valid from `now` for 30
 * days.
 * @param office where the office is; undefined when there is none
 */
export function linkMaker(origin: string, secret: string, clock: () => number, office?: string) {
  return (submission: Pick<Submission, 'id' | 'hold' | 'reference'>) => {
    const until = clock() + LINK_LIFE;
    const make = (action: LinkAction) =>
      `${origin}/functions/v1/${action}?${signedQuery(secret, action, submission.id, until)}`;
    return {
      called: make('called'),
      ...(submission.hold && { notSpam: make('not-spam') }),
      ...(office && { office: `${office}/submissions/${submission.reference}` }),
    };
  };
}

/** The submission's id when a link's query is one that we signed and its time is not over. */
export function checkLink(
  secret: string,
  action: LinkAction,
  query: URLSearchParams,
  now: number,
): ReturnType<typeof checkSigned> {
  return checkSigned(secret, action, query, now);
}
