import { LargeCourseFacts } from '#app/courses/course-facts.tsx';
import { Glyph } from '#app/illustrations/glyph.tsx';
import { oLevelTabsOf } from '#content/pages/o-level-overview.ts';
import { monthText, priceText } from '#rules/fees/money.ts';
import { Circled } from '#ui/annotations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Fact } from '#ui/fact-list.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Numeral, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './subject-tabs.module.css';

const oLevelTabs = oLevelTabsOf(documents);
const weeklyHours = documents.claims.weeklyHours;

const heading = 'What each subject covers';

/** What each subject covers, a tab each, Mathematics first (docs/requirements.md, R8.2). */
export function SubjectTabs() {
  return (
    <Section ground="mist">
      <Tabs
        className={styles.tabs}
        listClassName={styles.list}
        allOnPaper
        label={heading}
        initial="mathematics"
        tabs={oLevelTabs.map((subject) => ({
          key: subject.key,
          label: (
            <>
              <SubjectSwatch className={styles.swatch} data-subject={subject.colour} />{' '}
              {subject.name}
            </>
          ),
          panel: <OpenBook subject={subject} />,
        }))}
      >
        {({ list, panels }) => (
          <PageGrid>
            <h2>{heading}</h2>
            {list}
            {panels}
          </PageGrid>
        )}
      </Tabs>
    </Section>
  );
}

/** A subject's book, opened: the syllabus on the left page, the facts on the right one. */
function OpenBook({ subject }: { subject: (typeof oLevelTabs)[number] }) {
  const { name, colour, glyph, description, syllabus, duration, students, rate, path } = subject;
  return (
    <div className={styles.book} data-subject={colour} data-level="o-level">
      <div className={styles.left}>
        <h3>{name}</h3>
        <p>{description}</p>
        {syllabus.length > 0 && (
          <>
            <h4>Syllabus</h4>
            <ul>
              {syllabus.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.right}>
        <span className={styles.glyph}>
          <Glyph name={glyph} />
        </span>
        <LargeCourseFacts>
          <Fact name="Lesson">{duration}</Fact>
          <Fact name="Class size">{students}</Fact>
          <Fact name="Rate">
            <Circled className={styles.circled}>
              <Numeral as="b" className={styles.rate}>
                {priceText(rate)}
              </Numeral>
            </Circled>{' '}
            per hour
            <small className={styles.month}>{monthText(rate, weeklyHours['o-level'])}</small>
          </Fact>
        </LargeCourseFacts>
        <ButtonLink href={path}>
          View Full Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  );
}
