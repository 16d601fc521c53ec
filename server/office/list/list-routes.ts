import { setImmediate } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office as words } from '#content/office/office-texts.ts';
import { channelNames, channels, sourceNames, sources } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { foldText } from '#content/schemas/typed-text.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { toCsv } from '#payloads/csv.ts';
import { formFields } from '#payloads/form-fields.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { choiceLineOf } from '#rules/timetable/choice.ts';
import { classText, slugOf } from '#rules/timetable/classes.ts';
import { stillWaitedNames } from '#rules/timetable/registered-classes.ts';
import { fieldCells, fieldColumns, offerText, resultText, tableTime } from '#server/exports.ts';
import { checkClasses, classId, day, query } from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { heads } from '#server/office/guard.ts';
import { itemsOf } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { closedDays } from '#server/store/office/diary.ts';
import { dueAt } from '#server/store/office/next-call.ts';
import { notesOf, writeTableSaved } from '#server/store/office/office-history.ts';
import {
  countAll,
  type Filter,
  listOwners,
  listSubmissions,
  type Place,
} from '#server/store/office/office-list.ts';
import {
  countFigures,
  MEASURED_DAYS,
  measurePromise,
  type Period,
} from '#server/store/office/office-promise.ts';
import { fillSearch } from '#server/store/office/office-search.ts';
import { isClosed, reasons, stateNameFor, states } from '#server/store/office/office-states.ts';
import { findUser } from '#server/store/office/users.ts';
import { countGroups, workGroups } from '#server/store/office/work-groups.ts';
import { steps } from '#server/store/progress.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

/** Submissions on a page of the list. */
const PAGE = 50;
/** Rows of the table that are read at a time, so that forms reach the database in between. */
const AT_ONCE = 500;
/** The longest search, in UTF-16 code units: above any name or address. */
const LONGEST_SEARCH = 200;
/**
 * The search as a header, URI-encoded: addresses, which name a child here, are written to the logs
 * of proxies and to the browser's history.
 */
const SEARCH = 'x-search';

const flag = v.pipe(
  v.optional(v.picklist(['1', '0'], 'This filter is 1, or left out.'), '0'),
  v.transform((text) => text === '1'),
);
const subjects = levelKeys.flatMap((level) => levels[level].subjects);
/** One of the values, or null for submissions without one. */
const orUnknown = <Value extends string>(values: readonly Value[], message: string) =>
  v.optional(
    v.pipe(
      v.picklist([...values, 'unknown'], message),
      v.transform((value) => (value === 'unknown' ? null : (value as Value))),
    ),
  );
/** Days of receipt in Colombo, both included. */
const period = { from: v.optional(day()), to: v.optional(day()) };
const periodSchema = v.object(period);

const filterEntries = {
  state: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').filter((part) => part !== '')),
    v.array(v.picklist(states, `The state must be one of ${states.join(', ')}.`)),
  ),
  group: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').filter((part) => part !== '')),
    v.array(v.picklist(workGroups, `The group must be one of ${workGroups.join(', ')}.`)),
  ),
  kind: v.optional(v.picklist(['enquiry', 'registration'], "'kind' is enquiry or registration.")),
  held: flag,
  undelivered: flag,
  level: v.optional(v.picklist(levelKeys, "'level' is o-level or a-level.")),
  subject: v.optional(v.picklist(subjects, 'There is no subject of this name.')),
  class: v.optional(classId),
  waitingFor: v.optional(classId),
  placedIn: v.optional(classId),
  source: orUnknown(sources, `The source must be one of ${sources.join(', ')}, unknown.`),
  channel: v.optional(v.picklist(channels, `The channel must be one of ${channels.join(', ')}.`)),
  reason: orUnknown(reasons, `The reason must be one of ${reasons.join(', ')}, unknown.`),
  reached: v.optional(v.picklist(steps, `The step must be one of ${steps.join(', ')}.`)),
  called: v.optional(v.picklist(['in-time', 'late'], "'called' is in-time or late.")),
  owner: v.optional(v.string()),
  ...period,
  callAgain: v.optional(v.picklist(['today', 'later'], "'callAgain' is today or later.")),
  q: v.optional(v.string()),
};
const filterSchema = v.object(filterEntries);
const number = v.pipe(v.number(refusals.noPlace), v.safeInteger(refusals.noPlace));
const id = v.pipe(v.string(refusals.noPlace), v.regex(/^[\w-]+$/, refusals.noPlace));
const cursor = v.pipe(
  v.string(),
  v.parseJson(undefined, refusals.noPlace),
  v.object({ now: number, part: number, urgency: number, id }, refusals.noPlace),
);
const listSchema = v.object({ ...filterEntries, cursor: v.optional(cursor) });

