import { html } from 'hono/html';
import { placeTexts as words } from '#content/forms/place-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { fullName } from '#payloads/form-fields.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { payFacts } from '#rules/pages/place-facts.ts';
import { ownCalendarLink } from '#rules/timetable/calendar-files.ts';
import { endedClasses, hasOnlyEnded } from '#rules/timetable/changes.ts';
import { classText } from '#rules/timetable/classes.ts';
import { familyPlaces } from '#server/store/office/class-calendar.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { factList, icon, type LinkDeps, type Markup, type Part } from './link-page.ts';

/**
 * The place on the family's page: its classes with all that it needs for the first day, what is
 * different in the next days, and how to pay. Empty unless it is placed.
 */
export async function placeParts(
  { live, store, clock }: LinkDeps,
  submission: Submission,
): Promise<Part[]> {
  const { state, placedIn, reference } = submission;
  if (state !== 'placed') return [];
  const places = await familyPlaces(store, live.documents, submission, clock());
  const lists = places.map(
    ({
      facts,
      note,
    }) => html`${note ? html`<p class="note">${icon('clock')}<span>${note}</span></p>` : ''}
${factList(facts.map(({ label, text }) => [label, text]))}`,
  );
  const over = endedClasses(live.documents, placedIn, clock());
  const calendar = ownCalendarLink(placedIn.map((id) => ({ id })));
  const body =
    places.length > 0
      ? html`${endedNotes(live.documents, over)}${lists}
${places.some(({ isToMeet }) => isToMeet) ? html`<p><a class="calendar" href="${calendar}">${icon('calendar')}${words.addToCalendar}</a></p>` : ''}`
      : html`${endedNotes(live.documents, over)}${over.length === 0 ? html`<p>${words.noClass}</p>` : ''}`;
  const ways = payFacts(live.documents, reference);
  const pay = {
    heading: words.howToPay,
    body: factList(ways.map(({ label, text }) => [label, text])),
  };
  const isEnded = hasOnlyEnded(live.documents, submission, clock());
  const heading = isEnded ? words.endedTitle : words.title(firstNameOf(fullName(submission)));
  return [
    { heading, isDone: !isEnded, body },
    ...(places.length > 0 && ways.length > 0 ? [pay] : []),
  ];
}

/** A note for each class that has ended. @param ids of classes */
export function endedNotes(documents: Documents, ids: readonly string[]): Markup {
  return html`${ids.map(
    (id) =>
      html`<p class="note">${icon('clock')}<span>${words.over(classText(documents, id))}</span></p>`,
  )}`;
}
