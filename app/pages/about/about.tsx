import { ArrowUpRight } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { AboutIllustration } from '#app/illustrations/about-illustration.tsx';
import { aboutPage } from '#content/pages/about-page.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { StatisticFigure } from '#ui/statistics.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './about.module.css';

const { heading, lead, intro, parent, mission, vision, strengths, passRate } = aboutPage;
const [experience] = strengths;

/** Who the school is: an open exercise book, the mission left, the vision right. */
export default function About() {
  return (
    <PageSections>
      <Section ground="squared">
        <Symbols at={{ corner: 'set-square', foot: 'atom' }} />
        <PageGrid>
          <div className={styles.intro}>
            <h1>{heading}</h1>
            <NoWrap as="p" className="lead">
              {lead}
            </NoWrap>
            {intro.map((paragraph) => (
              <NoWrap as="p" key={paragraph}>
                {paragraph}
              </NoWrap>
            ))}
            <p>
              {parent.before}{' '}
              <ActionLink href={parent.url}>
                {parent.name} <Icon of={ArrowUpRight} />
              </ActionLink>
            </p>
          </div>
          <AboutIllustration place="corner" />
          <MarginNote data-promotion="">
            <Circled>
              <StatisticFigure>{passRate.figure}</StatisticFigure>
            </Circled>
            <p>{passRate.label}</p>
          </MarginNote>
        </PageGrid>
        <Wrap className={styles.spread}>
          {[mission, vision].map(({ heading, text }) => (
            <div key={heading} className={styles.leaf}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </Wrap>
      </Section>

      <TitledSection
        ground="white"
        symbols={{ margin: 'molecule', corner: 'flask', foot: 'axes' }}
        heading={aboutPage.strengthsHeading}
      >
        <AnswerList
          columns
          answers={strengths.map((strength) => ({
            question: strength.title,
            answer: strength.figure,
            note: strength.text,
            promotion: strength === experience,
          }))}
        />
      </TitledSection>
    </PageSections>
  );
}
