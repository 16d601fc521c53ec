/** An amount of money, with the sign that is written before it (docs/requirements.md, R24.2). */
export interface Money {
  readonly currency: 'Rs.' | 'LKR';
  readonly amount: number;
}

/** 1000 -> '1,000', the same on every machine. Cents are written only where there are any. */
export function figure(amount: number): string {
  const [whole, cents] = amount.toFixed(2).split('.') as [string, string];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? grouped : `${grouped}.${cents}`;
}

/** 'Rs. 750', 'LKR 1,000'. */
export function moneyText({ currency, amount }: Money): string {
  return `${currency} ${figure(amount)}`;
}
