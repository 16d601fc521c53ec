import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearExpired, KEPT_FOR_MS, loadData, parseEntry, storedNames } from './stored-data.ts';

const day = 24 * 3_600_000;

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

const now = Date.parse('2026-11-21T10:00:00Z');
const kept = (age: number) => JSON.stringify({ savedAt: now - age, value: { name: ['A'] } });

/** The part of a browser's storage that is used. */
function storageOf(entries: Record<string, string>) {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      entries[key] = text;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, { get: (_, name) => methods[name as keyof typeof methods] });
}

afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  const key = 'school:draft:enquiry';
  const found = (age: number) => {
    const local = { [key]: kept(age) };
    vi.stubGlobal('localStorage', storageOf(local));
    return { draft: loadData('draft', 'enquiry', (value) => value, now), text: local[key] };
  };

  test('is offered for seven days', () => {
    expect(KEPT_FOR_MS).toBe(7 * day);
    for (const age of [0, 7 * day - 1]) expect(found(age).draft?.savedAt).toBe(now - age);
    expect(found(7 * day)).toEqual({ draft: undefined, text: undefined });
  });

  test.each([1, 180_000, 400 * day])(
    'outlives a clock that is set back by %i ms, and its days begin then',
    (ahead) => {
      expect(found(-ahead).draft).toEqual({ savedAt: now, value: { name: ['A'] } });
      expect(found(-ahead).text).toBe(kept(0));
    },
  );
});

describe('what is out of date', () => {
  test('leaves both stores, and takes nothing else with it', () => {
    const local = {
      'school:draft:registration': kept(7 * day),
      'school:draft:enquiry': kept(7 * day - 1),
      'school:unsent:registration': kept(8 * day),
      'school:unsent:enquiry:7c1': kept(7 * day - 1),
      'school:attempt:enquiry': 'not ours any more',
      somebodyElses: kept(99 * day),
    };
    const session = { 'school:receipt:registration': kept(30 * day) };
    vi.stubGlobal('localStorage', storageOf(local));
    vi.stubGlobal('sessionStorage', storageOf(session));
    clearExpired(now);
    expect(storedNames('unsent')).toEqual(['enquiry:7c1']);
    expect(Object.keys(local)).toEqual([
      'school:draft:enquiry',
      'school:unsent:enquiry:7c1',
      'somebodyElses',
    ]);
    expect(Object.keys(session)).toEqual([]);
  });

  test('is no trouble where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => clearExpired(now)).not.toThrow();
  });
});
