import type { Documents } from '#content/schemas/documents.ts';
import { choiceLineOf } from '#rules/timetable/choice.ts';
import {
  placeColumns,
  placesOf,
  type Submission,
  toSubmission,
} from '#server/store/submissions/submissions.ts';
import type { Audience, Db } from '#server/store/tables.ts';
import { offerState } from './offers.ts';
import { type Filter, searchSubmissions } from './office-list.ts';
import { isClosed, type State, states } from './office-states.ts';

/**
 * The families of each class: those placed in it, since when each of those waits that are on its list
 * (milliseconds since 1970), those with an open offer, and those that said yes and are not placed yet.
 * @returns a function of a class's id, and its name where waits of old versions count too
 */
export async function classFamilies(db: Db, now: number) {
  const rows = await inClasses(db).select(placeColumns).execute();
  const families = rows.map(placesOf);
  const waits = families.flatMap(({ waitsSince }) => Object.entries(waitsSince));
  return (id: string, name?: string) => {
    const states = families
      .filter(({ state, offer }) => offer?.class === id && !isClosed(state))
      .map(({ offer }) => offer && offerState(offer, now));
    return {
      placed: families.filter(({ placedIn }) => placedIn.includes(id)).length,
      waitsSince: waits.filter(([one]) => one === id || one === name).map(([, since]) => since),
      offered: states.filter((state) => state === 'open').length,
      saidYes: states.filter((state) => state === 'accepted').length,
    };
  };
}

/** The submissions of all families that are in a class: placed, waiting, or with an offer. */
export async function familiesInClasses(db: Db): Promise<Submission[]> {
  return (await inClasses(db).selectAll().execute()).map(toSubmission);
}

function inClasses(db: Db) {
  return db
    .selectFrom('submissions')
    .where('hold', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('placed_in', 'is not', null),
        eb('waiting_for', 'is not', null),
        eb('offer_state', 'in', ['open', 'accepted']),
      ]),
    );
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
    waiting: { waitingFor: { id, name: choiceLineOf(documents, id) } },
    asked: { class: id, states: open },
  };
  return searchSubmissions(db, { ...filters[audience], ...only, held: false }, now);
}
