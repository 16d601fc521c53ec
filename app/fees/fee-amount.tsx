import { month } from '#content/teaching/fees.ts';
import { type Money, moneyText } from '#content/teaching/money-text.ts';
import { eitherText, monthText, times } from '#rules/fees/money.ts';
import { NoBreak, Numeral } from '#ui/text.tsx';
import styles from './fee-amount.module.css';

/**
 * What an hour costs, and a month of four weeks; where a fee has two readings, both in one line.
 *
 * @param hours per week
 * @param other the other reading of the fee, if there is one
 */
export function FeeAmount({
  fee,
  hours,
  other,
}: {
  fee: Money;
  hours: number;
  other?: Money | undefined;
}) {
  const weeks = hours * month.weeks;
  return (
    <>
      <Numeral as="b" className={styles.hour}>
        {other ? eitherText(fee, other) : moneyText(fee)} <small>an hour</small>
      </Numeral>
      <NoBreak className={styles.month}>
        {other
          ? `${eitherText(times(fee, weeks), times(other, weeks))} a month`
          : monthText(fee, hours)}
      </NoBreak>
      {other && <span className={styles.note}>We tell you which when we call.</span>}
    </>
  );
}
