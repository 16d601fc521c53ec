import { expect, test } from 'vitest';
import { hashInputs } from './inputs.ts';

test('a build is skipped only when nothing it reads has changed', async () => {
  const same = { VITE_ANALYTICS_ID: 'G-ABCDEFGHIJ' };
  const hash = await hashInputs(same);
  expect(await hashInputs({ ...same, HOME: '/elsewhere' })).toBe(hash);
  expect(await hashInputs({})).not.toBe(hash);
  expect(await hashInputs({ ...same, PUBLIC_ORIGIN: 'https://school.lk' })).not.toBe(hash);
});
