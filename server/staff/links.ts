import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Submission } from '#server/store/submissions.ts';

const DAY = 86_400_000;
/** How long a link in a staff mail works, in milliseconds. */
export const LINK_LIFE = 30 * DAY;

/** What a link can do. Each is a page under /functions/v1/. */
export const linkActions = ['called', 'not-spam'] as const;
export type LinkAction = (typeof linkActions)[number];

/** Makes the links that a submission's staff mail carries, valid from `now` for 30 days. */
export function linkMaker(origin: string, secret: string, clock: () => number) {
  return (submission: Pick<Submission, 'id' | 'hold'>) => {
    const until = clock() + LINK_LIFE;
    const make = (action: LinkAction) => {
      const query = new URLSearchParams({
        id: submission.id,
        until: String(until),
        signature: sign(secret, action, submission.id, String(until)),
      });
      return `${origin}/functions/v1/${action}?${query}`;
    };
    return {
      called: make('called'),
      ...(submission.hold && { notSpam: make('not-spam') }),
    };
  };
}

/** The submission's id when a link's query is one that we signed and its time is not over. */
export function checkLink(
  secret: string,
  action: LinkAction,
  query: URLSearchParams,
  now: number,
): { id: string } | { refused: 'wrong' | 'expired' } {
  const [id = '', until = '', signature = ''] = ['id', 'until', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  const expected = Buffer.from(sign(secret, action, id, until));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'wrong' };
  }
  return Number(until) > now ? { id } : { refused: 'expired' };
}

function sign(secret: string, action: LinkAction, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${action}\n${id}\n${until}`).digest('base64url');
}
