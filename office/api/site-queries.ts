import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { PreviewState } from '#content/office/site-names.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import { answerOf, api, LONG_TIMEOUT, mutation } from './client.ts';
import { keys, showChanged } from './query-client.ts';

export type SiteState = InferResponseType<typeof api.site.$get>;
export type SiteChange = SiteState['changes'][number];
export type SiteProblem = SiteState['problems'][number];
export type SiteVersion = InferResponseType<typeof api.site.versions.$get>['items'][number];
/** A version that will be published at a time. */
export type PlannedVersion = SiteState['planned'][number];

export interface SiteDocument {
  id: DocumentId;
  revision: number;
  value: unknown;
  published: unknown;
}

/** How often a running publication is asked for, in case its event is lost, in milliseconds. */
const PUBLICATION_EVERY = 3000;

/** What the editor of the site reads from the server. */
export const siteQueries = {
  /** What is published, what is not, and what is still a placeholder. */
  state: queryOptions({
    queryKey: keys.siteState,
    queryFn: () => answerOf(api.site.$get()),
    refetchInterval: ({ state: { data, error } }) =>
      data?.publication?.state === 'running' || (data && error) ? PUBLICATION_EVERY : false,
  }),
  /** A document with the changes that are not published. */
  document: (id: DocumentId) =>
    queryOptions({ queryKey: keys.siteDocument(id), queryFn: () => readDocument(id) }),
  /** All published versions, the newest first. */
  versions: infiniteQueryOptions({
    queryKey: [...keys.site, 'versions'],
    queryFn: ({ pageParam }) => answerOf(api.site.versions.$get({ query: { cursor: pageParam } })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  }),
  /**
   * The address of the preview of a page, as it is published now or as it would be, and the texts
   * that change on it, by their fragments there.
   */
  preview: (path: string, shown: PreviewState, site: SiteState | undefined) =>
    queryOptions({
      // After another save the address is no longer valid.
      queryKey: [...keys.site, 'preview', path, shown, site?.version, site?.changes],
      queryFn: async () => {
        const json = { path, shown };
        const answer = await answerOf(api.site.preview.$post({ json }, slowly()));
        const url = `${answer.url}?places=1`;
        const html = await (await fetch(url)).text();
        const found = html.match(/<mark id=.*?<\/mark>/gs)?.join('') ?? '';
        const marks = new DOMParser().parseFromString(found, 'text/html').querySelectorAll('mark');
        const places = [...marks].map(({ id, textContent }) => ({ id, text: textContent }));
        return { url, places };
      },
      enabled: site !== undefined,
      gcTime: 0,
      retry: false,
    }),
};

/** What the editor of the site sends to the server. */
export const siteMutations = {
  /**
   * Discards the changes of one document, or of all, as the person has seen them.
   * @throws Refused 409 if a draft has changed since, which the page then shows
   */
  discard: (id: DocumentId | undefined) => {
    const { documents, draft } = api.site;
    return mutation([keys.site], (site: SiteState) => {
      const json = { revisions: revisionsOf(site) };
      return id ? documents[':id'].draft.$delete({ param: { id }, json }) : draft.$delete({ json });
    });
  },
  /**
   * Publishes the drafts as the person has seen them.
   * @throws Refused 409 if a draft has changed since, which the page then shows
   */
  publish: mutation([keys.site], (site: SiteState) =>
    api.site.publish.$post({ json: { revisions: revisionsOf(site) } }),
  ),
  /** The same at a time, in ISO 8601. */
  plan: mutation([keys.site], ({ site, at }: { site: SiteState; at: string }) =>
    api.site.publish.$post({ json: { revisions: revisionsOf(site), at } }),
  ),
  /** Removes a version that was planned. */
  removePlanned: mutation([keys.site], (version: number) =>
    api.site.versions[':version'].$delete({ param: { version: String(version) } }),
  ),
  /**
   * Publishes the documents of an earlier version; without one, of the previous version.
   * @param was the version that was live on the screen
   * @throws Refused 409 when it is another one now
   */
  restore: mutation([keys.site], async ({ version, was }: { version?: number; was: number }) => {
    const to = String(version ?? (await versionBefore()));
    const json = { was: String(was) };
    return api.site.versions[':version'].restore.$post({ param: { version: to }, json });
  }),
  /** Uploads a picture. */
  upload: mutation([], (file: File) => {
    const form = new FormData();
    form.append('file', file);
    return api.site.pictures.$post(undefined, slowly({ body: form }));
  }),
};

/** The drafts that a person has seen. */
function revisionsOf({ documents }: SiteState): Record<string, number> {
  const drafts = documents.filter(({ isDraft }) => isDraft);
  return Object.fromEntries(drafts.map(({ id, revision }) => [id, revision]));
}

export function readDocument(id: DocumentId): Promise<SiteDocument> {
  return answerOf(api.site.documents[':id'].$get({ param: { id } }));
}

/** Saves a draft; the pages that show it are refetched by the server's event. */
export async function putDocument(
  client: QueryClient,
  id: DocumentId,
  json: Pick<SiteDocument, 'revision' | 'value'>,
): Promise<number> {
  const { revision } = await answerOf(api.site.documents[':id'].$put({ param: { id }, json }));
  await showChanged<SiteDocument>(
    client,
    keys.siteDocument(id),
    (known) => known && { ...known, ...json, revision },
  );
  void client.invalidateQueries({ queryKey: keys.siteState });
  return revision;
}

async function versionBefore(): Promise<number> {
  const { items } = await answerOf(api.site.versions.$get({ query: {} }));
  return items[1]?.version ?? 0;
}

function slowly(init?: RequestInit) {
  return { init: { ...init, signal: AbortSignal.timeout(LONG_TIMEOUT) } };
}
