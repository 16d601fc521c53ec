import { describe, expect, it } from 'vitest';
import type { Counts, Item } from '../api/submission.ts';
import { arrivalsIn } from './arrivals.ts';
import { filtersOf, searchOf, viewOf } from './filters.ts';
import { groupsOf } from './groups.ts';
import { headlineOf } from './headline.ts';
import { keepPlaces } from './keep-places.ts';
import { leftOf } from './left.ts';
import { newcomersIn } from './newcomers.ts';
import { nextCall } from './next-call.ts';

/** Monday 23 November 2026, 10.42 a.m. in Colombo. */
const now = Date.parse('2026-11-23T05:12:00Z');
const HOUR = 3_600_000;

const none: Counts = {
  new: 0,
  'no-answer': 0,
  called: 0,
  assessment: 0,
  waiting: 0,
  placed: 0,
  withdrawn: 0,
  held: 0,
  undelivered: 0,
};

/** A line of the list; `due` hours from now, or without a clock. */
function item(reference: string, due?: number, changes: Partial<Item> = {}): Item {
  return {
    reference,
    kind: 'registration',
    name: `${reference} Sample`,
    phone: '',
    about: '',
    state: due === undefined ? 'called' : 'new',
    held: false,
    hold: null,
    undelivered: false,
    receivedAt: new Date(now - HOUR).toISOString(),
    dueAt: due === undefined ? null : new Date(now + due * HOUR).toISOString(),
    lastBy: null,
    lastAt: null,
    level: null,
    subjects: [],
    phoneE164: null,
    guardianName: null,
    guardianPhone: null,
    guardianPhoneE164: null,
    assessmentAt: null,
    waitingFor: [],
    noAnswers: 0,
    ...changes,
  };
}

const tried = (reference: string, due: number, hoursAgo: number) =>
  item(reference, due, {
    state: 'no-answer',
    lastAt: new Date(now - hoursAgo * HOUR).toISOString(),
  });

describe('the divisions of the sheet', () => {
  it('follow the order of the server', () => {
    const groups = groupsOf(
      [
        item('A', -3),
        item('B', 2),
        item('C', 13),
        item('D', 21),
        item('E'),
        item('F', undefined, { state: 'placed' }),
      ],
      now,
    );
    expect(groups.map(({ name, items }) => [name, items.map((each) => each.reference)])).toEqual([
      ['late', ['A']],
      ['today', ['B', 'C']],
      ['tomorrow', ['D']],
      ['reached', ['E']],
      ['finished', ['F']],
    ]);
  });

  it('never puts anybody elsewhere', () => {
    expect(groupsOf([item('A'), item('B', 2), item('C')], now).map(({ name }) => name)).toEqual([
      'reached',
      'today',
      'reached',
    ]);
  });
});

describe('whom to call next', () => {
  it('is the most urgent of those who were not tried just now', () => {
    expect(nextCall([tried('A', -3, 0.5), item('B', 2)], now)?.reference).toBe('B');
    expect(nextCall([tried('A', -3, 3), item('B', 2)], now)?.reference).toBe('A');
    expect(nextCall([tried('A', -3, 0.5), tried('B', 2, 0.2)], now)?.reference).toBe('A');
  });

  it('is not the one on the desk, not one who was reached, not what is held', () => {
    expect(nextCall([item('A', -3), item('B', 2)], now, 'A')?.reference).toBe('B');
    expect(nextCall([item('A'), item('B', 2, { held: true })], now)).toBeUndefined();
  });
});

describe('the headline', () => {
  it('counts what is owed, and what of it is late', () => {
    const two = headlineOf(
      { ...none, new: 7, 'no-answer': 2 },
      [item('A', -3), item('B', -1)],
      2,
      now,
    );
    expect(two).toMatchObject({ main: 'Nine to call', late: 'two are late', isDone: false });
    const one = headlineOf({ ...none, new: 1 }, [item('A', -3)], 0, now);
    expect(one).toMatchObject({ main: 'One to call', late: 'one is late', title: '1 to call' });
    expect(headlineOf({ ...none, new: 1 }, [item('A', 3)], 0, now).late).toBeUndefined();
    expect(headlineOf({ ...none, new: 5_000 }, [], 1_200, now)).toMatchObject({
      main: '5,000 to call',
      late: '1,200 are late',
    });
  });

  it('says that nobody is left when all were tried today', () => {
    expect(headlineOf(none, [], 0, now).isDone).toBe(true);
    const counts = { ...none, 'no-answer': 1 };
    expect(headlineOf(counts, [tried('A', 2, 1)], 0, now).isDone).toBe(true);
    expect(headlineOf(counts, [tried('A', 2, 20)], 0, now).isDone).toBe(false);
  });
});

