import { Fragment } from 'react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { EarlyBirdSentence } from '#app/fees/early-bird.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { actionLinkClass } from '#app/ui/action-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { LevelMark } from '#app/ui/level-mark.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { MarginNote, PageGrid, Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { feesPage } from '#content/pages/fees-page.ts';
import { weeklyHours } from '#content/school/claims.ts';
import { school } from '#content/school/school.ts';
import {
  type Curriculum,
  curricula,
  edexcelALevel,
  type FeeTier,
  fees,
} from '#content/teaching/fees.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { feeOf, otherReading } from '#rules/fees/estimate.ts';
import { moneyText, times } from '#rules/fees/money.ts';
import { FeeEstimate } from './fee-estimate.tsx';

export default function Fees() {
  return (
    <PageSections>
      <Section ground="squared" className="fees">
        <Symbols at={{ corner: 'sigma', margin: 'axes' }} />
        <PageGrid>
          <div>
            <h1>{feesPage.heading}</h1>
            <p className="lead">{feesPage.lead}</p>
          </div>
          <MarginNote>
            <EarlyBirdSentence />
          </MarginNote>
          <ul className="tariffs">
            {curricula.map((curriculum, index) => (
              <PricingCard key={curriculum} curriculum={curriculum} mayWait={index > 0} />
            ))}
          </ul>
        </PageGrid>
      </Section>
      <FeeComparison />
      <FeeEstimate />
      <GoodToKnow />
    </PageSections>
  );
}

/** A slip of the price list: what an hour costs in one curriculum (docs/requirements.md, R10.1). */
function PricingCard({ curriculum, mayWait }: { curriculum: Curriculum; mayWait: boolean }) {
  const { perHour, register, contact } = feesPage;
  return (
    <li className="tariff" data-may-wait={mayWait ? '' : undefined}>
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
                <Numeral as="b">{moneyText(fee)}</Numeral>
                <small>{perHour}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <ButtonRow>
        <ButtonLink size="small" href={register.path}>
          {register.name}
          <VisuallyHidden> for {curriculum}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink variant="link" size="small" href={contact.path}>
          {contact.name}
          <VisuallyHidden> about {curriculum}</VisuallyHidden>
        </ButtonLink>
      </ButtonRow>
    </li>
  );
}

/** One table that compares the curricula; both readings of Edexcel A Level said aloud. */
function FeeComparison() {
  const { heading, note, caption, curriculum: name, week, hourLabel, weekLabel } = feesPage.compare;
  return (
    <Section ground="white">
      <Symbols at={{ corner: 'flask' }} />
      <PageGrid>
        <h2>{heading}</h2>
        <MarginNote>
          <p>
            <NoWrap>{note}</NoWrap>
          </p>
        </MarginNote>
        <div>
          <Table className="compare">
            <VisuallyHidden as="caption">{caption}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{name}</th>
                {levelKeys.map((level) => (
                  <Fragment key={level}>
                    <th scope="col">
                      <LevelMark level={level}>{levels[level].name}</LevelMark>
                    </th>
                    <th scope="col">{week}</th>
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {curricula.map((curriculum) => (
                <tr key={curriculum}>
                  <th scope="row">{curriculum}</th>
                  {levelKeys.map((level) => {
                    const fee = feeOf(level, curriculum);
                    return (
                      <Fragment key={level}>
                        <td data-l={`${levels[level].name}, ${hourLabel}`}>
                          <Numeral>
                            {moneyText(fee)}
                            {otherReading(level, curriculum) && <sup>*</sup>}
                          </Numeral>
                        </td>
                        <td data-l={`${levels[level].name}, ${weekLabel}`}>
                          {moneyText(times(fee, weeklyHours[level]))}
                        </td>
                      </Fragment>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
          <ConflictingFees />
        </div>
      </PageGrid>
    </Section>
  );
}

/** Edexcel A Level / IAL has two fees (docs/requirements.md, R29.1): this page's and another. */
function ConflictingFees() {
  const { title, before, between, after } = feesPage.conflictingFees;
  return (
    <p className="both">
      <b>* {title}</b> {before}
      <NoBreak>{moneyText(edexcelALevel.onFeesPage)}</NoBreak>
      {between}
      <NoBreak>{moneyText(edexcelALevel.onProgrammePages)}</NoBreak>
      <NoWrap>{after}</NoWrap>{' '}
      <PhoneLink className={actionLinkClass} number={school.landline.value} />
    </p>
  );
}

function GoodToKnow() {
  return (
    <Section ground="white">
      <Symbols at={{ margin: 'benzene' }} />
      <PageGrid>
        <h2>{feesPage.goodToKnow.heading}</h2>
        <div>
          {feesPage.goodToKnow.answers.map(({ question, answer }) => (
            <Accordion key={question} question={question}>
              <p>
                <NoWrap>{answer}</NoWrap>
              </p>
            </Accordion>
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}
