import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { EarlyBirdSentence, useIsOffered } from '#app/fees/early-bird.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { waysToPay } from '#content/school/payment.ts';
import { questionsOn } from '#content/school/questions.ts';
import { namesOffer } from '#content/teaching/early-bird.ts';
import {
  type Curriculum,
  curricula,
  edexcelALevelOf,
  type FeeTier,
  feesOf,
  hasTwoFees,
  month,
} from '#content/teaching/fees.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { otherReading } from '#rules/fees/estimate.ts';
import { eitherText, monthText, times } from '#rules/fees/money.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { MarginNote } from '#ui/section.tsx';
import { SmallTable } from '#ui/table.tsx';
import { NoWrap, Numeral, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { FeeEstimate } from './fee-estimate.tsx';
import styles from './fees.module.css';

const payment = documents.payment;
const questions = documents.questions;
const weeklyHours = documents.claims.weeklyHours;
const earlyBird = documents.offer;
const edexcelALevel = edexcelALevelOf(documents);
const fees = feesOf(documents);

const words = documents.pages.fees;
const ways = waysToPay(payment);
const answers = [...words.answers, ...questionsOn(questions, 'fees')]
  .map(({ question, answer }) => ({
    question,
    answer,
    isAboutOffer: namesOffer(documents, `${question} ${answer}`),
  }))
  .filter(({ isAboutOffer }) => earlyBird.isOn || !isAboutOffer);

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
      <HowToPay />
      <GoodToKnow />
      <ClosingBand heading="Ready to register?" ground="mist" classes={allClasses(documents)} />
    </PageSections>
  );
}

/** What parents ask; the early bird only while it is offered. */
function GoodToKnow() {
  const isOffered = useIsOffered();
  return (
    <TitledSection
      ground="mist"
      symbols={{ margin: 'benzene' }}
      heading="Good to know"
      of={answers}
    >
      <div>
        {answers.map(({ question, answer, isAboutOffer }) => (
          <Accordion
            key={question}
            className={styles.about}
            question={question}
            data-hidden={(isAboutOffer && !isOffered) || undefined}
          >
            <NoWrap as="p">{answer}</NoWrap>
          </Accordion>
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
          const other = otherReading(documents, level, curriculum);
          return (
            <div key={level}>
              <dt>
                <LevelMark level={level} />
                {fee.name !== curriculum && (
                  <NoWrap as="small">{fee.only ? `${fee.name}: ${fee.only}` : fee.name}</NoWrap>
                )}
              </dt>
              <dd>
                <Numeral as="b" className={styles.amount}>
                  {moneyText(fee)}
                </Numeral>{' '}
                <small>per hour</small>
                <b className={styles.month}>{monthText(fee, weeklyHours[level])}</b>
                {other && (
                  <NoWrap as="small">
                    {`Or ${moneyText(other)} an hour: we tell you which when we call.`}
                  </NoWrap>
                )}
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

/** A table for each level that compares the curricula: an hour, a week, a month. */
function FeeComparison() {
  return (
    <TitledSection
      ground="white"
      symbols={{ corner: 'flask' }}
      heading="Hour, week, month"
      note={<NoWrap as="p">{`${words.compare} ${month.note}`}</NoWrap>}
    >
      <div>
        <div className={styles.comparison}>
          {levelKeys.map((level) => (
            <SmallTable key={level}>
              <caption>
                <LevelMark level={level} />
              </caption>
              <ColumnHeads names={['Curriculum', 'Hour', 'Week', 'Month']} />
              <tbody>
                {curricula.map((curriculum) => (
                  <FeeRow key={curriculum} level={level} curriculum={curriculum} />
                ))}
              </tbody>
            </SmallTable>
          ))}
        </div>
        {hasTwoFees(documents) && (
          <p className={styles.two}>
            <NoWrap>
              {`${edexcelALevel.onFeesPage.name}: ${eitherText(edexcelALevel.onProgrammePages, edexcelALevel.onFeesPage)} an hour. We tell you which when we call.`}
            </NoWrap>
          </p>
        )}
      </div>
    </TitledSection>
  );
}

/** A curriculum at one level: an hour, a week, a month. */
function FeeRow({ level, curriculum }: { level: Level; curriculum: Curriculum }) {
  const fee = fees[level][curriculum];
  const week = times(fee, weeklyHours[level]);
  return (
    <tr>
      <th scope="row">{curriculum}</th>
      <td>
        <b>{moneyText(fee)}</b>
      </td>
      <td>{moneyText(week)}</td>
      <td>
        <b>{moneyText(times(week, month.weeks))}</b>
      </td>
    </tr>
  );
}

/** How to pay; the school's answers, as far as it has given them. */
function HowToPay() {
  return (
    <TitledSection ground="white" heading="How to pay" of={ways}>
      <Sheet as="dl" className={styles.pay}>
        {ways.map(({ name, text }) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Sheet>
    </TitledSection>
  );
}
