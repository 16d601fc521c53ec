import { feesPage } from '#content/pages/fees-page.ts';
import { type Curriculum, type FeeTier, fees } from '#content/teaching/fees.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { moneyText } from '#rules/fees/money.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { NoWrap, Numeral, VisuallyHidden } from '#ui/text.tsx';
import styles from './tariff.module.css';

/** A slip of the price list: what an hour costs in one curriculum (docs/requirements.md, R10.1). */
export function Tariff({ curriculum }: { curriculum: Curriculum }) {
  const { perHour, register, contact } = feesPage;
  return (
    <li className={styles.tariff}>
      <h2>{curriculum}</h2>
      <p className="small">
        <NoWrap>{feesPage.curricula[curriculum]}</NoWrap>
      </p>
      <dl>
        {levelKeys.map((level) => {
          const fee: FeeTier = fees[level][curriculum];
          return (
            <div key={level}>
              <dt>
                <LevelMark level={level}>{levels[level].name}</LevelMark>
                {fee.name !== curriculum && (
                  <small>
                    <NoWrap>{fee.only ? `${fee.name}: ${fee.only}` : fee.name}</NoWrap>
                  </small>
                )}
              </dt>
              <dd>
                <Numeral as="b" className={styles.amount}>
                  {moneyText(fee)}
                </Numeral>
                <small>{perHour}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <ButtonRow className={styles.actions}>
        <ButtonLink size="small" className={styles.action} href={registerLink({ curriculum })}>
          {register}
          <VisuallyHidden> for {curriculum}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink variant="link" size="small" className={styles.action} href={contact.path}>
          {contact.name}
          <VisuallyHidden> about {curriculum}</VisuallyHidden>
        </ButtonLink>
      </ButtonRow>
    </li>
  );
}
