import { month, type Price } from '#content/teaching/fees.ts';
import { figure, type Money, moneyText } from '#content/teaching/money-text.ts';

/** A price or a range: 'From Rs. 750', 'LKR 900-1,300' (docs/requirements.md, R24.3). */
export function priceText(price: Price): string {
  const { amount, upTo = amount, from = false } = price;
  const text = upTo === amount ? moneyText(price) : `${moneyText(price)}-${figure(upTo)}`;
  return from ? `From ${text}` : text;
}

/** A sum multiplied by a factor. */
export function times({ currency, amount }: Money, factor: number): Money {
  return { currency, amount: amount * factor };
}

/** Two readings of one fee, the lower first: 'LKR 1,200 or 1,300'. */
export function eitherText(one: Money, other: Money): string {
  const [low, high] = one.amount <= other.amount ? [one, other] : [other, one];
  return `${moneyText(low)} or ${figure(high.amount)}`;
}

/** The same of a price that may be a range: 'LKR 10,800-15,600 a month', 'From Rs. 6,000 a month'. */
export function monthRangeText(price: Price, hoursPerWeek: number): string {
  const weeks = hoursPerWeek * month.weeks;
  const { upTo } = price;
  const sums = { ...price, ...times(price, weeks), ...(upTo && { upTo: upTo * weeks }) };
  return `${priceText(sums)} a month`;
}

/** What a fee per hour comes to in a month of four weeks: 'LKR 10,800 a month'. */
export function monthText(fee: Money, hoursPerWeek: number): string {
  return `${moneyText(times(fee, hoursPerWeek * month.weeks))} a month`;
}
