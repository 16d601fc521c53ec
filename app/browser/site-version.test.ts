import { expect, test, vi } from 'vitest';
import { askedVersion, askVersion, isReplaced } from './site-version.ts';

/** Asks as a page of a version, where the site answers like this. */
function asked(version: string | undefined, answer: () => Response, onLine = true) {
  vi.stubGlobal('document', { documentElement: { dataset: { version } } });
  vi.stubGlobal('navigator', { onLine });
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return { fetched, replaced: isReplaced() };
}

const versionOf = (version: string) => () =>
  new Response('', { headers: { 'x-version': version } });

test('a page is of an older version when the site names another one', async () => {
  expect(await asked('a', versionOf('b')).replaced).toBe(true);
  expect(await asked('a', versionOf('a')).replaced).toBe(false);
});

test('a host that names no version, an error and a lost connection replace no page', async () => {
  expect(await asked('a', () => new Response('')).replaced).toBe(false);
  expect(await asked('a', () => new Response('', { status: 502 })).replaced).toBe(false);
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await asked('a', lost).replaced).toBe(false);
});

test('without a connection, and in development, nothing is requested', async () => {
  for (const { fetched, replaced } of [
    asked('a', versionOf('b'), false),
    asked(undefined, versionOf('b')),
  ]) {
    expect(await replaced).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  }
});

test('a page change uses the answer that its own press has asked for, and asks again later', () => {
  vi.useFakeTimers();
  const { fetched } = asked('a', versionOf('a'));
  fetched.mockClear();
  askVersion();
  askedVersion();
  expect(fetched).toHaveBeenCalledTimes(1);
  // The next one, from the keyboard.
  askedVersion();
  expect(fetched).toHaveBeenCalledTimes(2);
  // A finger that scrolled the page a while ago.
  askVersion();
  vi.advanceTimersByTime(1000);
  askedVersion();
  expect(fetched).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
