import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearExpired, isFresh, KEPT_FOR_MS, parseEntry } from './stored-data.ts';

const day = 24 * 3_600_000;

describe('a draft', () => {
  const saved = Date.parse('2026-11-21T10:00:00Z');

  test('is offered for seven days', () => {
    expect(isFresh(saved, saved)).toBe(true);
    expect(isFresh(saved, saved + 7 * day - 1)).toBe(true);
    expect(isFresh(saved, saved + 7 * day)).toBe(false);
    expect(KEPT_FOR_MS).toBe(7 * day);
  });

  test('from the future is not believed', () => {
    expect(isFresh(saved + 1, saved)).toBe(false);
  });
});

describe('a stored text', () => {
  test('is read when it is ours', () => {
    expect(parseEntry('{"savedAt":5,"value":{"name":["A"]}}')).toEqual({
      savedAt: 5,
      value: { name: ['A'] },
    });
  });

  test.each(['', 'null', '[]', '{"savedAt":"5","value":{}}', '{"savedAt":5}', '{"value":{}}', '{'])(
    'is ignored when it is not: %s',
    (text) => expect(parseEntry(text)).toBeUndefined(),
  );
});

describe('what is out of date', () => {
  afterEach(() => vi.unstubAllGlobals());

  const now = Date.parse('2026-11-21T10:00:00Z');
  const kept = (age: number) => JSON.stringify({ savedAt: now - age, value: { name: ['A'] } });

  /** The part of a browser's storage that is used. */
  function storageOf(entries: Record<string, string>) {
    const methods = {
      getItem: (key: string) => entries[key] ?? null,
      removeItem: (key: string) => {
        delete entries[key];
      },
    };
    return new Proxy(entries, { get: (_, name) => methods[name as keyof typeof methods] });
  }

  test('leaves both stores, and takes nothing else with it', () => {
    const local = {
      'school:draft:registration': kept(7 * day),
      'school:draft:enquiry': kept(7 * day - 1),
      'school:unsent:registration': kept(8 * day),
      'school:attempt:enquiry': 'not ours any more',
      somebodyElses: kept(99 * day),
    };
    const session = { 'school:receipt:registration': kept(30 * day) };
    vi.stubGlobal('localStorage', storageOf(local));
    vi.stubGlobal('sessionStorage', storageOf(session));
    clearExpired(now);
    expect(Object.keys(local)).toEqual(['school:draft:enquiry', 'somebodyElses']);
    expect(Object.keys(session)).toEqual([]);
  });

  test('is no trouble where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => clearExpired(now)).not.toThrow();
  });
});
