import { html } from 'hono/html';
import { appointmentsOf, diaryTexts } from '#content/forms/appointment-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { timeText } from '#content/teaching/times.ts';
import { fullName } from '#payloads/form-fields.ts';
import { colomboDate, colomboMinutes, dayOf } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import {
  appointmentCalendar,
  appointmentKind,
  placeOf,
} from '#rules/timetable/appointment-calendar.ts';
import { mailboxesOf, reachedMailboxes } from '#server/outbox/enqueue.ts';
import { withFamilyMails } from '#server/outbox/family-news.ts';
import {
  appointmentIs,
  bookedPurpose,
  canChangeTime,
  isFixed,
  timesToChoose,
} from '#server/store/office/appointments.ts';
import {
  bookedSubmissions,
  changeableUntil,
  choosableSlots,
  choosesTime,
  findSlot,
  isClosedAt,
  remindedAt,
  type Slot,
} from '#server/store/office/diary.ts';
import { setBooking } from '#server/store/office/office-outcomes.ts';
import { isCallDue } from '#server/store/office/office-states.ts';
import { mailboxOf } from '#server/store/outbox/mails.ts';
import {
  BY_FAMILY,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import {
  factList,
  icon,
  type LinkDeps,
  linkHeaders,
  type Markup,
  type Part,
  phoneLink,
  type Visit,
} from './link-page.ts';

/** In the address of the page's calendar file. */
export const CALENDAR = 'calendar';

/**
 * Books a slot, moves to it or cancels, with the mails about it in the same transaction.
 * @param slotId '' when none was chosen; null cancels
 * @param seen the slot that the family's page showed as booked, '' without one; null: not named, since only the
 * field `slot` is needed
 * @returns why the choice was rejected; then nothing has changed
 */
export async function changeAppointment(
  { deps: { live, store, clock, limits, wakeOutbox }, submission: { id } }: Visit,
  slotId: string | null,
  seen: string | null,
) {
  const { documents } = live;
  const now = clock();
  const asked = { slotId, seen, most: limits.on ? MOST_SLOTS : Number.POSITIVE_INFINITY };
  // Most of the families that want the last seat at once need not wait for the others' transactions.
  const problem =
    (await problemOf(store, documents, id, asked, now)) ??
    (await store.transaction().execute((trx) =>
      withFamilyMails(trx, documents, id, { now, wait: 0 }, async (submission) => {
        const problem = await problemOf(trx, documents, id, asked, now);
        if (problem || !submission || submission.slotId === slotId) return problem;
        if (slotId === null) {
          const note = diaryTexts.cancelled(momentFrom(now, Number(submission.slotAt)));
          await setBooking(trx, documents, submission, null, { by: BY_FAMILY, note }, now);
          return undefined;
        }
        const slot = await findSlot(trx, slotId);
        if (slot) await setBooking(trx, documents, submission, slot, { by: BY_FAMILY }, now);
        return undefined;
      }),
    ));
  wakeOutbox();
  if (!problem) return undefined;
  const { problems } = appointmentsOf(documents);
  if (problem !== 'moved')
    return { text: problems[problem], status: problem === 'missing' ? 422 : 409 };
  const slotAt = (await findSubmission(store, id))?.slotAt ?? null;
  return { text: problems.moved(slotAt === null ? null : momentFrom(now, slotAt)), status: 409 };
}

/** How many slots families with the same mailbox can hold before one of them was called. */
const MOST_SLOTS = 3;

async function problemOf(
  db: Db,
  documents: Documents,
  id: string,
  { slotId, seen, most }: { slotId: string | null; seen: string | null; most: number },
  now: number,
) {
  if (slotId === '') return 'missing';
  const submission = await findSubmission(db, id);
  if (!submission) return 'notOpen';
  const slot = slotId ? await findSlot(db, slotId) : undefined;
  const purpose = slot?.for ?? bookedPurpose(submission);
  if (!choosesTime(submission, purpose)) return 'notOpen';
  // The same request again.
  if (submission.slotId === slotId) return undefined;
  if (seen !== null && seen !== (submission.slotId ?? '')) return 'moved';
  if (await isFixed(db, documents, submission, now)) return 'late';
  if (slotId === null) return undefined;
  // One time for each family: a tour gives way to an assessment, but does not replace one.
  if (purpose === 'tour' && (submission.assessmentAt ?? 0) > now) return 'notOpen';
  const isFree = (await choosableSlots(db, documents, now, purpose)).some(
    (one) => one.id === slotId,
  );
  if (!isFree) return 'taken';
  return (await slotsHeld(db, submission, now)) >= most ? 'many' : undefined;
}

/** How many slots other families with the same mailbox hold, while none of them has been called. */
async function slotsHeld(db: Db, submission: Submission, now: number): Promise<number> {
  if (!isCallDue(submission.state)) return 0;
  const own = mailboxesOf(submission.fields).map(mailboxOf);
  const others = (await bookedSubmissions(db, now)).filter(
    ({ id, state, fields }) =>
      id !== submission.id &&
      isCallDue(state) &&
      mailboxesOf(fields).some((each) => own.includes(mailboxOf(each))),
  );
  return others.length;
}

/**
 * The times on the family's page.
 * @returns `own`: the one that is booked, or those that it can choose for an assessment; `tours`: those
 * that it can choose to see the school, while no time is booked
 */
export async function appointmentParts(visit: Visit) {
  const { deps, submission, link } = visit;
  const { documents } = deps.live;
  const booked = await bookedPart(deps, submission, link);
  const choose = async (purpose: Slot['for']): Promise<Part | undefined> => {
    const slots = await timesToChoose(deps.store, documents, submission, deps.clock(), purpose);
    return slots.length > 0 ? choosePart(visit, slots, purpose) : undefined;
  };
  const isAssessment = booked && bookedPurpose(submission) === 'assessment';
  return {
    own: [booked, isAssessment ? undefined : await choose('assessment')],
    tours: [booked ? undefined : await choose('tour')],
  };
}

/** The family's time in the diary; undefined without one, or when it is over. */
async function bookedPart(
  { live, store, clock }: LinkDeps,
  submission: Submission,
  link: string,
): Promise<Part | undefined> {
  const { documents } = live;
  const now = clock();
  const { slotId, slotAt } = submission;
  const purpose = bookedPurpose(submission);
  if (slotAt === null) return undefined;
  const slot = slotId === null ? undefined : await findSlot(store, slotId);
  const room = slot?.room ?? '';
  const is = await appointmentIs(store, documents, submission, now);
  const hasBegun = slotAt <= now;
  if (hasBegun && (is === 'off' || (is === 'over' && submission.state !== 'assessment')))
    return undefined;
  const [isClosed, isAhead] = [is === 'off', is === 'ahead'];
  const words = appointmentsOf(documents);
  const others = await timesToChoose(store, documents, submission, now, purpose);
  const canChange = !hasBegun && (await canChangeTime(store, documents, submission, now));
  const cancel = html`<form method="post" action="${link}">${slotSeen(submission)}<button class="answer" name="do" value="slot-cancelled">${words.cancel}</button></form>`;
  const move = html`<details${isClosed ? ' open' : ''}><summary>${words.move}</summary>${slotForm(documents, submission, others, { now, link, style: 'answer yes' })}</details>`;
  const isReminded =
    now < remindedAt(slotAt) && (await reachedMailboxes(store, submission, now)).length > 0;
  const changeable = `${words.until(momentFrom(now, changeableUntil(slotAt)))}${isReminded ? ` ${words.reminded}` : ''}`;
  const fixed = is === 'over' ? words.over : hasBegun ? words.begun : words.fixed;
  return {
    heading: isAhead ? words.seeYou(dayOf(colomboDate(slotAt))) : words.past,
    isDone: isAhead,
    body: html`${isClosed ? html`<p class="wrong">${words.closed(others.length > 0)}</p>` : ''}
${factList([
  ...(purpose === 'tour' ? [[words.what, words.tour.name] as const] : []),
  [words.day, dayFrom(colomboDate(now), colomboDate(slotAt))],
  [words.time, timeText(colomboMinutes(slotAt))],
  [words.where, placeOf(documents, { room })],
])}
${isAhead ? html`<p>${words.about(appointmentKind(submission, { for: purpose }), slot?.minutes)}</p><p><a class="calendar" href="${link}&${CALENDAR}=1">${icon('calendar')}${words.addToCalendar}</a></p>` : ''}
${canChange ? html`<div class="pair">${others.length > 0 ? move : ''}${cancel}</div>` : ''}
${isClosed ? '' : html`<p class="small">${canChange ? changeable : fixed}</p>`}`,
  };
}

/** The booked time as a calendar file; undefined without one, or where the school is closed then. */
export async function appointmentFile({ live, store, clock }: LinkDeps, submission: Submission) {
  const slot = submission.slotId && (await findSlot(store, submission.slotId));
  if (!slot || (await isClosedAt(store, live.documents, slot.at))) return undefined;
  const what = appointmentKind(submission, slot);
  const appointment = { ...submission, ...slot, what, sequence: submission.slotSequence };
  return new Response(appointmentCalendar(live.documents, appointment, clock()).text, {
    headers: {
      ...linkHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    },
  });
}

function choosePart(visit: Visit, slots: readonly Slot[], purpose: Slot['for']): Part {
  const { submission, link, slot } = visit;
  const { documents } = visit.deps.live;
  const now = visit.deps.clock();
  const firstName = firstNameOf(fullName(submission));
  const lengths = new Set(slots.map(({ minutes }) => minutes));
  const minutes = lengths.size === 1 ? slots[0]?.minutes : undefined;
  const isTour = purpose === 'tour';
  const words = appointmentsOf(documents);
  const heading = submission.assessmentAt === null ? words.choose(firstName) : words.chooseOther;
  return {
    heading: isTour ? words.tour.choose : heading,
    body: html`<p>${words.about(purpose, minutes, `, at ${schoolOf(documents).address}`)}</p>
${submission.tourAt === null ? '' : html`<p>${words.tour.replaced}</p>`}
${slotForm(documents, submission, slots, { now, link, slot, style: isTour ? 'answer' : 'answer yes' })}
<p class="small">${words.noTime} ${phoneLink(schoolOf(documents).hotline)}</p>`,
  };
}

/** Names the slot that the page shows, so that an old page does not change another one. */
function slotSeen({ slotId }: Submission): Markup {
  return html`<input type="hidden" name="was" value="${slotId ?? ''}">`;
}

/**
 * @param form.style of the button: one on a page is orange
 * @param form.slot the one that is chosen at first
 */
function slotForm(
  documents: Documents,
  submission: Submission,
  slots: readonly Slot[],
  { now, link, style, slot }: { now: number; link: string; style: string; slot?: Visit['slot'] },
): Markup {
  const days = Map.groupBy(slots, ({ at }) => colomboDate(at));
  return html`<form method="post" action="${link}">${slotSeen(submission)}
${[...days].map(
  ([day, own]) => html`<fieldset><legend>${dayFrom(colomboDate(now), day)}</legend>
${own.map((one) => slotChoice(documents, one, one.id === slot))}</fieldset>`,
)}
<button class="${style}" name="do" value="slot">${appointmentsOf(documents).take}</button></form>`;
}

function slotChoice(
  documents: Documents,
  { id, at, seats, taken }: Slot,
  isChosen: boolean,
): Markup {
  const isLast = seats > 1 && seats - taken === 1;
  return html`<label><input type="radio" name="slot" value="${id}" required${isChosen ? ' checked' : ''}><span><b>${timeText(colomboMinutes(at))}</b>${isLast ? html` <small>${appointmentsOf(documents).lastSeat}</small>` : ''}</span></label>`;
}
