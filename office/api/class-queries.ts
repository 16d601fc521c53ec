import { useMutation } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ClassChange, Places, PublishedClosure, PublishedNotice } from '#payloads/today.ts';
import type { OfficeClosure, OfficeNotice } from '../model/types.ts';
import { answerOf, api, useFetched, useSend } from './client.ts';
import { keys } from './query-client.ts';

/** Every class of the week with its next dates, its changes and its places. */
export function useClasses() {
  return useFetched(keys.classes, () => api.classes.$get());
}

/**
 * Publishes a change; it replaces an earlier one of the same class and day.
 * @throws Refused 422 with the server's reason
 */
export function usePublishChange() {
  return useSend((json: ClassChange) => api.changes.$post({ json }), keys.classes);
}

/** Undoes a change: the class meets as on the timetable. */
export function useWithdrawChange() {
  return useSend((id: string) => api.changes[':id'].$delete({ param: { id } }), keys.classes);
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
  return useFetched(keys.closures, () => api.closures.$get());
}

/** @throws Refused 422 with the server's reason */
export function useCloseSchool() {
  return useSend(
    (closure: PublishedClosure) =>
      api.closures.$post({ json: { ...closure, levels: [...closure.levels] } }),
    keys.classes,
  );
}

/** Its response has the message that classes take place. */
export function useRemoveClosure() {
  return useSend(
    ({ id }: OfficeClosure) => api.closures[':id'].$delete({ param: { id } }),
    keys.classes,
  );
}

/** Stops suggesting a holiday, to everyone in the office. */
export function useRemoveHoliday() {
  return useSend((day: IsoDate) => api.holidays[':day'].$delete({ param: { day } }), keys.closures);
}

/** The notice on every page, if there is one. */
export function useNotice() {
  return useFetched(keys.notice, () => api.notice.$get());
}

/** Publishes the notice in place of the one before. */
export function usePublishNotice() {
  return useSend((json: PublishedNotice) => api.notice.$put({ json }), keys.notice);
}

/** The notice that is withdrawn stays in `variables`, to bring it back. */
export function useWithdrawNotice() {
  return useSend((_: OfficeNotice) => api.notice.$delete(), keys.notice);
}
