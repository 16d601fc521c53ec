import { expect, it } from 'vitest';
import { edexcelALevelOf, feesOf, pricesOf } from '#content/teaching/fees.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { documents } from '#test/documents.ts';
import { priceText, times } from './money.ts';

it('writes money with the sign that belongs to it', () => {
  expect(moneyText(feesOf(documents)['o-level']['Local GCE'])).toBe('Rs. 750');
  expect(moneyText(feesOf(documents)['o-level'].Edexcel)).toBe('LKR 1,000');
  expect(moneyText(feesOf(documents)['a-level']['Local GCE'])).toBe('LKR 900');
  expect(moneyText(edexcelALevelOf(documents).onFeesPage)).toBe('LKR 1,300');
  expect(moneyText(edexcelALevelOf(documents).onProgrammePages)).toBe('LKR 1,200');
  expect(moneyText({ currency: 'LKR', amount: 1234567 })).toBe('LKR 1,234,567');
  expect(moneyText({ currency: 'Rs.', amount: 1125.5 })).toBe('Rs. 1,125.50');
});

it('writes the range of the A Level programme pages', () => {
  expect(priceText(pricesOf(documents)['o-level'])).toBe('Rs. 750');
  expect(priceText(pricesOf(documents)['a-level'])).toBe('LKR 900-1,300');
  expect(priceText({ currency: 'LKR', amount: 1300, upTo: 1300 })).toBe('LKR 1,300');
  expect(priceText({ currency: 'Rs.', amount: 750, from: true })).toBe('From Rs. 750');
});

it('multiplies money in its own currency', () => {
  expect(moneyText(times(feesOf(documents)['o-level']['Local GCE'], 2))).toBe('Rs. 1,500');
});
