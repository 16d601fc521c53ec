import { Hono } from 'hono';
import * as v from 'valibot';
import { closureRefusals as texts } from '#content/office/closures.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { publicHolidays } from '#content/teaching/public-holidays.ts';
import { line } from '#payloads/schemas.ts';
import { closureKinds, type PublishedClosure } from '#payloads/today.ts';
import { closureOn } from '#rules/calendar/closures.ts';
import { addDays, colomboDate, yearAfter } from '#rules/calendar/colombo.ts';
import { closureMessage, openMessage } from '#rules/timetable/change-message.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { withClosedDayMails } from '#server/outbox/appointments.ts';
import {
  addClosure,
  closuresFrom,
  endClosure,
  findNotice,
  putNotice,
  removedHolidays,
  removeHoliday,
  removeNotice,
  type StoredNotice,
} from '#server/store/closures.ts';
import type { Db } from '#server/store/tables.ts';
import { body, isMoment } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { iso } from './items.ts';
import { Refusal } from './refusals.ts';
import type { ClosureList, OfficeNotice, SuggestedHoliday } from './types.ts';

/** How far ahead a closure may start, and how long the notice may be shown, in days. */
const DAYS_AHEAD = 365;
const NOTICE_DAYS = 90;
const DAY_MS = 86_400_000;
/** The longest reason and notice, in UTF-16 code units. */
const LONGEST_REASON = 120;
const LONGEST_NOTICE = 160;

const day = (message: string) =>
  v.pipe(
    v.string(message),
    v.check(isDate, message),
    v.transform((text) => text as IsoDate),
  );

const closureSchema = v.object({
  from: day(texts.noFrom),
  to: v.nullable(day(texts.noTo)),
  levels: v.pipe(
    v.array(v.picklist(levelKeys, texts.levels), texts.levels),
    v.minLength(1, texts.levels),
    v.transform((chosen) => levelKeys.filter((level) => chosen.includes(level))),
  ),
  kind: v.picklist(closureKinds, texts.kind),
  reason: v.pipe(
    v.nullish(v.pipe(line('The reason'), v.maxLength(LONGEST_REASON, texts.reason)), ''),
    v.transform((text): string | null => text || null),
  ),
});

const noticeSchema = v.object({
  text: v.pipe(
    line('The notice'),
    v.minLength(1, texts.notice),
    v.maxLength(LONGEST_NOTICE, texts.longNotice),
  ),
  until: v.pipe(v.string(texts.until), v.check(isMoment, texts.until)),
});

/** Days on which the school is closed, holidays to confirm, and the notice on every page. */
export function closureRoutes({ store, clock, wakeOutbox }: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .get('/closures', async (c) => c.json(await listClosures(store, colomboDate(clock()))))
    .post('/closures', body(closureSchema), async (c) => {
      const now = clock();
      const closure = c.req.valid('json');
      checkDays(closure, colomboDate(now));
      const id = crypto.randomUUID();
      const by = c.get('session').email;
      await store
        .transaction()
        .execute((trx) =>
          withClosedDayMails(trx, now, () => addClosure(trx, { ...closure, id, at: now, by })),
        );
      wakeOutbox();
      return c.json({ id, message: closureMessage(closure) } as const, 201);
    })
    .delete('/closures/:id', async (c) => {
      const now = clock();
      const by = c.get('session').email;
      const removed = await store
        .transaction()
        .execute((trx) =>
          withClosedDayMails(trx, now, () => endClosure(trx, c.req.param('id'), by, now)),
        );
      wakeOutbox();
      if (!removed) throw new Refusal(404, texts.noClosure);
      return c.json({ ok: true, message: openMessage(removed) } as const);
    })
    .delete('/holidays/:day', async (c) => {
      const holiday = publicHolidays.find(({ date }) => date === c.req.param('day'));
      if (!holiday) throw new Refusal(404, texts.noHoliday);
      const by = c.get('session').email;
      await store.transaction().execute((trx) => removeHoliday(trx, holiday.date, by, clock()));
      return c.json({ ok: true } as const);
    })
    .get('/notice', async (c) => c.json({ notice: asJson(await findNotice(store, clock())) }))
    .put('/notice', body(noticeSchema), async (c) => {
      const { text, until } = c.req.valid('json');
      const now = clock();
      const end = Date.parse(until);
      if (end <= now) throw new Refusal(422, texts.untilPast);
      if (end > now + NOTICE_DAYS * DAY_MS) throw new Refusal(422, texts.untilFar);
      const notice = { text, until: end, at: now, by: c.get('session').email };
      await store.transaction().execute((trx) => putNotice(trx, notice));
      return c.json({ notice: asJson(notice) });
    })
    .delete('/notice', async (c) => {
      const by = c.get('session').email;
      await store.transaction().execute((trx) => removeNotice(trx, by, clock()));
      return c.json({ ok: true } as const);
    });
}

async function listClosures(db: Db, today: IsoDate): Promise<ClosureList> {
  const stored = await closuresFrom(db, today);
  const removed = await removedHolidays(db);
  const known = allClosures(stored);
  const suggested = publicHolidays.filter(
    ({ date }) =>
      date >= today &&
      !removed.has(date) &&
      !levelKeys.every((level) => closureOn(date, level, known)),
  );
  return {
    closures: stored.map(({ at, ...closure }) => ({ ...closure, at: iso(at) })),
    suggested: suggested satisfies readonly SuggestedHoliday[] as SuggestedHoliday[],
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

function asJson(notice: StoredNotice | undefined): OfficeNotice | null {
  return notice ? { ...notice, until: iso(notice.until), at: iso(notice.at) } : null;
}
