import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { workGroups } from '../model/call-groups.ts';
import type { Filters } from '../model/list-view.ts';
import type { Item, SubmissionList } from '../model/types.ts';
import { answerOf, api, query, request } from './client.ts';
import { isRefused } from './failure.ts';
import { keys, removedBy, type Session } from './query-client.ts';

/** Who may sign in. */
export type User = InferResponseType<typeof api.users.$get, 200>['users'][number];

/** A teacher, and the link to the teacher's own page. */
export type Teacher = InferResponseType<typeof api.teachers.$get, 200>['teachers'][number];

/** What the office reads from the server. */
export const queries = {
  /** Who is signed in, if anyone. */
  session: queryOptions({
    queryKey: keys.session,
    queryFn: async (): Promise<Session> => {
      try {
        return (await answerOf(api.session.$get())).user;
      } catch (error) {
        const removed = removedBy(error);
        if (removed) return { endedFor: removed, isRemoved: true };
        if (isRefused(error, 401)) return {};
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
  /** The school's documents as they are published now. */
  documents: queryOptions({
    queryKey: keys.documents,
    queryFn: async (): Promise<Documents> => (await request('/documents.json')).json(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
  /** The passkeys of the person who is signed in. */
  passkeys: query(keys.passkeys, () => api.passkeys.$get()),

  /** The first families of the day's work, for 'Next' on every view, and how many each group has. */
  work: query([...keys.overviews, 'work'], () =>
    api.submissions.$get({ query: { group: workGroups.join(',') } }),
  ),
  /** The families with an assessment, the first 50. */
  assessments: query([...keys.overviews, 'assessments'], () =>
    api.submissions.$get({ query: { state: 'assessment' } }),
  ),
  /** All submissions of a list, for one that is read and printed as a whole. */
  wholeList: (filters: Filters) =>
    queryOptions({
      queryKey: [...keys.lists, 'whole', filters],
      queryFn: async () => {
        const items: Item[] = [];
        let cursor: string | null = null;
        do {
          const page: SubmissionList = await pageOf(filters, cursor);
          items.push(...page.items);
          cursor = page.next;
        } while (cursor !== null);
        return items;
      },
    }),
  /** The person who is signed in, with the role. */
  me: query(keys.me, () => api.me.$get()),
  /** Everyone who may sign in. */
  users: query(keys.users, () => api.users.$get()),
  /** Every teacher, with the link if there is one. */
  teachers: query(keys.teachers, () => api.teachers.$get()),
  /** Whether mails leave. */
  mail: { ...query(keys.mail, () => api.mail.$get()), refetchInterval: 5 * 60_000 },
  /** The figures of the 24-hour promise. */
  promise: query([...keys.overviews, 'promise'], () => api.promise.$get()),
  /** The figures of the days of a period. */
  figures: (period: { from: IsoDate; to: IsoDate }) => ({
    ...query([...keys.office, 'figures', period], () => api.figures.$get({ query: period })),
    staleTime: 0,
  }),
  /** The addresses of all who look after a submission. */
  owners: { ...query([...keys.office, 'owners'], () => api.owners.$get()), staleTime: 0 },

  /** A submission with all that belongs to it. The server logs who opened it. */
  submission: (reference: string) => ({
    ...query(keys.submission(reference), () =>
      api.submissions[':reference'].$get({ param: { reference } }),
    ),
    staleTime: 0,
  }),

  /** What a family would be mailed about its place in classes, and to which addresses. */
  placeMail: (reference: string, classes: readonly string[]) =>
    query([...keys.submission(reference), 'place-mail', ...classes], () =>
      api.submissions[':reference']['place-mail'].$get({
        param: { reference },
        query: { classes: classes.join(',') },
      }),
    ),

  /** Every class of the week with its next dates, its changes and its places. */
  classes: query(keys.classes, () => api.classes.$get()),
  /** Who gets a message to a class: how many by mail, and who has no address. */
  recipients: (id: string, to: 'placed' | 'waiting' | 'asked') =>
    query([...keys.classes, 'recipients', id, to], () =>
      api.classes[':class'].recipients.$get({ param: { class: id }, query: { to } }),
    ),
  /** The closures from today on, and the holidays that the office has not confirmed yet. */
  closures: query(keys.closures, () => api.closures.$get()),
  /** The notice on every page, if there is one. */
  notice: query(keys.notice, () => api.notice.$get()),
  /** The slots of some days, both included, with their families. */
  diary: (from: IsoDate, to: IsoDate) =>
    query([...keys.diary, from, to], () => api.diary.$get({ query: { from, to } })),
};

/**
 * A page of a list.
 * @param cursor of the page before; null for the first page
 */
export function pageOf(filters: Filters, cursor: string | null): Promise<SubmissionList> {
  const query = { ...filters, ...(cursor && { cursor }) };
  return answerOf(api.submissions.$get({ query: query as ListQuery }));
}

/** The list as a table for a spreadsheet, with the name that the server gives it. */
export async function downloadTable(filters: Filters) {
  const answer = await api['submissions.csv'].$get({ query: filters as ListQuery });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { table: await answer.blob(), name: name ?? 'submissions.csv' };
}

/** Everything that is stored about a family. The server notes in the history who saved it. */
export async function downloadFamily(reference: string): Promise<Blob> {
  return (await api.submissions[':reference'].export.$get({ param: { reference } })).blob();
}

/** The server rejects unknown values, which an address may have. */
type ListQuery = NonNullable<Parameters<typeof api.submissions.$get>[0]>['query'];
