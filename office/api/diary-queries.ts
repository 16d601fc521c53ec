import type { IsoDate } from '#content/teaching/dates.ts';
import type { NewSlots } from '../model/types.ts';
import { api, useFetched, useSend } from './client.ts';
import { keys } from './query-client.ts';

/** The slots of some days, both included, with their families. */
export function useDiary(from: IsoDate, to: IsoDate) {
  return useFetched(keys.diaryDays(from, to), () => api.diary.$get({ query: { from, to } }));
}

/**
 * Opens as many slots as fit between two times of a day.
 * @throws Refused 422 with the server's reason
 */
export function useOpenSlots() {
  return useSend((json: NewSlots) => api.slots.$post({ json }), keys.diary, keys.closures);
}

/**
 * Deletes a slot. The families in it get a mail, if `cancelBookings` is set.
 * @throws Refused 409 if a family has booked it since
 */
export function useDeleteSlot() {
  return useSend(
    ({ id, cancelBookings }: { id: string; cancelBookings: boolean }) =>
      api.slots[':id'].$delete({ param: { id }, json: { cancelBookings } }),
    keys.submissions,
    keys.overviews,
  );
}
