import { ChevronDown } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { EarlyBirdSentence } from '#app/fees/early-bird.tsx';
import { fillTexts } from '#content/fill-text.ts';
import { linkTo } from '#content/pages/paths.ts';
import { type Curriculum, curricula, type FeeTier, fees } from '#content/teaching/fees.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import pages from '#documents/pages.json' with { type: 'json' };
import { moneyText } from '#rules/fees/money.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { useFirstScreenOf } from '#ui/rendering.ts';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { NoWrap, Numeral, VisuallyHidden } from '#ui/text.tsx';
import { FeeComparison } from './fee-comparison.tsx';
import { FeeEstimate } from './fee-estimate.tsx';
import styles from './fees.module.css';

const words = fillTexts(pages.fees);

export default function Fees() {
  return (
    <PageSections>
      <Section ground="squared">
        <Symbols at={{ corner: 'sigma', margin: 'axes' }} />
        <PageGrid>
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
