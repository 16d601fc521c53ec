import { Fragment } from 'react';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { TwoFeesNote } from '#app/fees/two-fees-note.tsx';
import { fillTexts } from '#content/fill-text.ts';
import { weeklyHours } from '#content/school/claims.ts';
import { school } from '#content/school/school.ts';
import { curricula, fees } from '#content/teaching/fees.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import pages from '#documents/pages.json' with { type: 'json' };
import { otherReading } from '#rules/fees/estimate.ts';
import { moneyText, times } from '#rules/fees/money.ts';
import { actionLinkClass } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Table } from '#ui/table.tsx';
import { NoWrap, Numeral, VisuallyHidden } from '#ui/text.tsx';
import styles from './fee-comparison.module.css';

/** One table that compares the curricula, with a note while Edexcel A Level has two prices. */
export function FeeComparison() {
  return (
    <TitledSection
      ground="white"
      symbols={{ corner: 'flask' }}
      heading="Side by side"
      note={<NoWrap as="p">{fillTexts(pages.fees).compare}</NoWrap>}
    >
      <div>
        <Table className={styles.table}>
          <VisuallyHidden as="caption">Fees by curriculum and level</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Curriculum</th>
              {levelKeys.map((level) => (
                <Fragment key={level}>
                  <th scope="col">
                    <LevelMark level={level}>{levels[level].name}</LevelMark>
                  </th>
                  <th scope="col">Per week</th>
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {curricula.map((curriculum) => (
              <tr key={curriculum}>
                <th scope="row">{curriculum}</th>
                {levelKeys.map((level) => {
                  const fee = fees[level][curriculum];
                  return (
                    <Fragment key={level}>
                      <td data-label={`${levels[level].name}, an hour`}>
                        <Numeral>
                          {moneyText(fee)}
                          {otherReading(level, curriculum) && <sup>*</sup>}
                        </Numeral>
                      </td>
                      <td data-label={`${levels[level].name}, a week`}>
                        {moneyText(times(fee, weeklyHours[level]))}
                      </td>
                    </Fragment>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
        <TwoFeesNote page="onFeesPage">
          <PhoneLink
            className={classNames(actionLinkClass, styles.phone)}
            number={school.landline}
          />
        </TwoFeesNote>
      </div>
    </TitledSection>
  );
}