describe('a list that comes anew under a finger', () => {
  const page = (...items: Item[]) => ({ items, next: null });
  const pagesOf = ({ pages }: { pages: { items: Item[] }[] }) =>
    pages.map(({ items }) => items.map(({ reference }) => reference));

  const nobody: Item[] = [];

  it('keeps everybody in place, with what is known of them now', () => {
    const shown = { pages: [page(item('A', 1), item('B', 2))] };
    const called = item('A', undefined);
    const anew = item('N', 0.5);
    const kept = keepPlaces(shown, { pages: [page(anew, item('B', 2), called)] }, [anew]);
    expect(kept.pages).toEqual([page(called, item('B', 2))]);
  });

  it('keeps who has left as last seen, and adds whoever else there is, each once', () => {
    const shown = { pages: [page(item('A', 1), item('B', 2))] };
    const fresh = {
      pages: [page(item('C', 1), item('B', 2)), page(item('A', 9), item('D', 4))],
    };
    expect(pagesOf(keepPlaces(shown, fresh, nobody))).toEqual([['A', 'B', 'C'], ['D']]);
    expect(pagesOf(keepPlaces(shown, { pages: [page(item('B', 2))] }, nobody))).toEqual([
      ['A', 'B'],
    ]);
  });
});

describe('who is new in a list that comes anew', () => {
  const page = (next: string | null, ...items: Item[]) => ({ pages: [{ items, next, asOf: now }] });
  const references = (items: Item[]) => items.map(({ reference }) => reference);

  it('is whoever is owed a first call and was not there, however long ago they wrote', () => {
    const shown = page(null, item('A', 1));
    const back = item('B', 2, { lastBy: 'suresh@school.example', lastAt: '2026-11-23T05:00:00Z' });
    const fresh = page(null, back, item('A', 1), item('C', 23), item('D'));
    expect(references(newcomersIn(shown, fresh))).toEqual(['B', 'C']);
    expect(newcomersIn(fresh, fresh)).toEqual([]);
    expect(newcomersIn(shown, page(null, item('H', 2, { held: true })))).toEqual([]);
  });

  it('is not who moves up from behind what was shown', () => {
    const shown = page('more', item('A', 1), item('B', 2));
    const since = new Date(now + HOUR).toISOString();
    const fresh = page('more', item('B', 2), item('C', 3), item('D', 24, { receivedAt: since }));
    expect(references(newcomersIn(shown, fresh))).toEqual(['D']);
  });
});

describe('a view and its address', () => {
  it('says the same both ways', () => {
    for (const search of ['', '?tab=called', '?tab=held&q=0771234567', '?kind=enquiry']) {
      expect(searchOf(viewOf(new URLSearchParams(search)))).toBe(search);
    }
    expect(viewOf(new URLSearchParams('?tab=nonsense&kind=x'))).toEqual({
      tab: 'open',
      kind: undefined,
      q: '',
    });
  });

  it('asks for all that are open; a search looks through every state', () => {
    expect(filtersOf(viewOf(new URLSearchParams()))).toEqual({
      state: 'new,no-answer,called,assessment,waiting',
    });
    expect(filtersOf(viewOf(new URLSearchParams('?q=nethmi')))).toEqual({ q: 'nethmi' });
    expect(filtersOf(viewOf(new URLSearchParams('?tab=held')))).toEqual({ held: '1' });
    expect(filtersOf(viewOf(new URLSearchParams('?tab=undelivered')))).toEqual({
      undelivered: '1',
    });
  });

  it('knows how many are left, where the counts say so', () => {
    const counts = { ...none, new: 40, waiting: 20, placed: 9 };
    expect(leftOf(viewOf(new URLSearchParams()), counts, 50)).toBe(10);
    expect(leftOf(viewOf(new URLSearchParams('?q=x')), counts, 50)).toBeUndefined();
  });

  it('shows who has come in where they belong, once', () => {
    const arrived = [item('A', 24), item('B', 24, { kind: 'enquiry' })];
    const references = (search: string, listed: Item[] = []) =>
      arrivalsIn(viewOf(new URLSearchParams(search)), arrived, listed).map(
        (each) => each.reference,
      );
    expect(references('')).toEqual(['A', 'B']);
    expect(references('', [item('A', 24)])).toEqual(['B']);
    expect(references('?kind=enquiry')).toEqual(['B']);
    expect(references('?tab=called')).toEqual([]);
    expect(references('?q=a')).toEqual([]);
  });
});
