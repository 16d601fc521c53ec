import { type QueryClient, useQuery } from '@tanstack/react-query';
import { announceArrivals } from '../chrome/announce.ts';
import { untilStill } from '../touch.ts';
import { keys } from './keys.ts';
import { isListed } from './patch.ts';
import type { Item } from './submission.ts';

/** Who came in while the page was open, the newest first. */
export function useArrivals(): Item[] {
  const { data } = useQuery<Item[]>({
    queryKey: keys.arrivals,
    queryFn: () => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    initialData: [],
  });
  return data;
}

/**
 * Says who has come in, each once, and gives a slip on top to those whom no list shows. Waits until
 * nobody touches the page, since the slip moves what stands below it.
 *
 * @param arrived the newest first
 */
export async function welcome(client: QueryClient, arrived: readonly Item[]): Promise<void> {
  await untilStill();
  const before = client.getQueryData<Item[]>(keys.arrivals) ?? [];
  const known = new Set(before.map(({ reference }) => reference));
  const others = arrived.filter(({ reference }) => !known.has(reference));
  if (others.length === 0) return;
  const withSlip = others.filter(({ reference }) => !isListed(client, reference));
  client.setQueryData<Item[]>(keys.arrivals, [...withSlip, ...before]);
  announceArrivals(others.map(({ name }) => name));
}
