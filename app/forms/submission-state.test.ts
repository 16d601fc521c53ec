import { describe, expect, test } from 'vitest';
import {
  initialState,
  isFinal,
  retryDelay,
  type SubmissionEvent,
  type SubmissionState,
  transition,
} from './submission-state.ts';

const sent = { submissionId: 'one', name: 'Kumari' };
const other = { submissionId: 'two', name: 'Nimal' };
const accepted = { kind: 'accepted', reference: 'K7QF-29XM' } as const;
const invalid = {
  kind: 'refused',
  status: 422,
  message: 'Please check.',
  fields: { email: 'No address.' },
} as const;
const full = { kind: 'refused', status: 503, message: 'The store is full.' } as const;
const erased = { kind: 'refused', status: 410, message: 'It was deleted.' } as const;
const offline = { kind: 'unreachable', timedOut: false } as const;
const silent = { kind: 'unreachable', timedOut: true } as const;
const notice = { tone: 'error', title: 'Terms', text: 'Please agree.' } as const;

const submitting: SubmissionState = { status: { kind: 'submitting' }, errors: {} };
const queued: SubmissionState = {
  status: { kind: 'failed', queue: 'kept' },
  errors: {},
  queued: sent,
};
const reply = (reply: Extract<SubmissionEvent, { type: 'reply' }>['reply'], stored = false) =>
  ({ type: 'reply', body: sent, reply, stored }) as const;
const queueReply = (body: typeof sent, reply: typeof accepted | typeof invalid) =>
  ({ type: 'settled', submissionId: body.submissionId, body, reply }) as const;

