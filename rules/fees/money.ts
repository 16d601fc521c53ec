import type { Money, Price } from '#content/teaching/fees.ts';

/** 1000 -> '1,000', the same on every machine. Cents are written only where there are any. */
function figure(amount: number): string {
  const [whole, cents] = amount.toFixed(2).split('.') as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}

/** 'Rs. 750', 'LKR 1,000'. */
export function moneyText({ currency, amount }: Money): string {
  return `${currency} ${figure(amount)}`;
}

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
