import { expect, test, vi } from 'vitest';
import { hashInputs } from './inputs.ts';
import * as files from './write-files.ts';

test('a build is skipped only when nothing it reads has changed', async () => {
  const same = { VITE_ANALYTICS_ID: 'G-ABCDEFGHIJ' };
  const hash = await hashInputs(same);
  expect(await hashInputs({ ...same, HOME: '/elsewhere' })).toBe(hash);
  expect(await hashInputs({})).not.toBe(hash);
  expect(await hashInputs({ ...same, PUBLIC_ORIGIN: 'https://school.lk' })).not.toBe(hash);
  const ofSchool = await hashInputs(same, 'test/school');
  expect(ofSchool).not.toBe(hash);
  expect(await hashInputs(same, 'content/documents')).not.toBe(ofSchool);
});

test('a day changes the hash only when the pages of that day are different', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const hashOn = (day: string) => {
    vi.setSystemTime(`${day}T10:00:00+05:30`);
    return hashInputs({}, 'content/documents');
  };
  const before = await hashOn('2026-12-29');
  expect(await hashOn('2026-12-30')).toBe(before);
  // The early-bird offer is over, and with it the questions about it.
  expect(await hashOn('2026-12-31')).not.toBe(before);
  vi.useRealTimers();
});

test('an upgrade that changes only the office changes the hash', async () => {
  const filesIn = vi.spyOn(files, 'filesIn');
  filesIn.mockImplementation(async (folder) => (folder === 'office' ? ['office.tsx'] : []));
  const officeOnly = await hashInputs({});
  filesIn.mockResolvedValue([]);
  expect(await hashInputs({})).not.toBe(officeOnly);
  filesIn.mockRestore();
});
