import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ChangeKind, Places } from '#payloads/today.ts';
import type { ClassList, OfficeClass } from '../model/types.ts';
import { answerOf, api } from './client.ts';
import { keys } from './query-client.ts';

/** A change to be published. Fields that do not belong to its kind are null. */
export interface NewChange {
  class: string;
  date: IsoDate;
  kind: ChangeKind;
  start: string | null;
  end: string | null;
  toDate: string | null;
  room: string | null;
  reason: string | null;
}

/** Every class of the week with its next dates, its changes and its places. */
export function useClasses() {
  return useQuery({
    queryKey: keys.classes,
    queryFn: ({ signal }): Promise<ClassList> =>
      answerOf(api.classes.$get(undefined, { init: { signal } })),
  });
}

/**
 * Publishes a change; it replaces an earlier one of the same class and day. It succeeds once the
 * classes are refetched, so that its message is there.
 *
 * @throws Refused 422 with the server's reason
 */
export function usePublishChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: NewChange) => answerOf(api.changes.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.classes }),
  });
}

/** Undoes a change: the class meets as on the timetable. */
export function useWithdrawChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.changes[':id'].$delete({ param: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.classes }),
  });
}

/**
 * Sets whether a class has free places. Shown at once, and reverted if it could not be saved.
 * Presses are sent one after another, so that the last one wins.
 */
export function useSetPlaces(id: string) {
  const client = useQueryClient();
  const mutationKey = ['places', id];
  const shown = () =>
    client.getQueryData<ClassList>(keys.classes)?.classes.find((one) => one.id === id)?.places;
  const show = (places: Places) =>
    client.setQueryData<ClassList>(keys.classes, (list) => list && withPlaces(list, id, places));
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (places: Places) =>
      answerOf(api.places[':class'].$put({ param: { class: id }, json: { places } })),
    onMutate: (places) => {
      const before = shown();
      show(places);
      return before;
    },
    // A later press stays on the screen.
    onError: (_error, places, before) => before && shown() === places && show(before),
    // While another press waits, the server does not have what is on the screen.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 &&
      client.invalidateQueries({ queryKey: keys.classes }),
  });
}

function withPlaces(list: ClassList, id: string, places: Places): ClassList {
  const set = (one: OfficeClass) => (one.id === id ? { ...one, places } : one);
  return { ...list, classes: list.classes.map(set) };
}
