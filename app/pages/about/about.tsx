import { ArrowUpRight } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { Illustration, paint } from '#app/illustrations/illustration.tsx';
import { claimsOf } from '#content/school/claims.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarginNote, PageGrid, Section, Wrap } from '#ui/section.tsx';
import { StatisticFigure } from '#ui/statistics.tsx';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './about.module.css';

const claims = claimsOf(documents);
const outside = documents.school.sites;

const { heading, lead, intro, parent, mission, vision, strengths } = documents.pages.about;
const [experience] = strengths;
const { parentInstitution } = outside;
const leaves = { Mission: mission, Vision: vision };

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
              {parent}{' '}
              <ActionLink href={parentInstitution.url}>
                Visit the {parentInstitution.name} <Icon of={ArrowUpRight} />
              </ActionLink>
            </p>
          </div>
          <AboutIllustration />
          <MarginNote data-promotion="">
            <Circled>
              <StatisticFigure>{claims.passRate.figure}</StatisticFigure>
            </Circled>
            <p>{claims.passRate.label}</p>
          </MarginNote>
        </PageGrid>
        <Wrap className={styles.spread}>
          {Object.entries(leaves).map(([heading, text]) => (
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
        heading="Four strengths"
      >
        <AnswerList
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

/** About: the house on Dickman's Road, a palm and a bicycle at the wall. */
function AboutIllustration() {
  return (
    <Illustration place="corner">
      <circle cx="101" cy="20" r="8" fill={paint.yellow} />
      <path d="M15 81c3-13 3-26-1-38" />
      <path d="M14 43c-4-5-9-5-12-1M14 43c-4-6-4-11 0-15M14 43c3-7 8-9 13-6M14 43c-5 0-8 3-9 8M14 43c5-1 9 1 11 6" />
      <path d="M32 44h56v37H32z" fill={paint.white} />
      <path d="M25 45l35-24 35 24z" fill={paint.orange} />
      <path d="M39 35.5h42M49 28.5h22" />
      <path d="M45 49h30v9H45z" fill={paint.ink} />
      <path d="M56 53.3l3 2.9 6-5.7" stroke={paint.yellow} />
      <path d="M54 81V63h12v18" fill={paint.pale} />
      <path d="M63 72.5v.01" />
      <path d="M37 62h11v11H37zM72 62h11v11H72z" fill={paint.yellow} />
      <path d="M42.5 62v11M37 67.5h11M77.5 62v11M72 67.5h11" />
      <circle cx="97" cy="75" r="6" fill={paint.white} />
      <circle cx="112" cy="75" r="6" fill={paint.white} />
      <path d="M97 75l4.5-9h7.5L112 75M101.5 66l4 9 3.5-9-1-3.5h3M99.5 63.5h4M97 75h8.5" />
      <path d="M2 81h116" />
    </Illustration>
  );
}
