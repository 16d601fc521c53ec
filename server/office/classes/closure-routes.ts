import { Hono } from 'hono';
import * as v from 'valibot';
import { closureRefusals as texts } from '#content/office/closure-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { plainApostrophes } from '#content/schemas/typed-text.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { publicHolidays } from '#content/teaching/public-holidays.ts';
import { line } from '#payloads/schemas.ts';
import { addDays, colomboDate, yearAfter } from '#rules/calendar/colombo.ts';
import { closureMessage, openMessage } from '#rules/timetable/change-message.ts';
import { allClosures, isClosedOn } from '#rules/timetable/published-closures.ts';
import { closureKinds, type PublishedClosure } from '#rules/timetable/today.ts';
import { body, day, moment, optionalLine } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { iso } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen, seen } from '#server/office/seen.ts';
import { mailAboutClosedDays } from '#server/outbox/family-news.ts';
import {
  addClosure,
  closuresFrom,
  endClosure,
  findNotice,
  knownClosures,
  putNotice,
  removedHolidays,
  removeHoliday,
  removeNotice,
  type StoredNotice,
} from '#server/store/office/closures.ts';
import { closedDays } from '#server/store/office/diary.ts';
import { announce } from '#server/store/office/office-changes.ts';
import { type Db, takeLock } from '#server/store/tables.ts';

/** How far ahead a closure may start, and how long the notice may be shown, in days. */
const DAYS_AHEAD = 365;
const NOTICE_DAYS = 90;
const DAY_MS = 86_400_000;

const closureSchema = v.object({
  from: day(texts.noFrom),
  to: v.nullable(day(texts.noTo)),
  levels: v.pipe(
    v.array(v.picklist(levelKeys, texts.levels), texts.levels),
    v.minLength(1, texts.levels),
    v.transform((chosen) => levelKeys.filter((level) => chosen.includes(level))),
  ),
  kind: v.picklist(closureKinds, texts.kind),
  reason: optionalLine('The reason', 120),
  /** The id of a closure that is removed in the same step; 409 if it is already removed. */
  replaces: v.optional(v.string()),
});

const noticeSchema = v.object({
  text: v.pipe(
    line('The notice', 160),
    v.minLength(1, texts.notice),
    v.transform(plainApostrophes),
  ),
  until: moment(texts.until),
  was: seen,
});

/** Days on which the school is closed, holidays to confirm, and the notice on every page. */
export function closureRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  const closing = async <Result>(trx: Db, now: number, act: () => Promise<Result>) => {
    await takeLock(trx, 'news');
    const wasClosed = await closedDays(trx, deps.live.documents);
    const result = await act();
    await mailAboutClosedDays(trx, deps.live.documents, now, wasClosed);
    await announce(trx, 'slots');
    return result;
  };
  return new Hono<OfficeEnv>()
    .get('/closures', async (c) =>
      c.json(await listClosures(store, deps.live.documents, colomboDate(clock()))),
    )
    .post('/closures', body(closureSchema), async (c) => {
      const { replaces, ...closure } = c.req.valid('json');
      checkDays(closure, colomboDate(clock()));
      const id = crypto.randomUUID();
      await record(c, deps, (trx, by, at) =>
        closing(trx, at, async () => {
          await addClosure(trx, { ...closure, id, at, by });
          if (replaces && !(await endClosure(trx, replaces, by, at)))
            throw new Refusal(409, refusals.changedSince);
        }),
      );
      return c.json(
        { id, message: closureMessage(deps.live.documents, closure, colomboDate(clock())) },
        201,
      );
    })
    .delete('/closures/:id', async (c) => {
      const opened = await record(c, deps, async (trx, by, now) => {
        const id = c.req.param('id');
        const removed = await closing(trx, now, () => endClosure(trx, id, by, now));
        if (!removed) throw new Refusal(404, texts.noClosure);
        const { documents } = deps.live;
        const today = colomboDate(now);
        const left = await knownClosures(trx, documents, today);
        const message = openMessage(documents, removed, today, left);
        return { message, at: new Date(now).toISOString() };
      });
      return c.json({ ok: true as const, ...opened });
    })
    .delete('/holidays/:day', async (c) => {
      const holiday = publicHolidays.find(({ date }) => date === c.req.param('day'));
      if (!holiday) throw new Refusal(404, texts.noHoliday);
      await record(c, deps, (trx, by, now) => removeHoliday(trx, holiday.date, by, now));
      return c.json({ ok: true as const });
    })
    .get('/notice', async (c) => {
      const notice = await findNotice(store, clock());
      return c.json({ notice: notice ? noticeAsJson(notice) : null });
    })
    .put('/notice', body(noticeSchema), async (c) => {
      const { was, ...notice } = c.req.valid('json');
      const stored = await record(c, deps, async (trx, by, at) => {
        if (notice.until <= at) throw new Refusal(422, texts.untilPast);
        if (notice.until > at + NOTICE_DAYS * DAY_MS) throw new Refusal(422, texts.untilFar);
        await checkNotice(trx, was, at);
        await putNotice(trx, { ...notice, at, by });
        return { ...notice, at, by };
      });
      return c.json({ notice: noticeAsJson(stored) });
    })
    .delete('/notice', body(v.object({ was: seen })), async (c) => {
      await record(c, deps, async (trx, by, now) => {
        await checkNotice(trx, c.req.valid('json').was, now);
        await removeNotice(trx, by, now);
      });
      return c.json({ ok: true as const });
    });
}

export type OfficeClosure = Awaited<ReturnType<typeof listClosures>>['closures'][number];
export type OfficeNotice = ReturnType<typeof noticeAsJson>;

/** From today on, by their first day. */
async function listClosures(db: Db, documents: Documents, today: IsoDate) {
  const stored = await closuresFrom(db, today);
  const removed = await removedHolidays(db);
  const known = allClosures(documents, stored);
  return {
    closures: stored.map(({ at, ...closure }) => ({ ...closure, at: iso(at) })),
    suggested: publicHolidays.filter(
      ({ date }) =>
        date >= today &&
        date <= addDays(today, DAYS_AHEAD) &&
        !removed.has(date) &&
        !isClosedOn(date, known),
    ),
  };
}

/** @throws Refusal 422 for days that a closure may not have */
function checkDays({ from, to }: PublishedClosure, today: IsoDate): void {
  if (from < today) throw new Refusal(422, texts.past);
  if (from > addDays(today, DAYS_AHEAD)) throw new Refusal(422, texts.far);
  if (to === null) return;
  if (to < from) throw new Refusal(422, texts.order);
  if (to > yearAfter(from)) throw new Refusal(422, texts.long);
}

/** @throws Refusal 409 unless it is the one that the page showed: each notice has its own `at` */
async function checkNotice(trx: Db, was: string | null | undefined, now: number): Promise<void> {
  await takeLock(trx, 'news');
  const notice = await findNotice(trx, now);
  checkSeen(was, notice ? iso(notice.at) : null);
}

function noticeAsJson({ text, until, at, by }: StoredNotice) {
  return { text, until: iso(until), at: iso(at), by };
}