export type SubmissionList = Awaited<ReturnType<typeof listPage>>;
export type { Figures } from '#server/store/office/office-promise.ts';

/** The list, the owners to filter it by, its table, the 24-hour promise, and a period's figures. */
export function listRoutes(deps: OfficeDeps) {
  const { live, store, clock } = deps;
  return new Hono<OfficeEnv>()
    .get('/submissions', query(listSchema), async (c) => {
      const { cursor, ...typed } = c.req.valid('query');
      return c.json(await listPage(deps, await filterOf(c, deps, typed), cursor));
    })
    .get('/submissions.csv', heads, query(filterSchema), async (c) => {
      const asked = c.req.valid('query');
      const filter = await filterOf(c, deps, asked);
      const name = tableName(asked, filter.q?.length !== 0, colomboDate(clock()));
      const table = await tableOf(deps, filter, c.get('session').email);
      return c.body(table, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    })
    .get('/owners', async (c) => c.json({ owners: await listOwners(store) }))
    .get('/promise', async (c) =>
      c.json({ days: MEASURED_DAYS, ...(await measurePromise(store, live.documents, clock())) }),
    )
    .get('/figures', query(periodSchema), async (c) =>
      c.json(await countFigures(store, live.documents, periodOf(c.req.valid('query')), clock())),
    );
}

async function listPage({ live, store, clock }: OfficeDeps, filter: Filter, cursor?: Place) {
  const place = cursor ?? startAt(clock());
  const { submissions, next } = await listSubmissions(store, live.documents, filter, place, PAGE);
  return {
    items: await itemsOf(store, live.documents, submissions, clock()),
    /** The cursor of the next page; null at the end. */
    next: next && JSON.stringify(next),
    /** Of all submissions, without the filters. States without held ones. */
    counts: await countAll(store, clock()),
    /** The same for the groups of the day's work. */
    groups: await countGroups(store, live.documents, clock()),
  };
}

/** The query as the store's filter; the search is in the query or in a header. */
async function filterOf(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
  typed: v.InferOutput<typeof filterSchema>,
): Promise<Filter> {
  const {
    store,
    clock,
    live: { documents },
  } = deps;
  const {
    state: states,
    group: groups,
    held,
    owner,
    from,
    to,
    callAgain,
    waitingFor,
    q: asked,
    ...same
  } = typed;
  checkClasses(documents, [same.class, same.placedIn, waitingFor]);
  const q = (asked ?? decoded(c.req.header(SEARCH) ?? '')).trim();
  // As it is compared: one sign can stand for a sentence.
  if (Math.max(q.length, foldText(q).length) > LONGEST_SEARCH)
    throw new Refusal(422, refusals.longSearch);
  if (q) await fillSearch(store);
  const tomorrow = startOf(addDays(colomboDate(clock()), 1));
  return {
    ...same,
    states,
    groups,
    ...(waitingFor && {
      waitingFor: { id: waitingFor, name: choiceLineOf(documents, waitingFor) },
    }),
    // Undelivered mails are shown of held submissions too.
    held: held || (same.undelivered ? undefined : false),
    owner: owner && (await ownerOf(deps, owner, c.get('session').email)),
    received: periodOf({ from, to }),
    callAgain: callAgain && (callAgain === 'later' ? { from: tomorrow } : { before: tomorrow }),
    q: q ? [q] : [],
  };
}

/** @throws Refusal 422 for an address that may not sign in and owns nothing */
async function ownerOf(deps: OfficeDeps, typed: string, me: string): Promise<string | null> {
  if (typed === 'none') return null;
  const owner = typed === 'me' ? me : typed.toLowerCase();
  const isKnown =
    (await findUser(deps.store, deps, owner)) || (await listOwners(deps.store)).includes(owner);
  if (!isKnown) throw new Refusal(422, refusals.noUser);
  return owner;
}

/** @throws Refusal 422 when it ends before it starts */
function periodOf({ from, to }: v.InferOutput<typeof periodSchema>): Period {
  if (from && to && from > to) throw new Refusal(422, refusals.wrongOrder);
  return { from: from && startOf(from), before: to && startOf(addDays(to, 1)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(422, refusals.unreadable);
  }
}

/** The top of the list. `now` in milliseconds since 1970. */
function startAt(now: number): Place {
  return { now, part: 0, urgency: Number.MIN_SAFE_INTEGER, id: '' };
}

/** The table's columns before those of the forms; times are Colombo's. */
const ownColumns: Record<
  string,
  (
    submission: Submission,
    documents: Documents,
    now: number,
    isClosed: (day: IsoDate) => boolean,
  ) => unknown
> = {
  Reference: ({ reference }) => reference,
  Form: ({ kind }) => words.kinds[kind],
  Status: (submission) => stateNameFor(submission, submission.state),
  Held: ({ hold }) => (hold ? 'yes' : ''),
  Received: ({ receivedAt }) => tableTime(receivedAt),
  'Call before': (submission) => tableTime(dueAt(submission)),
  'Call again': ({ callAgainAt }) => tableTime(callAgainAt),
  Owner: ({ owner }) => owner,
  Reason: ({ reason }) => reason && nextCallWords.reasons[reason],
  'Placed in': ({ placedIn }, documents) => placedIn.map((one) => classText(documents, one)),
  Offer: ({ offer }, documents, now) => offer && offerText(documents, offer, now),
  Assessment: ({ assessmentAt }) => tableTime(assessmentAt),
  'Waiting list': (submission, documents) => stillWaitedNames(documents, submission),
  'Assessment result': (submission, _, __, isClosed) => resultText(submission, isClosed),
  'Suggested class': ({ assessed }, documents) =>
    assessed?.suggest && classText(documents, assessed.suggest),
  'Campus tour': ({ tourAt }) => tableTime(tourAt),
  'Came by': ({ channel }) => channelNames[channel],
  'Heard of us': ({ source }) => source && sourceNames[source],
  'Status set by': ({ lastBy }) => lastBy,
  'Status since': ({ lastAt }) => tableTime(lastAt),
};

const labels: Readonly<Record<string, { label: string }>> = {
  ...formFields.enquiry,
  ...formFields.registration,
};

/** The table's name after what it holds; no name or address of a family. */
function tableName(
  asked: v.InferOutput<typeof filterSchema>,
  isSearch: boolean,
  today: IsoDate,
): string {
  const { kind, state, group, held, undelivered, owner, from, to, callAgain } = asked;
  const openStates = states.filter((one) => !isClosed(one));
  const isOpen = openStates.every((one) => state.includes(one)) && !state.some(isClosed);
  const parts = [
    kind === 'enquiry' ? 'enquiries' : kind === 'registration' ? 'registrations' : 'submissions',
    held && 'held',
    undelivered && 'undelivered',
    ...(isOpen ? ['open'] : state),
    ...group,
    asked.level,
    asked.source !== undefined && `from-${asked.source ?? 'unknown'}`,
    asked.channel && `by-${asked.channel}`,
    asked.reason !== undefined && `because-of-${slugOf(asked.reason ?? 'unknown')}`,
    asked.reached && `at-least-${asked.reached}`,
    asked.called && `called-${asked.called}`,
    asked.subject && slugOf(asked.subject),
    asked.class && `asked-for-${asked.class}`,
    asked.waitingFor && `waiting-for-${asked.waitingFor}`,
    asked.placedIn && `placed-in-${asked.placedIn}`,
    owner && (owner === 'none' ? 'without-owner' : 'of-one-owner'),
    callAgain && `call-again-${callAgain}`,
    isSearch && 'found',
    from && `from-${from}`,
    to && `to-${to}`,
    today,
  ];
  return `${parts.filter(Boolean).join('-')}.csv`;
}

/** Every submission that matches, as a table. The log records which families' data was saved. */
async function tableOf({ live, store, clock }: OfficeDeps, filter: Filter, by: string) {
  const now = clock();
  const isClosed = await closedDays(store, live.documents);
  const rows: unknown[][] = [
    [
      ...Object.keys(ownColumns),
      ...fieldColumns.map((name) => labels[name]?.label ?? name),
      'Notes',
    ],
  ];
  const ids: string[] = [];
  for (let place: Place | null = startAt(now); place; ) {
    const page = await listSubmissions(store, live.documents, filter, place, AT_ONCE);
    const own = page.submissions.map(({ id }) => id);
    ids.push(...own);
    const notes = await notesOf(store, own);
    for (const one of page.submissions) {
      const cells = fieldCells(live.documents, one);
      rows.push([
        ...Object.values(ownColumns).map((column) => column(one, live.documents, now, isClosed)),
        ...fieldColumns.map((name) => cells[name]),
        notes.get(one.id),
      ]);
    }
    place = page.next;
    // SQLite is synchronous: other requests get a turn between two pages.
    await setImmediate();
  }
  await writeTableSaved(store, by, ids, now);
  return toCsv(rows);
}
