import { ArrowUpRight } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { AboutIllustration } from '#app/illustrations/about-illustration.tsx';
import { ActionLink } from '#app/ui/action-link.tsx';
import { Circled } from '#app/ui/annotations.tsx';
import { AnswerList } from '#app/ui/answer-list.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#app/ui/section.tsx';
import { StatisticFigure } from '#app/ui/statistics.tsx';
import { aboutPage } from '#content/pages/about-page.ts';
import styles from './about.module.css';

const { heading, lead, intro, parent, mission, vision, strengths, passRate } = aboutPage;
const [experience] = strengths;

/** Who the school is: an exercise book lies open, mission left, vision right. */
export default function About() {
  return (
    <PageSections>
      <Section ground="squared">
        <Symbols at={{ corner: 'set-square', foot: 'atom' }} />
        <PageGrid>
          <div className={styles.intro}>
            <h1>{heading}</h1>
            <p className={classNames('lead', styles.lead)}>
              <NoWrap>{lead}</NoWrap>
            </p>
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <NoWrap>{paragraph}</NoWrap>
              </p>
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

      <Section ground="white">
        <Symbols at={{ margin: 'molecule', corner: 'flask', foot: 'axes' }} />
        <PageGrid>
          <h2>{aboutPage.strengthsHeading}</h2>
          <AnswerList
            columns
            answers={strengths.map((strength) => ({
              question: strength.title,
              answer: strength.figure,
              note: strength.text,
              promotion: strength === experience,
            }))}
          />
        </PageGrid>
      </Section>
    </PageSections>
  );
}
