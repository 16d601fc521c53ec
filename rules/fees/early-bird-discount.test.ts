import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { startOf } from '../calendar/colombo.ts';
import { earlyBirdApplies, earlyBirdDate } from './early-bird-discount.ts';

const offer2026 = { ...documents.offer, before: '2026-12-31', everyYear: false } as const;

it('does not apply while it is switched off', () => {
  const off = { ...documents.offer, isOn: false };
  expect(earlyBirdApplies(startOf('2026-11-21'), off)).toBe(false);
});

it('is renewed each year while no year is named', () => {
  expect(earlyBirdApplies(startOf('2026-11-21'), documents.offer)).toBe(true);
  expect(earlyBirdApplies(startOf('2031-01-01'), documents.offer)).toBe(true);
  expect(earlyBirdApplies(startOf('2026-12-31') - 1, documents.offer)).toBe(true);
  expect(earlyBirdApplies(startOf('2026-12-31'), documents.offer)).toBe(false);
  expect(earlyBirdDate(startOf('2026-12-31'), documents.offer)).toBe('2026-12-31');
  expect(earlyBirdDate(startOf('2027-01-01'), documents.offer)).toBe('2027-12-31');
});

it('ends when the day of the named year begins in Colombo', () => {
  expect(earlyBirdApplies(startOf('2026-12-31') - 1, offer2026)).toBe(true);
  expect(earlyBirdApplies(startOf('2026-12-31'), offer2026)).toBe(false);
  expect(earlyBirdApplies(startOf('2027-11-01'), offer2026)).toBe(false);
  expect(earlyBirdDate(startOf('2030-01-01'), offer2026)).toBe('2026-12-31');
});
