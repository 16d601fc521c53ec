import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { registrationSteps } from '#content/office/origins.ts';
import { BY_FAMILY } from './submissions/submissions.ts';

/** The site promises an answer within this time, in milliseconds. */
export const PROMISE = 86_400_000;

export const steps = registrationSteps;
export type Step = (typeof steps)[number];

/** Whether the family was called: 'withdrew' with its own link before a call. */
type Contact = 'no' | 'called' | 'withdrew';

/** The same as SQL. */
export const contact: RawBuilder<Contact> = sql`case when reached_at is not null then 'called'
  when called_at is null then 'no'
  when exists (select 1 from submission_history as deed
    where deed.what = 'withdrawn' and deed.submission_id = submissions.id
      and deed.at = called_at and deed.actor = ${sql.lit(BY_FAMILY)}) then 'withdrew'
  else 'called' end`;

/** When a family was first reached, or withdrew, as SQL: a later call without an answer changes nothing. */
export const reachedAt: RawBuilder<number | null> = sql`coalesce(reached_at, called_at)`;

/**
 * Whether a registration has got to a step at least, as SQL. `assessed` is JSON of our own.
 * @param hasBegun see `timeConditions`
 * @param contacted the contact, where a query has it already
 */
export function hasReached(
  step: Step,
  hasBegun: Expression<SqlBool>,
  contacted: Expression<Contact> = contact,
) {
  return sql<SqlBool>`case
    when state = 'placed' then true
    when ${sql.lit(step)} = 'placed' then false
    when assessed like '%"result":"came"%' then true
    when ${hasBegun} and coalesce(assessed, '') not like '%"result":"missed"%' then true
    when ${sql.lit(step)} = 'assessed' then false
    else ${sql.lit(step)} = 'came' or ${contacted} = 'called' end`;
}

/** Whether the 24-hour promise was kept for a family of a form ('in-time'), or was not ('late'), as SQL. */
export function isCalled(
  how: 'in-time' | 'late',
  now: number,
  contacted: Expression<Contact> = contact,
) {
  const due = sql`received_at + ${sql.lit(PROMISE)}`;
  const when =
    how === 'in-time'
      ? sql`${reachedAt} <= ${due}`
      : sql`case when ${reachedAt} is null then coalesce(call_again_at, ${due}) < ${now}
          else ${reachedAt} > ${due} end`;
  return sql<SqlBool>`(channel is null and ${when} and ${contacted} <> 'withdrew')`;
}
