import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Documents } from '#content/schemas/documents.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { PROMISE } from '#server/store/progress.ts';
import type { Db } from '#server/store/tables.ts';
import { timeConditions } from './appointments.ts';
import { countBy } from './office-promise.ts';

/**
 * The groups of the day's work, in the order of the list: said yes to an offer; call overdue; call due
 * today; the family asked for a call by now; no answer so far; an assessment without a result; placed
 * without a class; due tomorrow; all other open ones; closed ones.
 */
export const workGroups = [
  'yes',
  'overdue',
  'today',
  'again',
  'retry',
  'result',
  'no-class',
  'tomorrow',
  'open',
  'placed',
  'withdrawn',
] as const;

export type WorkGroup = (typeof workGroups)[number];

/** A group as the number that sorts it. */
export function groupNumber(group: WorkGroup): number {
  return workGroups.indexOf(group);
}

/**
 * The number of a submission's group, as SQL.
 * @param now milliseconds since 1970
 * @param hasBegun see `timeConditions`
 */
export function groupAt(now: number, hasBegun: Expression<SqlBool>): RawBuilder<number> {
  const [tomorrow, dayAfter] = [1, 2].map((days) => startOf(addDays(colomboDate(now), days)));
  const is = (group: WorkGroup) => sql.lit(groupNumber(group));
  const due = sql`coalesce(call_again_at, received_at + ${sql.lit(PROMISE)})`;
  return sql`case
    when state = 'withdrawn' then ${is('withdrawn')}
    when state = 'placed' and kind = 'registration' and coalesce(placed_in, '[]') = '[]' then ${is('no-class')}
    when state = 'placed' then ${is('placed')}
    when offer_state = 'accepted' then ${is('yes')}
    when state = 'new' and ${due} < ${now} then ${is('overdue')}
    when state = 'new' and ${due} < ${tomorrow} then ${is('today')}
    when call_again_at <= ${now} then ${is('again')}
    when state = 'no-answer' and call_again_at is null then ${is('retry')}
    when ${hasBegun} and assessed_slot is distinct from slot_id then ${is('result')}
    when (state = 'new' or call_again_at is not null) and ${due} >= ${tomorrow} and ${due} < ${dayAfter}
      then ${is('tomorrow')}
    else ${is('open')} end`;
}

/** What a group is sorted by, as SQL: the longest wait first. */
export function orderInGroup(group: RawBuilder<number>): RawBuilder<number> {
  const is = (name: WorkGroup) => sql.lit(groupNumber(name));
  return sql`coalesce(case ${group}
    when ${is('yes')} then offer_at
    when ${is('retry')} then outcome_at
    when ${is('result')} then slot_at
    when ${is('no-class')} then outcome_at end, due_order)`;
}

/** The groups of some submissions, by their ids. */
export async function groupsOf(db: Db, documents: Documents, ids: readonly string[], now: number) {
  if (ids.length === 0) return new Map<string, WorkGroup>();
  const { hasBegun } = await timeConditions(db, documents, now);
  const group = groupAt(now, hasBegun);
  const rows = await db
    .selectFrom('submissions')
    .select(['id', group.as('group')])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, group }) => [id, workGroups[group] ?? 'open']));
}

/** How many submissions each group of the day's work has that ask for something; held ones left out. */
export async function countGroups(
  db: Db,
  documents: Documents,
  now: number,
): Promise<Record<WorkGroup, number>> {
  const { hasBegun } = await timeConditions(db, documents, now);
  const group = groupAt(now, hasBegun);
  const rows = await db
    .selectFrom('submissions')
    .select([group.as('group'), (eb) => eb.fn.countAll<number>().as('came')])
    .where('hold', 'is', null)
    .groupBy(sql`1`)
    .execute();
  return countBy(rows, ({ group }) => workGroups[group] ?? [], workGroups);
}
