import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ChangeKind, Places } from '#payloads/today.ts';
import { answerOf, api } from './client.ts';
import { keys } from './keys.ts';
import type { ClassList, OfficeClass } from './timetable.ts';

/** What is asked for when a change is put up. What does not belong to its kind is null. */
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
 * Puts a change up; one of the same class and day takes the place of the one before. It is done
 * once the week has been fetched again, so that its words are there to be sent.
 *
 * @throws Refused 422 with what the server does not take
 */
export function usePutUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: NewChange) => answerOf(api.changes.$post({ json })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.classes }),
  });
}

/** Takes a change back: the class meets as the timetable says. */
export function useTakeDown() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answerOf(api.changes[':id'].$delete({ param: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: keys.classes }),
  });
}

/**
 * Says whether a class takes students. Shown at once, and taken back when it could not be kept.
 * Presses are sent one after another, so that the last one stands.
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
    // What a later press shows stays.
    onError: (_error, places, before) => before && shown() === places && show(before),
    // As long as another press waits, the server does not know yet what shows.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 &&
      client.invalidateQueries({ queryKey: keys.classes }),
  });
}

function withPlaces(list: ClassList, id: string, places: Places): ClassList {
  const set = (one: OfficeClass) => (one.id === id ? { ...one, places } : one);
  return { ...list, classes: list.classes.map(set) };
}
