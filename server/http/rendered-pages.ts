import type * as Entry from '#app/entry.server.tsx';
import type { Site } from './built-site.ts';

/** What a request adds to a built page: a posted form, or the query of the address. */
export type PageState = Entry.PageState;

/** Renders a page's whole document. */
export type RenderPage = (path: string, state: PageState) => Promise<string>;

/** Responds with a rendered page; undefined beyond the limit of the client's address. */
export type AnswerWithPage = (
  path: string,
  state: PageState,
  request: { address: string | undefined; status?: number; headers?: Record<string, string> },
) => Promise<Response | undefined>;

/** Pages rendered for one client in that time. A page costs about 10 ms of processor time. */
const RENDERED_PER_ADDRESS = 300;
/** In milliseconds. */
export const RENDERED_FOR_MS = 3_600_000;
/** With more clients than this, all counts start again. */
const MAX_ADDRESSES = 10_000;

/** @param limited false only with RATE_LIMIT=off */
export function renderedPages(
  render: RenderPage,
  site: Site,
  clock: () => number,
  limited: boolean,
): AnswerWithPage {
  const counts = new Map<string | undefined, number>();
  let startedAt = clock();
  const isTooMany = (address: string | undefined) => {
    const isOver = Math.abs(clock() - startedAt) >= RENDERED_FOR_MS || counts.size > MAX_ADDRESSES;
    if (isOver) {
      counts.clear();
      startedAt = clock();
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > RENDERED_PER_ADDRESS;
  };
  return async (path, state, { address, status = 200, headers }) => {
    if (limited && isTooMany(address)) return undefined;
    const html = await render(path, state);
    return new Response(html, { status, headers: { ...site.pageHeaders(path), ...headers } });
  };
}
