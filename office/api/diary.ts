import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { NewSlots } from '../model/types.ts';
import { answerOf, api } from './client.ts';
import { refetchLists } from './events.ts';
import { keys } from './query-client.ts';

/** The slots of some days, both included, with their families. */
export function useDiary(from: IsoDate, to: IsoDate) {
  return useQuery({
    queryKey: keys.diaryDays(from, to),
    queryFn: ({ signal }) =>
      answerOf(api.diary.$get({ query: { from, to } }, { init: { signal } })),
  });
}

/**
 * Opens as many slots as fit between two times of a day.
 * @throws Refused 422 with the server's reason
 */
export function useOpenSlots() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: NewSlots) => answerOf(api.slots.$post({ json })),
    // A colleague may have opened others since, or closed the school.
    onSettled: () =>
      Promise.all(
        [keys.diary, keys.closures].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/**
 * Deletes a slot. The families in it get a mail, if `cancelBookings` is set.
 * @throws Refused 409 if a family has booked it since
 */
export function useDeleteSlot() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, cancelBookings }: { id: string; cancelBookings: boolean }) =>
      answerOf(api.slots[':id'].$delete({ param: { id }, json: { cancelBookings } })),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.submissions });
      refetchLists(client);
    },
  });
}
