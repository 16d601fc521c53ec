import { useMutation, useQuery } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ClassChange, Places, PublishedClosure, PublishedNotice } from '#payloads/today.ts';
import type { ClassList } from '../model/types.ts';
import { answerOf, api } from './client.ts';
import { keys } from './query-client.ts';

/** Every class of the week with its next dates, its changes and its places. */
export function useClasses() {
  return useQuery({
    queryKey: keys.classes,
    queryFn: (): Promise<ClassList> => answerOf(api.classes.$get()),
  });
}

/**
 * Publishes a change; it replaces an earlier one of the same class and day.
 * @throws Refused 422 with the server's reason
 */
export function usePublishChange() {
  return useMutation({
    mutationFn: (json: ClassChange) => answerOf(api.changes.$post({ json })),
    meta: { changes: [keys.classes] },
  });
}

/** Undoes a change: the class meets as on the timetable. */
export function useWithdrawChange() {
  return useMutation({
    mutationFn: (id: string) => answerOf(api.changes[':id'].$delete({ param: { id } })),
    meta: { changes: [keys.classes] },
  });
}

/** Sets whether a class has free places. Presses are sent in order, so that the last one wins. */
export function useSetPlaces(id: string) {
  return useMutation({
    scope: { id: `places ${id}` },
    mutationFn: (places: Places) =>
      answerOf(api.places[':class'].$put({ param: { class: id }, json: { places } })),
    meta: { changes: [keys.classes] },
  });
}

/** The closures from today on, and the holidays that the office has not confirmed yet. */
export function useClosures() {
  return useQuery({
    queryKey: keys.closures,
    queryFn: () => answerOf(api.closures.$get()),
  });
}

/** @throws Refused 422 with the server's reason */
export function useCloseSchool() {
  return useMutation({
    mutationFn: (closure: PublishedClosure) =>
      answerOf(api.closures.$post({ json: { ...closure, levels: [...closure.levels] } })),
    meta: { changes: [keys.classes] },
  });
}

/** Its response has the message that classes take place. */
export function useRemoveClosure() {
  return useMutation({
    mutationFn: (id: string) => answerOf(api.closures[':id'].$delete({ param: { id } })),
    meta: { changes: [keys.classes] },
  });
}

/** Stops suggesting a holiday, to everyone in the office. */
export function useRemoveHoliday() {
  return useMutation({
    mutationFn: (day: IsoDate) => answerOf(api.holidays[':day'].$delete({ param: { day } })),
    meta: { changes: [keys.closures] },
  });
}

/** The notice on every page, if there is one. */
export function useNotice() {
  return useQuery({
    queryKey: keys.notice,
    queryFn: async () => (await answerOf(api.notice.$get())).notice,
  });
}

/** Publishes the notice in place of the one before. */
export function usePublishNotice() {
  return useMutation({
    mutationFn: (json: PublishedNotice) => answerOf(api.notice.$put({ json })),
    meta: { changes: [keys.notice] },
  });
}

export function useWithdrawNotice() {
  return useMutation({
    mutationFn: () => answerOf(api.notice.$delete()),
    meta: { changes: [keys.notice] },
  });
}
