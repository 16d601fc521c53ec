import { describe, expect, it } from 'vitest';
import { groupsOf } from '../model/call-groups.ts';
import { filtersOf, lastingFilters, placeOf, remainingOf, viewOf } from '../model/list-view.ts';
import { showAll, showWaiting, update } from '../model/shown-list.ts';
import type { Counts, Item, SubmissionList } from '../model/types.ts';
import { headlineOf } from './headline.ts';

/** Monday 23 November 2026, 10.42 a.m. in Colombo. */
const now = Date.parse('2026-11-23T05:12:00Z');
const HOUR = 3_600_000;

/** A count of 0 for each of these names. */
const noneOf = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 0]));
const none = noneOf(
  'new no-answer called assessment waiting placed withdrawn held undelivered',
) as Counts;
const noGroups = noneOf(
  'yes overdue today again retry result no-class tomorrow open placed withdrawn',
) as SubmissionList['groups'];

/** What lists read of a line; `due` hours from now, or without a clock. */
function item(reference: string, due?: number, changes: Partial<Item> = {}): Item {
  return {
    reference,
    state: due === undefined ? 'called' : 'new',
    held: false,
    receivedAt: new Date(now - HOUR).toISOString(),
    dueAt: due === undefined ? null : new Date(now + due * HOUR).toISOString(),
    group: 'open',
    ...changes,
  } as Item;
}

describe('the groups of the list', () => {
  it('follow the server’s order, and no row moves', () => {
    const groups = groupsOf([
      item('A', -3, { group: 'overdue' }),
      item('B', 2, { group: 'today' }),
      item('C', 3, { group: 'today' }),
      item('D'),
      item('E', 1, { group: 'today' }),
      item('F', 4, { group: 'today', held: true }),
    ]);
    expect(groups.map(({ name, items }) => [name, items.map((each) => each.reference)])).toEqual([
      ['overdue', ['A']],
      ['today', ['B', 'C']],
      ['open', ['D']],
      ['today', ['E']],
      ['held', ['F']],
    ]);
  });
});

describe('the headline', () => {
  it('counts the families to call, and those of each group that has any', () => {
    const { title, parts } = headlineOf({ ...noGroups, yes: 1, overdue: 2, retry: 1_200, open: 5 });
    expect(title).toBe('1,203 to call');
    expect(parts).toEqual([
      { group: 'yes', text: '1 said yes' },
      { group: 'overdue', text: '2 overdue' },
      { group: 'retry', text: '1,200 no answer' },
    ]);
  });

  it('shows that no calls are left', () => {
    expect(headlineOf({ ...noGroups, tomorrow: 3 })).toEqual({ title: 'No calls left', parts: [] });
  });
});

