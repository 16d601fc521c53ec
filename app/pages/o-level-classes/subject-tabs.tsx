import { Glyph } from '#app/illustrations/glyph.tsx';
import { Circled } from '#app/ui/annotations.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { PageGrid, Section } from '#app/ui/section.tsx';
import { SubjectSwatch } from '#app/ui/subject-swatch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import {
  oLevelTabs,
  oLevelOverview as overview,
  type OLevelSubjectTab as Subject,
} from '#content/pages/o-level-overview.ts';
import { priceText } from '#rules/fees/money.ts';
import styles from './subject-tabs.module.css';

const { subjects: words } = overview;

/** What each subject covers, a tab each, Mathematics first (docs/requirements.md, R8.2). */
export function SubjectTabs() {
  return (
    <Section ground="mist">
      <Tabs
        className={styles.tabs}
        listClassName={styles.list}
        allOnPaper
        label={words.heading}
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
            <h2>{words.heading}</h2>
            {list}
            {panels}
          </PageGrid>
        )}
      </Tabs>
    </Section>
  );
}

/** A subject's book, opened: the syllabus on the left page, the facts on the right one. */
function OpenBook({ subject }: { subject: Subject }) {
  const { name, colour, glyph, description, syllabus, duration, students, rate, path } = subject;
  return (
    <div className="opened" data-subject={colour} data-level="o-level">
      <div className="page">
        <h3>{name}</h3>
        <p>{description}</p>
        <h4>{words.syllabus}</h4>
        <ul>
          {syllabus.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
      <div className="page">
        <span className="sign">
          <Glyph name={glyph} />
        </span>
        <dl className="facts">
          <div>
            <dt>{words.labels.duration}</dt>
            <dd>{duration}</dd>
          </div>
          <div>
            <dt>{words.labels.students}</dt>
            <dd>{students}</dd>
          </div>
          <div>
            <dt>{words.labels.rate}</dt>
            <dd>
              <Circled>
                <Numeral as="b">{priceText(rate)}</Numeral>
              </Circled>{' '}
              {words.perHour}
            </dd>
          </div>
        </dl>
        <ButtonLink href={path}>
          {words.details}
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    </div>
  );
}
