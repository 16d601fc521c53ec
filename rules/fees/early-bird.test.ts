import { expect, it } from 'vitest';
import { earlyBird } from '#content/teaching/early-bird.ts';
import { startOf } from '../calendar/colombo.ts';
import { earlyBirdApplies, earlyBirdDate, withEarlyBird } from './early-bird.ts';

const offer2026 = { ...earlyBird, year: 2026 };

it('stands each year anew while no year is named', () => {
  expect(earlyBirdApplies(startOf('2026-11-21'), earlyBird)).toBe(true);
  expect(earlyBirdApplies(startOf('2031-01-01'), earlyBird)).toBe(true);
  expect(earlyBirdDate(startOf('2026-12-31'), earlyBird)).toBe('2026-12-31');
  expect(earlyBirdDate(startOf('2027-01-01'), earlyBird)).toBe('2027-12-31');
});

it('goes when the named year’s date has passed in Colombo, not elsewhere', () => {
  expect(earlyBirdApplies(startOf('2027-01-01') - 1, offer2026)).toBe(true);
  expect(earlyBirdApplies(startOf('2027-01-01'), offer2026)).toBe(false);
  expect(earlyBirdDate(startOf('2030-01-01'), offer2026)).toBe('2026-12-31');
});

it('takes a fifth off', () => {
  expect(withEarlyBird({ currency: 'LKR', amount: 3900 })).toEqual({
    currency: 'LKR',
    amount: 3120,
  });
});