describe('a list that is fetched again', () => {
  const fetched = (asOf: number, hasMore: boolean, ...items: Item[]) => ({ items, asOf, hasMore });
  const references = (items: readonly Item[]) => items.map(({ reference }) => reference);
  const [a, b, c] = [item('A', 1), item('B', 2), item('C', 23)];

  it('takes the new order while it is not in use, and marks what is new', () => {
    const shown = update(showAll(fetched(now, false, a, b)), fetched(now + 1, false, c, b), false);
    expect(references(shown.items)).toEqual(['C', 'B']);
    expect([...shown.arrived]).toEqual(['C']);
    expect(references(shown.announced)).toEqual(['C']);
    expect(shown.waiting).toEqual([]);
  });

  it('keeps every row in its place while it is in use; new ones wait behind the button', () => {
    const called = item('A', undefined);
    const before = showAll(fetched(now, false, a, b));
    const shown = update(before, fetched(now + 1, false, c, b, called), true);
    expect(shown.items).toEqual([called, b]);
    expect(references(shown.waiting)).toEqual(['C']);
    expect(references(shown.announced)).toEqual(['C']);
    const next = update(shown, fetched(now + 2, false, c, b), true);
    expect(references(next.items)).toEqual(['B']);
    expect(references(next.waiting)).toEqual(['C']);
    expect(next.announced).toEqual([]);
    expect(references(showWaiting(next).items)).toEqual(['C', 'B']);
    expect([...showWaiting(next).arrived]).toEqual(['C']);
  });

  it('adds the next page below, without calling it new', () => {
    const before = showAll(fetched(now, true, a));
    const shown = update(before, fetched(now, false, a, b), true);
    expect(references(shown.items)).toEqual(['A', 'B']);
    expect(shown.announced).toEqual([]);
  });

  it('does not call a row new that moves up from behind the last page', () => {
    const since = new Date(now + HOUR).toISOString();
    const fresh = item('D', 24, { receivedAt: since });
    const shown = update(
      showAll(fetched(now, true, a, b)),
      fetched(now + 1, true, b, c, fresh),
      false,
    );
    expect(references(shown.announced)).toEqual(['D']);
  });

  it('announces an older one that a colleague released', () => {
    const back = item('B', 2, { lastBy: 'suresh@school.example', lastAt: '2026-11-23T05:00:00Z' });
    const shown = update(showAll(fetched(now, false, a)), fetched(now + 1, false, back, a), true);
    expect(references(shown.announced)).toEqual(['B']);
  });
});

describe('a view and its address', () => {
  const view = (search = '', state: unknown = null) => viewOf(new URLSearchParams(search), state);

  it('is the same in both directions, and never has the search in the address', () => {
    for (const [search, q] of [
      ['', ''],
      ['?tab=called', ''],
      ['?tab=held', '0771234567'],
    ] as const) {
      const { to, state } = placeOf(view(search, { q }));
      expect(to).toEqual({ pathname: '/', search });
      expect(view(to.search, state)).toEqual(view(search, { q }));
    }
    expect(view('?tab=nonsense&kind=x&q=nethmi')).toEqual({
      tab: 'open',
      chosen: { kind: 'x' },
      q: '',
    });
    expect(view('?tab=toString').tab).toBe('open');
  });

  it('keeps every filter but the group in another tab or search', () => {
    expect(lastingFilters(view('?group=overdue&kind=enquiry'))).toEqual({ kind: 'enquiry' });
  });

  it('keeps every filter in the address, and sends it to the server', () => {
    const search = '?tab=called&level=a-level&owner=me&from=2026-11-01';
    expect(placeOf(view(search)).to.search).toBe(search);
    expect(filtersOf(view(search))).toEqual({
      level: 'a-level',
      owner: 'me',
      from: '2026-11-01',
      state: 'called',
    });
    expect(filtersOf(view('?placedIn=a-level-physics-saturday'))).toEqual({
      placedIn: 'a-level-physics-saturday',
    });
  });

  it('requests every open submission; a search looks through every state', () => {
    expect(filtersOf(view())).toEqual({
      group: 'yes,overdue,today,again,retry,result,no-class,tomorrow,open',
    });
    expect(filtersOf(view('?group=overdue'))).toEqual({ group: 'overdue' });
    expect(filtersOf(view('', { q: 'nethmi' }))).toEqual({ q: 'nethmi' });
    expect(filtersOf(view('?tab=held'))).toEqual({ held: '1' });
    expect(filtersOf(view('?tab=undelivered'))).toEqual({ undelivered: '1' });
  });

  it('returns how many are left, if the counts show it', () => {
    const groups = { ...noGroups, today: 40, open: 20, placed: 9 };
    const counted = { groups, counts: { ...none, placed: 60 } };
    expect(remainingOf(view(), counted, 50)).toBe(10);
    expect(remainingOf(view('?tab=placed'), counted, 50)).toBe(10);
    expect(remainingOf(view('', { q: 'x' }), counted, 50)).toBeUndefined();
    expect(remainingOf(view(), undefined, 50)).toBeUndefined();
  });
});
