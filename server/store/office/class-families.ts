import type { Db } from '#server/store/tables.ts';
import { listOpenOffers, listSaidYes } from './offers.ts';
import { listPlaced, listWaits } from './office-list.ts';

/**
 * The families of each class: those placed in it, since when each of those waits that are on its list
 * (milliseconds since 1970), those with an open offer, and those that said yes and are not placed yet.
 * @returns a function of a class's id, and its name where waits of old versions count too
 */
export async function classFamilies(db: Db, now: number) {
  const placed = await listPlaced(db);
  const waits = await listWaits(db);
  const offered = await listOpenOffers(db, now);
  const saidYes = await listSaidYes(db);
  const count = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length;
  return (id: string, name?: string) => ({
    placed: count(placed, id),
    waitsSince: waits.filter(([one]) => one === id || one === name).map(([, since]) => since),
    offered: count(offered, id),
    saidYes: count(saidYes, id),
  });
}
