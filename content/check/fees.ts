import { curricula, type FeeTier, type Price } from '../teaching/fees.ts';
import { type Level, levelKeys } from '../teaching/levels.ts';
import { levelName } from './sentences.ts';

/** The fees of both levels, as fees.ts holds them. */
export type Fees = Readonly<Record<Level, Readonly<Record<string, FeeTier>>>>;

/** An hour that costs more than this is a slip of the pen. */
const HIGHEST_FEE = 100_000;

/** What is wrong with a price. `name` begins the sentence. */
export function problemsInPrice(name: string, { amount, upTo }: Price): string[] {
  if (!Number.isFinite(amount) || amount <= 0) return [`${name} has no fee: it must be above 0.`];
  if (amount > HIGHEST_FEE) return [`${name} costs ${amount} an hour: is that a slip?`];
  if (upTo !== undefined && upTo < amount) {
    return [
      `${name} costs from ${amount} up to ${upTo}: the second figure must be the higher one.`,
    ];
  }
  return [];
}

/** What is wrong with the fees, in sentences. */
export function problemsInFees(fees: Fees): string[] {
  return levelKeys.flatMap((level) =>
    curricula.flatMap((curriculum) => {
      const name = `${levelName(level)}, ${curriculum},`;
      const tier = fees[level][curriculum];
      return tier ? problemsInPrice(name, tier) : [`${name} has no fee.`];
    }),
  );
}
