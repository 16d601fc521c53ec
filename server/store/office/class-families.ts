import type { Documents } from '#content/schemas/documents.ts';
import { nameOfClass } from '#server/store/submissions/submissions.ts';
import type { Audience, Db } from '#server/store/tables.ts';
import { listOpenOffers, listSaidYes } from './offers.ts';
import { type Filter, listPlaced, listWaits, searchSubmissions } from './office-list.ts';
import { isClosed, type State, states } from './office-states.ts';

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

/** The submissions of the families of a class to whom a message of the office goes; not held ones. */
export async function audienceOf(
  db: Db,
  documents: Documents,
  { class: id, audience }: { class: string; audience: Audience },
  now: number,
  only: Pick<Filter, 'id'> = {},
) {
  const open: State[] = states.filter((state) => !isClosed(state));
  const filters: Record<Audience, Filter> = {
    placed: { placedIn: id },
    waiting: { waitingFor: { id, name: nameOfClass(documents, id) } },
    asked: { class: id, states: open },
  };
  return searchSubmissions(db, { ...filters[audience], ...only, held: false }, now);
}
