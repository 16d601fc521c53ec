import { createHmac, timingSafeEqual } from 'node:crypto';

/** The query of a link that only we can have made: `id`, `until` (milliseconds since 1970), `signature`. */
export function signedQuery(
  secret: string,
  purpose: string,
  id: string,
  until: number,
): URLSearchParams {
  const signature = sign(secret, purpose, id, String(until));
  return new URLSearchParams({ id, until: String(until), signature });
}

/** The id when a query is one that we signed for this purpose and its time is not over. */
export function checkSigned(
  secret: string,
  purpose: string,
  query: URLSearchParams,
  now: number,
): { id: string } | { refused: 'forged' | 'expired' } {
  const [id = '', until = '', signature = ''] = ['id', 'until', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  const expected = Buffer.from(sign(secret, purpose, id, until));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refused: 'forged' };
  }
  return Number(until) > now ? { id } : { refused: 'expired' };
}

function sign(secret: string, purpose: string, id: string, until: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${until}`).digest('base64url');
}
