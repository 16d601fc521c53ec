import type { Documents } from '#content/schemas/documents.ts';
import { clockText } from '#content/teaching/times.ts';
import { blankForm } from '#payloads/form-fields.ts';
import { addDays, colomboDate, nextDate, startOf } from '#rules/calendar/colombo.ts';
import { allClasses, type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { sendForm } from '#server/functions/send-form.ts';
import { markSpam } from '#server/outbox/staff-actions.ts';
import { putChange, putPlaces } from '#server/store/office/class-changes.ts';
import { openSlots } from '#server/store/office/diary.ts';
import { endOffer, makeOffer } from '#server/store/office/offers.ts';
import { insertWritten, setOutcome } from '#server/store/office/office-outcomes.ts';
import { toRow } from '#server/store/submissions/submission-row.ts';
import { BY_FAMILY, findByReference } from '#server/store/submissions/submissions.ts';
import type { Store } from '#server/store/tables.ts';
import { earlierStudent, type Sample, sampleSubmissions } from './sample-submissions.ts';

const DAY = 86_400_000;

/**
 * Fills an empty database with forty submissions in every state, a family that called, two full classes,
 * an offer of a place and one that was accepted, two changes of the timetable, a diary, and the students
 * of the classes, all through the product's own functions.
 * @param user the e-mail address of the person who works in the office
 * @param now in milliseconds since 1970
 */
export async function fillDemo(
  store: Store,
  documents: Documents,
  user: string,
  now: number,
): Promise<void> {
  const full = allClasses(documents)
    .filter((_, index) => index % 9 === 2)
    .slice(0, 2);
  const few = allClasses(documents)
    .filter((_, index) => index % 9 === 4)
    .slice(0, 3);
  await store.transaction().execute(async (trx) => {
    for (const { id } of full) await putPlaces(trx, id, 'full', user, now - 14 * DAY);
    for (const { id } of few) await putPlaces(trx, id, 'few', user, now - 10 * DAY);
  });
  await placeEarlierStudents(store, documents, full, user, now);
  const slots = afternoons(now);
  await store.transaction().execute((trx) => openSlots(trx, slots, user, now));
  const forAssessments = slots.filter((slot) => slot.for === 'assessment');
  const samples = sampleSubmissions(documents, full);
  for (const sample of samples.toReversed())
    await submit(store, documents, sample, user, { now, slots: forAssessments });
  await changeTimetable(store, documents, user, now);
  await offerPlaces(store, documents, user, now);
  await writeDownCall(store, user, now);
  // Their forms are older than the demo: the mails are not overdue.
  const toSend = store.updateTable('outbox').set({ created_at: now, next_at: now });
  await toSend.where('created_at', '<', now).execute();
}

/** How many students visited the school and were placed in each of the classes, in turn. */
const placedInTurn = [18, 9, 23, 14, 6, 21, 11];

/** Families who visited since January, one a day; the last one's class was not written down. */
async function placeEarlierStudents(
  store: Store,
  documents: Documents,
  full: readonly SchoolClass[],
  by: string,
  now: number,
): Promise<void> {
  const places = allClasses(documents).flatMap((one, index) => {
    const seats = one.seats ?? documents.claims.regularMaximum;
    const count = full.includes(one) ? seats : placedInTurn[index % placedInTurn.length];
    return Array.from({ length: count ?? 0 }, () => one);
  });
  await store.transaction().execute(async (trx) => {
    for (const [index, one] of places.entries()) {
      const at = now - (35 + index) * DAY;
      const fields = earlierStudent(one, index);
      const row = toRow({ kind: 'registration', fields }, { source: 'sign' }, at);
      await insertWritten(trx, row, { by, channel: 'visit' }, at);
      const classes = index < places.length - 1 ? [one.id] : undefined;
      const placed = { state: 'placed', was: 'called', by, note: null, classes } as const;
      await setOutcome(trx, documents, row.id, placed, at);
    }
  });
}

/** Slots from 15:00 on, on the next four days, and one of yesterday. */
function afternoons(now: number) {
  return [-1, 1, 2, 3, 4].flatMap((days) =>
    (days < 0 ? [0] : [0, 1, 2, 3]).map((number) => ({
      id: crypto.randomUUID(),
      at: startOf(addDays(colomboDate(now), days)) + (15 * 60 + number * 40) * 60_000,
      minutes: 40,
      seats: 2,
      room: 'Room 3',
      // The last one of a day is for families that want to see the rooms.
      for: number === 3 ? ('tour' as const) : ('assessment' as const),
    })),
  );
}

/** Stores a sample with what the office did; an assessment takes the next of the slots. */
async function submit(
  store: Store,
  documents: Documents,
  sample: Sample,
  user: string,
  { now, slots }: { now: number; slots: { id: string; at: number }[] },
): Promise<void> {
  const received = now - sample.ago;
  const deps = {
    store,
    clock: () => received,
    live: { documents },
    staff: () => [user],
    limits: { on: false, secret: '' },
    wakeOutbox: () => {},
    log: () => {},
  };
  const context = { address: '127.0.0.1', requestId: 'demo' };
  const { body } = await sendForm(
    sample.kind,
    deps,
    { ...sample.fields, source: sample.source },
    context,
  );
  if (!('reference' in body)) throw new Error(`A sample was rejected: ${JSON.stringify(body)}`);
  const stored = await findByReference(store, body.reference);
  if (!stored) throw new Error(`The sample ${body.reference} was not stored.`);
  let was = stored.state;
  await store.transaction().execute(async (trx) => {
    for (const { state, after, note = null } of sample.acts) {
      const at = received + after;
      const slot = state === 'assessment' ? slots.shift() : undefined;
      const classes = state === 'placed' ? classesOf(documents, sample) : undefined;
      const outcome = { state, was, by: user, note, slot, classes };
      await setOutcome(trx, documents, stored.id, outcome, at);
      was = state;
    }
    if (sample.spam) await markSpam(trx, documents, stored.id, user, received + DAY / 24);
  });
}

/** The classes that a registration asked for, or the first one of its subjects. */
function classesOf(documents: Documents, sample: Sample): string[] | undefined {
  if (sample.kind === 'enquiry') return undefined;
  const { level, subjects, classes = [] } = sample.fields;
  const taught = weekOf(documents)[level].filter(
    ({ registersAs }) => registersAs !== null && subjects.includes(registersAs),
  );
  return classes.length > 0 ? classes : taught.slice(0, 1).map(({ id }) => id);
}

/** Offers places to the first two families that wait, until the day after tomorrow; one said yes. */
async function offerPlaces(
  store: Store,
  documents: Documents,
  user: string,
  now: number,
): Promise<void> {
  const waiting = await store
    .selectFrom('submissions')
    .select('reference')
    .where('state', 'not in', ['placed', 'withdrawn'])
    .where('waiting_for_classes', 'is not', null)
    .orderBy('received_at')
    .limit(2)
    .execute();
  for (const [index, { reference }] of waiting.entries()) {
    const family = await findByReference(store, reference);
    const [wanted] = Object.keys(family?.waitsSince ?? {});
    if (!family || !wanted) return;
    const offer = { class: wanted, until: now + 2 * DAY, by: user };
    await store.transaction().execute(async (trx) => {
      await makeOffer(trx, documents, family.id, offer, now);
      const yes = { how: 'accepted', by: BY_FAMILY } as const;
      if (index === 1) await endOffer(trx, documents, family.id, yes, now);
    });
  }
}

/** A family that called this morning, as the office writes it down. */
async function writeDownCall(store: Store, by: string, now: number): Promise<void> {
  const fields = {
    ...blankForm('enquiry').fields,
    name: 'Malini Sample',
    phone: '+94 77 000 0041',
    message: 'Asks for Science on Saturday.',
  };
  const row = toRow({ kind: 'enquiry', fields }, { source: 'friend' }, now);
  const transaction = store.transaction();
  await transaction.execute((trx) => insertWritten(trx, row, { by, channel: 'phone' }, now));
}

/** Cancels one class and moves another by an hour, at their next meeting after today. */
async function changeTimetable(
  store: Store,
  documents: Documents,
  user: string,
  now: number,
): Promise<void> {
  const [cancelled, moved] = allClasses(documents).filter((_, index) => index % 7 === 3);
  if (!cancelled || !moved) return;
  const none = { start: null, end: null, toDate: null, room: null, reason: null };
  const later = (minutes: number) => clockText(minutes + 60);
  const change = (one: SchoolClass) => ({
    ...none,
    id: crypto.randomUUID(),
    at: now,
    by: user,
    class: one.id,
    date: nextDate(colomboDate(now + DAY), one.day),
  });
  await store.transaction().execute(async (trx) => {
    await putChange(trx, {
      ...change(cancelled),
      kind: 'cancelled',
      reason: 'The teacher is ill.',
    });
    const [start, end] = [later(moved.start), later(moved.end)];
    await putChange(trx, { ...change(moved), kind: 'moved', start, end });
  });
}
