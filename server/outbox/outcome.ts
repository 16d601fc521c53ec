import { NEVER } from '#server/store/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { backOff } from './back-off.ts';
import { withoutAddresses } from './without-addresses.ts';

/** What a mail server answered instead of taking a mail. */
export interface Refusal {
  /**
   * 'unknown-address': nobody has it, and waiting will not help. 'refused': by a rule or a limit,
   * which may pass. 'deferred': the server itself asks to try this recipient again.
   */
  kind: 'unknown-address' | 'refused' | 'deferred';
  /** The server's words. */
  reply: string;
}

/** Why a mail was not sent although nobody refused it. Nothing more is owed. */
export interface NotSent {
  kind: 'not-sent';
  reason: string;
}

/** How an attempt ended, as the row will say it. */
export interface Outcome {
  event:
    | 'mail delivered'
    /** There was nothing left to say, or nobody who wants to hear it. */
    | 'mail not sent'
    | 'mail delayed'
    | 'mail refused'
    /** An acknowledgement that is not tried again: the office is told. */
    | 'mail given up'
    | 'mail in doubt'
    | 'mail interrupted';
  changes: Partial<
    Pick<OutboxRow, 'state' | 'next_at' | 'delivered_at' | 'last_error' | 'address_unknown_at'>
  >;
}

const HOUR = 3_600_000;
/** How long an acknowledgement that is refused or deferred is tried, in milliseconds. */
export const ACKNOWLEDGE_FOR_MS = 48 * HOUR;

export function isAcknowledgement({ message }: Pick<OutboxRow, 'message'>): boolean {
  return message.endsWith('-acknowledgement');
}

export function delivered(now: number): Outcome {
  const changes = { state: 'delivered', delivered_at: now, last_error: null } as const;
  return { event: 'mail delivered', changes };
}

/**
 * Done without being sent. For the queue such a row is a delivered one; without a time of delivery
 * it says what it is, and `last_error` why.
 */
export function notSent({ reason }: NotSent, now: number): Outcome {
  const changes = { ...delivered(now).changes, delivered_at: null, last_error: reason };
  return { event: 'mail not sent', changes };
}

/** The mail server has the mail, and this process ends before it has answered. */
export function inDoubt(now: number): Outcome {
  const last_error = 'handed over; the server ended before the mail server had answered';
  return { event: 'mail in doubt', changes: { ...delivered(now).changes, last_error } };
}

/** This process ends before the mail server had the whole mail: the next one sends it. */
export function interrupted(now: number): Outcome {
  return { event: 'mail interrupted', changes: { next_at: now } };
}

/** Nothing was said about the mail: the network, the login, our own settings. */
export function delayed(row: OutboxRow, reason: string, now: number): Outcome {
  const next_at = now + backOff(row.attempts, now - row.created_at);
  const changes = { state: 'due', next_at, last_error: wordsOf(reason) } as const;
  return { event: 'mail delayed', changes };
}

/**
 * After a refusal, mail to the school is tried again every hour for as long as it takes. An
 * acknowledgement is given up at once when nobody has the address, otherwise after two days.
 */
export function refused(row: OutboxRow, { kind, reply }: Refusal, now: number): Outcome {
  const last_error = wordsOf(reply);
  if (isAcknowledgement(row)) {
    const unknown = kind === 'unknown-address';
    if (unknown || now - row.created_at >= ACKNOWLEDGE_FOR_MS) return givenUp(reply, unknown, now);
  }
  if (kind === 'deferred') return delayed(row, reply, now);
  return { event: 'mail refused', changes: { state: 'dead', next_at: now + HOUR, last_error } };
}

/** An acknowledgement that will not be tried again. */
export function givenUp(reply: string, unknownAddress: boolean, now: number): Outcome {
  const last_error = wordsOf(reply);
  const address_unknown_at = unknownAddress ? now : null;
  const changes = { state: 'dead', next_at: NEVER, last_error, address_unknown_at } as const;
  return { event: 'mail given up', changes };
}

/**
 * Mail to the school that was delivered and came back. It is sent again after a day: sent every hour,
 * it would come back every hour.
 */
export function bounced(reply: string, now: number): Outcome {
  const changes = {
    state: 'dead',
    next_at: now + 24 * HOUR,
    last_error: wordsOf(reply),
  } as const;
  return { event: 'mail refused', changes };
}

/** What is written down of a reply. */
function wordsOf(reply: string): string {
  return withoutAddresses(reply).slice(0, 300);
}
