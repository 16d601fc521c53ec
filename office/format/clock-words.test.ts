import { describe, expect, it } from 'vitest';
import { type ClockWords, clockWords, type Timed } from './clock-words.ts';

/** Monday 23 November 2026, 10.42 a.m. in Colombo. */
const now = Date.parse('2026-11-23T05:12:00Z');
const HOUR = 3_600_000;

const nbsp = (text: string) => text.replaceAll('_', '\u00a0');

function waiting(hours: number, changes: Partial<Timed> = {}): ClockWords {
  const receivedAt = now - hours * HOUR;
  return clockWords(
    {
      state: 'new',
      group: 'today',
      held: false,
      receivedAt: new Date(receivedAt).toISOString(),
      dueAt: new Date(receivedAt + 24 * HOUR).toISOString(),
      lastAt: null,
      callAgain: null,
      assessmentAt: null,
      timeOff: false,
      offer: null,
      phone: '077 123 4567',
      guardianPhone: null,
      ...changes,
    },
    now,
  );
}

function reached(changes: Partial<Timed>): ClockWords {
  return waiting(50, { dueAt: null, ...changes });
}

describe('the clock of a submission that is to be called', () => {
  it('shows the time left: minutes near the end, hours before', () => {
    expect(waiting(21 + 22 / 60)).toMatchObject({
      main: nbsp('2_h 38_min left'),
      more: 'by 1.20 p.m.',
      isOverdue: false,
    });
    expect(waiting(19).main).toBe(nbsp('5_h left'));
    expect(waiting(4).more).toBe('by 6.42 a.m.');
    expect(waiting(23.5).main).toBe(nbsp('30_min left'));
    expect(waiting(23.999).main).toBe(nbsp('0_min left'));
  });

  it('shows by how much it is overdue, and when it was due', () => {
    expect(waiting(27.12)).toMatchObject({
      main: nbsp('overdue by 3_h'),
      more: 'was due 7.34 a.m.',
      isOverdue: true,
      gone: 1,
    });
    expect(waiting(24.7).main).toBe(nbsp('overdue by 42_min'));
    expect(waiting(47)).toMatchObject({
      main: nbsp('overdue by 23_h'),
      more: 'was due yesterday 11.42 a.m.',
    });
    expect(waiting(24 * 5).main).toBe(nbsp('overdue by 4_days'));
  });

  it('fills as the day passes', () => {
    expect(waiting(0)).toMatchObject({
      gone: 0,
      more: 'received just now',
      main: nbsp('24_h left'),
    });
    expect(waiting(12).gone).toBeCloseTo(0.5);
  });

  it('starts at 0 for a submission that is newer than the page’s clock', () => {
    expect(waiting(-0.01)).toMatchObject({ gone: 0, waited: nbsp('has waited 0_min') });
  });
});

it('shows the day and the part of it for which a family asked', () => {
  const callAgain = { on: '2026-11-25', part: 'morning' } as const;
  const asked = { dueAt: '2026-11-25T03:00:00Z', callAgain };
  expect(waiting(1, asked)).toEqual({ main: 'Wed 25 Nov', more: 'morning', isOverdue: false });
  expect(waiting(1, { ...asked, dueAt: '2026-11-23T03:00:00Z' }).isOverdue).toBe(true);
});

describe('the clock of a family that was reached', () => {
  it('shows the next step, without a bar', () => {
    const assessment = reached({ state: 'assessment', assessmentAt: '2026-11-25T09:30:00Z' });
    expect(assessment).toEqual({
      main: 'Wed 25 Nov, 3.00 p.m.',
      more: 'assessment',
      isOverdue: false,
    });
    expect(reached({ state: 'assessment' }).more).toBe('no time yet');
    const since = new Date(now - 97 * HOUR).toISOString();
    expect(reached({ state: 'waiting', lastAt: since })).toMatchObject({
      main: nbsp('Waiting 4_days'),
      more: 'since Thu',
    });
    const called = reached({ state: 'called', lastAt: '2026-11-22T10:40:00Z' });
    expect(called).toMatchObject({ main: 'Called', more: 'yesterday 4.10 p.m.' });
  });

  it('shows how long a family can still answer an offer', () => {
    const at = new Date(now - HOUR).toISOString();
    const open = (hours: number) => {
      const until = new Date(now + hours * HOUR).toISOString();
      return { class: 'a-level-physics-saturday', until, state: 'open', at } as const;
    };
    expect(reached({ state: 'waiting', lastAt: at, offer: open(5) })).toMatchObject({
      main: nbsp('Offer: 5_h left'),
      more: 'until today 3.42 p.m.',
    });
    expect(reached({ state: 'waiting', lastAt: at, offer: open(-1) }).main).toBe('Waiting');
    const tried = { state: 'no-answer', group: 'retry', lastAt: at } as const;
    expect(waiting(30, { ...tried, offer: open(5) }).main).toBe(nbsp('Offer: 5_h left'));
    // The call that is due is more urgent.
    expect(waiting(19, { offer: open(5) }).main).toBe(nbsp('5_h left'));
    expect(waiting(19, { offer: open(5) }).more).not.toContain('until');
  });

  it('has no deadline while it is held', () => {
    expect(waiting(30, { held: true })).toEqual({
      main: 'Received yesterday',
      more: '4.42 a.m.',
      isOverdue: false,
    });
  });
});
