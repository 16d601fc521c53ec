import type { CallBody, Reply, Stored } from '#app/browser/call-function.ts';
import type { Notice } from '#content/forms/notices.ts';

/** What a form is doing (docs/requirements.md, R19.4 and R20.6). */
export type SubmissionStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'sent'; reference: string }
  /** `reply` is absent after a reload. */
  | { kind: 'failed'; queue: QueueState; reply?: Reply };

/** Whether the answers are stored on this phone, to be sent automatically. */
type QueueState = 'no' | 'kept' | 'unsure' | 'changed';

/** What to correct, by field of the payload. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface SubmissionState {
  status: SubmissionStatus;
  errors: FieldErrors;
  /** The answers that are stored on the phone until they can be sent; without it they are removed. */
  queued?: CallBody | undefined;
}

export type SubmissionEvent =
  | { type: 'submit'; body: CallBody }
  /** `stored`: whether answers that did not reach the server could be stored on this phone. */
  | { type: 'reply'; body: CallBody; reply: Reply; stored: boolean }
  | ({ type: 'settled' } & Settled)
  /** The page was opened while answers of an earlier visit were stored. */
  | { type: 'restore'; body: CallBody }
  /** The form itself asks for a correction; nothing is sent. */
  | { type: 'reject'; field: string; notice: Notice }
  | { type: 'edit'; fields: readonly string[] }
  | { type: 'reset' };

export type SubmissionEffect =
  | { type: 'send'; body: CallBody }
  | { type: 'accept'; body: CallBody; stored: Stored }
  | { type: 'notify-failure'; reply: Reply }
  | { type: 'notify'; notice: Notice }
  | { type: 'clear-notice' }
  | { type: 'focus'; fields: readonly string[] };

/** The queue, or another tab, has sent what a form of this kind had stored. */
export interface Settled {
  submissionId: string;
  /** Absent where another tab has sent it. */
  body?: CallBody;
  reply: FinalReply;
}

/** A reply after which the answers are not sent again: accepted, or never to be. */
export type FinalReply = Extract<Reply, { kind: 'accepted' | 'refused' }>;

/** Whether sending again could not change the reply: accepted, rejected (422), or erased (410). */
export function isFinal(reply: Reply): reply is FinalReply {
  if (reply.kind === 'refused') return reply.status === 422 || reply.status === 410;
  return reply.kind === 'accepted';
}

/**
 * How long the queue waits before its next attempt, in milliseconds.
 *
 * @param attempts how many there were since the connection last changed
 */
export function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** attempts, 60_000);
}

export const initialState: SubmissionState = { status: { kind: 'idle' }, errors: {} };

type Transition = [SubmissionState, ...SubmissionEffect[]];

/** What one event makes of a form: its next state, and what has to be done then, in this order. */
export function transition(state: SubmissionState, event: SubmissionEvent): Transition {
  const { status, errors, queued } = state;
  switch (event.type) {
    case 'submit': {
      // The button is disabled by then, but Enter in a field can be quicker.
      if (status.kind === 'submitting') return [state];
      // The same answers stay stored while they are sent: the visitor may leave before the reply.
      const stored = isSame(event.body, queued) ? queued : undefined;
      return [
        { status: { kind: 'submitting' }, errors: {}, queued: stored },
        { type: 'clear-notice' },
        { type: 'send', body: event.body },
      ];
    }
    case 'reply':
      return replied(state, event.body, event.reply, event.stored);
    case 'settled': {
      const { submissionId, reply } = event;
      const isMine = submissionId === queued?.submissionId;
      const body = isMine ? queued : event.body;
      if (status.kind === 'submitting' || !body) return [state];
      if (isMine || (!queued && reply.kind === 'accepted')) {
        return replied(state, body, reply, false);
      }
      // Other answers: those of this form stay as they are.
      if (reply.kind === 'refused') return [state, { type: 'notify-failure', reply }];
      return [state, { type: 'accept', body, stored: storedOf(reply) }];
    }
    case 'restore':
      return [{ status: { kind: 'failed', queue: 'kept' }, errors: {}, queued: event.body }];
    case 'reject':
      return [
        { ...state, status: { kind: 'idle' }, errors: { [event.field]: event.notice.text } },
        { type: 'notify', notice: event.notice },
        { type: 'focus', fields: [event.field] },
      ];
    case 'edit': {
      const wrong = event.fields.filter((field) => field in errors);
      const next = { ...state, errors: without(errors, wrong) };
      const effects: SubmissionEffect[] = wrong.length > 0 ? [{ type: 'clear-notice' }] : [];
      if (status.kind === 'sent') {
        return [{ ...next, status: { kind: 'idle' } }, { type: 'clear-notice' }];
      }
      if (status.kind !== 'failed' || !queued) return [next, ...effects];
      return [
        { ...next, status: { ...status, queue: 'changed' }, queued: undefined },
        { type: 'clear-notice' },
      ];
    }
    case 'reset':
      return [initialState, { type: 'clear-notice' }];
  }
}

function replied(
  { queued }: SubmissionState,
  body: CallBody,
  reply: Reply,
  stored: boolean,
): Transition {
  const still = isFinal(reply) && isSame(body, queued) ? undefined : queued;
  if (reply.kind === 'accepted') {
    const { reference } = reply;
    return [
      { status: { kind: 'sent', reference }, errors: {}, queued: still },
      { type: 'clear-notice' },
      { type: 'accept', body, stored: storedOf(reply) },
      { type: 'focus', fields: [] },
    ];
  }
  const { fields = {} } = reply.kind === 'refused' ? reply : {};
  const next = stored ? body : still;
  return [
    {
      status: { kind: 'failed', queue: queueState(reply, next), reply },
      errors: fields,
      queued: next,
    },
    { type: 'notify-failure', reply },
    { type: 'focus', fields: Object.keys(fields) },
  ];
}

function storedOf({ kind: _, ...stored }: { kind: 'accepted' } & Stored): Stored {
  return stored;
}

function queueState(reply: Reply, queued: CallBody | undefined): QueueState {
  if (!queued) return 'no';
  return reply.kind === 'unreachable' && reply.timedOut ? 'unsure' : 'kept';
}

/** The same errors when none of the fields has one, so that React does not render again. */
function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  if (fields.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

export function isSame(one: CallBody, other: CallBody | undefined): boolean {
  return one.submissionId === other?.submissionId;
}
