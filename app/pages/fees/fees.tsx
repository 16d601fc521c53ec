import { ChevronDown } from 'lucide';
import { Fragment } from 'react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { EarlyBirdSentence } from '#app/fees/early-bird.tsx';
import { TwoFeesNote } from '#app/fees/two-fees-note.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { type Curriculum, curricula, type FeeTier, feesOf } from '#content/teaching/fees.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { otherReading } from '#rules/fees/estimate.ts';
import { moneyText, times } from '#rules/fees/money.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { actionLinkClass, ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { MarginNote } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { NoWrap, Numeral, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { FeeEstimate } from './fee-estimate.tsx';
import styles from './fees.module.css';

const weeklyHours = documents.claims.weeklyHours;
const school = schoolOf(documents);
const fees = feesOf(documents);

const words = documents.pages.fees;

export default function Fees() {
  return (
    <PageSections>
      <GridSection ground="squared" symbols={{ corner: 'sigma', margin: 'axes' }}>
        <div>
          <h1>Fee Structure</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <MarginNote>
          <EarlyBirdSentence />
        </MarginNote>
        <ul className={styles.tariffs}>
          {useFirstScreenOf(curricula, 1).map((curriculum) => (
            <Tariff key={curriculum} curriculum={curriculum} />
          ))}
        </ul>
      </GridSection>
      <FeeComparison />
      <FeeEstimate />
      <GoodToKnow />
    </PageSections>
  );
}

function GoodToKnow() {
  return (
    <TitledSection ground="white" symbols={{ margin: 'benzene' }} heading="Good to know">
      <div>
        {words.answers.map(({ question, answer }) => (
          <details key={question} className={styles.accordion}>
            <summary>
              {question}
              <Icon of={ChevronDown} className={styles.chevron} />
            </summary>
            <NoWrap as="p">{answer}</NoWrap>
          </details>
        ))}
      </div>
    </TitledSection>
  );
}

/** A slip of the price list: what an hour costs in one curriculum (docs/requirements.md, R10.1). */
function Tariff({ curriculum }: { curriculum: Curriculum }) {
  return (
    <Sheet as="li" className={styles.tariff}>
      <h2>{curriculum}</h2>
      <NoWrap as="p" className="small">
        {words.curricula[curriculum]}
      </NoWrap>
      <dl>
        {levelKeys.map((level) => {
          const fee: FeeTier = fees[level][curriculum];
          return (
            <div key={level}>
              <dt>
                <LevelMark level={level}>{levels[level].name}</LevelMark>
                {fee.name !== curriculum && (
                  <NoWrap as="small">{fee.only ? `${fee.name}: ${fee.only}` : fee.name}</NoWrap>
                )}
              </dt>
              <dd>
                <Numeral as="b" className={styles.amount}>
                  {moneyText(fee)}
                </Numeral>
                <small>per hour</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <ButtonRow className={styles.actions}>
        <ButtonLink size="small" className={styles.action} href={registerLink({ curriculum })}>
          Register Now
          <VisuallyHidden> for {curriculum}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink variant="link" size="small" className={styles.action} href={linkTo('/contact')}>
          Contact Us
          <VisuallyHidden> about {curriculum}</VisuallyHidden>
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  );
}

/** One table that compares the curricula, with a note while Edexcel A Level has two prices. */
function FeeComparison() {
  return (
    <TitledSection
      ground="white"
      symbols={{ corner: 'flask' }}
      heading="Side by side"
      note={<NoWrap as="p">{words.compare}</NoWrap>}
    >
      <div>
        <Table className={styles.comparison}>
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
                          {otherReading(documents, level, curriculum) && <sup>*</sup>}
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
