import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { PublishedClosure, PublishedNotice } from '#payloads/today.ts';
import { answerOf, api } from './client.ts';
import { keys } from './query-client.ts';

/** The closures from today on, and the holidays that the office has not confirmed yet. */
export function useClosures() {
  return useQuery({
    queryKey: keys.closures,
    queryFn: ({ signal }) => answerOf(api.closures.$get(undefined, { init: { signal } })),
  });
}

/** The notice on every page, if there is one. */
export function useNotice() {
  return useQuery({
    queryKey: keys.notice,
    queryFn: async ({ signal }) =>
      (await answerOf(api.notice.$get(undefined, { init: { signal } }))).notice,
  });
}

/** @throws Refused 422 with the server's reason */
export function useCloseSchool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (closure: PublishedClosure) =>
      answerOf(api.closures.$post({ json: { ...closure, levels: [...closure.levels] } })),
    onSettled: () => refetchClasses(client),
  });
}

/** Its response has the message that classes take place. */
export function useRemoveClosure() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.closures[':id'].$delete({ param: { id } })),
    onSettled: () => refetchClasses(client),
  });
}

/** Stops suggesting a holiday, to everyone in the office. */
export function useRemoveHoliday() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (day: IsoDate) => answerOf(api.holidays[':day'].$delete({ param: { day } })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.closures }),
  });
}

/** Publishes the notice in place of the one before. */
export function usePublishNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: PublishedNotice) => answerOf(api.notice.$put({ json })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.notice }),
  });
}

export function useWithdrawNotice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.notice.$delete()),
    onSettled: () => client.invalidateQueries({ queryKey: keys.notice }),
  });
}

/** A closure changes the dates of classes, too. */
function refetchClasses(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: keys.classes });
}