/** What happens: from a state, an event, to a status, with these effects. */
const cases: [
  title: string,
  from: SubmissionState,
  event: SubmissionEvent,
  to: Partial<SubmissionState>,
  effects: string[],
][] = [
  [
    'a press sends and takes away the old notice',
    initialState,
    { type: 'submit', body: sent },
    { status: { kind: 'submitting' }, errors: {} },
    ['clear-notice', 'send one'],
  ],
  ['a second press while sending does nothing', submitting, { type: 'submit', body: sent }, {}, []],
  [
    'stored answers stay stored while they are sent again',
    queued,
    { type: 'submit', body: sent },
    { status: { kind: 'submitting' }, queued: sent },
    ['clear-notice', 'send one'],
  ],
  [
    'other answers take the place of stored ones',
    queued,
    { type: 'submit', body: other },
    { status: { kind: 'submitting' }, queued: undefined },
    ['clear-notice', 'send two'],
  ],
  [
    'success takes away the failure before it',
    { ...submitting, queued: sent },
    reply(accepted),
    { status: { kind: 'sent', reference: 'K7QF-29XM' }, queued: undefined },
    ['clear-notice', 'accept one', 'focus'],
  ],
  [
    'a rejected field gets its message and the focus',
    submitting,
    reply(invalid),
    {
      status: { kind: 'failed', reply: invalid, queue: 'no' },
      errors: { email: 'No address.' },
    },
    ['notify-failure', 'focus email'],
  ],
  [
    'an erased submission is not sent again',
    { ...submitting, queued: sent },
    reply(erased),
    {
      status: { kind: 'failed', reply: erased, queue: 'no' },
      queued: undefined,
    },
    ['notify-failure', 'focus'],
  ],
  [
    'a full server leaves a new form with the visitor',
    submitting,
    reply(full),
    { status: { kind: 'failed', reply: full, queue: 'no' } },
    ['notify-failure', 'focus'],
  ],
  [
    'a full server leaves a stored form stored',
    { ...submitting, queued: sent },
    reply(full),
    { status: { kind: 'failed', reply: full, queue: 'kept' }, queued: sent },
    ['notify-failure', 'focus'],
  ],
  [
    'without a connection the answers are stored',
    submitting,
    reply(offline, true),
    { status: { kind: 'failed', reply: offline, queue: 'kept' }, queued: sent },
    ['notify-failure', 'focus'],
  ],
  [
    'without an answer in time they may have arrived',
    submitting,
    reply(silent, true),
    { status: { kind: 'failed', reply: silent, queue: 'unsure' }, queued: sent },
    ['notify-failure', 'focus'],
  ],
  [
    'a phone that stores nothing does not claim to have stored it',
    submitting,
    reply(offline, false),
    { status: { kind: 'failed', reply: offline, queue: 'no' }, queued: undefined },
    ['notify-failure', 'focus'],
  ],
  [
    'the queue sends what is stored',
    queued,
    queueReply(sent, accepted),
    { status: { kind: 'sent', reference: 'K7QF-29XM' }, queued: undefined },
    ['clear-notice', 'accept one', 'focus'],
  ],
  [
    'what another tab has sent does not touch what is stored here',
    queued,
    queueReply(other, accepted),
    queued,
    ['accept two'],
  ],
  [
    'what was rejected for another tab is reported',
    queued,
    queueReply(other, invalid),
    queued,
    ['notify-failure'],
  ],
  ['the queue waits for a form that is being sent', submitting, queueReply(sent, accepted), {}, []],
  [
    'another tab has sent the same answers',
    queued,
    { type: 'settled', submissionId: 'one', reply: accepted },
    { status: { kind: 'sent', reference: 'K7QF-29XM' }, queued: undefined },
    ['clear-notice', 'accept one', 'focus'],
  ],
  [
    'another tab has sent other answers',
    queued,
    { type: 'settled', submissionId: 'two', reply: accepted },
    queued,
    [],
  ],
  [
    'stored answers are shown as stored after a reload',
    initialState,
    { type: 'restore', body: sent },
    queued,
    [],
  ],
  [
    'a missing consent is asked for without sending',
    initialState,
    { type: 'reject', field: 'agreeToTerms', notice },
    { status: { kind: 'idle' }, errors: { agreeToTerms: 'Please agree.' } },
    ['notify', 'focus agreeToTerms'],
  ],
  [
    'a correction takes away its message and the notice',
    { status: { kind: 'idle' }, errors: { agreeToTerms: 'Please agree.' } },
    { type: 'edit', fields: ['agreeToTerms'] },
    { errors: {} },
    ['clear-notice'],
  ],
  [
    'a change elsewhere leaves message and notice',
    { status: { kind: 'idle' }, errors: { agreeToTerms: 'Please agree.' } },
    { type: 'edit', fields: ['firstName'] },
    { errors: { agreeToTerms: 'Please agree.' } },
    [],
  ],
  [
    'a changed answer is not sent without a press',
    queued,
    { type: 'edit', fields: ['name'] },
    { status: { kind: 'failed', queue: 'changed' }, queued: undefined },
    ['clear-notice'],
  ],
  [
    'a new message begins after one that was sent',
    { status: { kind: 'sent', reference: 'K7QF-29XM' }, errors: {} },
    { type: 'edit', fields: ['name'] },
    { status: { kind: 'idle' } },
    ['clear-notice'],
  ],
  [
    'a reset forgets what is stored',
    queued,
    { type: 'reset' },
    { ...initialState, queued: undefined },
    ['clear-notice'],
  ],
];

describe('a form', () => {
  test.each(cases)('%s', (_title, from, event, to, expected) => {
    const [next, ...effects] = transition(from, event);
    expect(next).toEqual({ ...from, ...to });
    const texts = effects.map((effect) => {
      if ('body' in effect) return `${effect.type} ${effect.body.submissionId}`;
      return 'fields' in effect ? [effect.type, ...effect.fields].join(' ') : effect.type;
    });
    expect(texts).toEqual(expected);
  });
});

test('only success, 422 and 410 are final', () => {
  expect([accepted, invalid, erased].every(isFinal)).toBe(true);
  expect([full, offline, silent].some(isFinal)).toBe(false);
});

test('the queue waits longer each time, and at most a minute', () => {
  const delays = [0, 1, 2, 3, 4, 5, 50].map(retryDelay);
  expect(delays).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});
