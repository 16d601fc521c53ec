import type { Updateable } from 'kysely';
import type { Rejection } from '#server/deps/server-deps.ts';
import { NEVER } from '#server/store/outbox/outbox-rows.ts';
import { isToFamily, type OutboxRow, type Tables } from '#server/store/tables.ts';

/** How an attempt ended, and what to record of it. */
export interface Outcome {
  event:
    | 'mail delivered'
    /** Its content or its recipient is gone. */
    | 'mail not sent'
    | 'mail delayed'
    | 'mail refused'
    /** A mail to a family that is not retried: the office is notified. */
    | 'mail given up'
    | 'mail in doubt'
    | 'mail interrupted';
  changes: Updateable<Tables['outbox']>;
}

const SECOND = 1000;
const HOUR = 3_600_000;
/** How long a mail to a family that is refused or deferred is retried, in milliseconds. */
const FAMILY_RETRY_MS = 48 * HOUR;

/**
 * The outcome of what the mail server answered; undefined: it accepted the mail. A refused mail to
 * the school is retried every hour without end. One to a family is given up at once when its mailbox
 * does not exist, otherwise after two days.
 */
export function outcomeOf(row: OutboxRow, answer: Rejection | undefined, now: number): Outcome {
  if (!answer) return delivered(now, null);
  const { kind, reply } = answer;
  if (kind === 'not-sent') {
    // Done for the queue; without a time of delivery the row shows that it was never sent.
    const changes = { state: 'delivered', delivered_at: null, last_error: reply } as const;
    return { event: 'mail not sent', changes };
  }
  const isUnknown = kind === 'unknown-address';
  if (isToFamily(row) && (isUnknown || now - row.created_at >= FAMILY_RETRY_MS)) {
    return givenUp(reply, isUnknown, now);
  }
  return kind === 'deferred' ? delayed(row, reply, now) : refused(reply, now + HOUR);
}

function delivered(now: number, last_error: string | null): Outcome {
  const changes = { state: 'delivered', delivered_at: now, last_error } as const;
  return { event: last_error === null ? 'mail delivered' : 'mail in doubt', changes };
}

/** The mail server has the mail, and this process exits before it has answered. */
export function inDoubt(now: number): Outcome {
  return delivered(now, 'handed over; the server ended before the mail server had answered');
}

/** This process exits before the mail server had the whole mail: the next one sends it. */
export function interrupted(now: number): Outcome {
  return { event: 'mail interrupted', changes: { next_at: now } };
}

/** The attempt failed before the server judged the mail: network, login, our own settings. */
export function delayed(row: OutboxRow, reason: string, now: number): Outcome {
  const next_at = now + backOff(row.attempts, now - row.created_at);
  const changes = { state: 'due', next_at, last_error: recorded(reason) } as const;
  return { event: 'mail delayed', changes };
}

/** A refused mail that is retried at `next_at`. */
export function refused(reply: string, next_at: number): Outcome {
  const changes = { state: 'dead', next_at, last_error: recorded(reply) } as const;
  return { event: 'mail refused', changes };
}

/** A mail to a family that is not retried. */
export function givenUp(reply: string, isUnknownAddress: boolean, now: number): Outcome {
  const address_unknown_at = isUnknownAddress ? now : null;
  const last_error = recorded(reply);
  const changes = { state: 'dead', next_at: NEVER, last_error, address_unknown_at } as const;
  return { event: 'mail given up', changes };
}

/**
 * How long to wait before the next attempt, in milliseconds: 5 s at first, doubling to a minute
 * within the mail's first hour (so a restarted server is found quickly), later to 15 minutes.
 */
export function backOff(attempts: number, ageMs: number): number {
  const longest = ageMs < HOUR ? 60 * SECOND : 15 * 60 * SECOND;
  return Math.min(5 * SECOND * 2 ** Math.min(attempts - 1, 20), longest);
}

function recorded(reply: string): string {
  return withoutAddresses(reply).slice(0, 300);
}

/**
 * A mail server's reply without the addresses in it, since replies are logged and repeat the
 * recipient. Takes time in proportion to the text: anyone can send a report with a long one.
 */
export function withoutAddresses(reply: string): string {
  return reply.replace(/\S+/g, (word) => (/.@./.test(word) ? '(address)' : word));
}
