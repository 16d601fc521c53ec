import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { EarlyBirdSentence } from '#app/fees/early-bird.tsx';
import { feesPage } from '#content/pages/fees-page.ts';
import { curricula } from '#content/teaching/fees.ts';
import { Accordion } from '#ui/accordion.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import { FeeComparison } from './fee-comparison.tsx';
import { FeeEstimate } from './fee-estimate.tsx';
import styles from './fees.module.css';
import { Tariff } from './tariff.tsx';

export default function Fees() {
  return (
    <PageSections>
      <Section ground="squared">
        <Symbols at={{ corner: 'sigma', margin: 'axes' }} />
        <PageGrid>
          <div>
            <h1>{feesPage.heading}</h1>
            <p className={classNames('lead', styles.lead)}>{feesPage.lead}</p>
          </div>
          <MarginNote>
            <EarlyBirdSentence />
          </MarginNote>
          <Tariffs />
        </PageGrid>
      </Section>
      <FeeComparison />
      <FeeEstimate />
      <GoodToKnow />
    </PageSections>
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

function Tariffs() {
  return (
    <ul className={styles.tariffs}>
      {useFirstScreenOf(curricula, 1).map((curriculum) => (
        <Tariff key={curriculum} curriculum={curriculum} />
      ))}
    </ul>
  );
}
