import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { claimsOf } from '#content/school/claims.ts';
import type { Level } from '#content/teaching/levels.ts';
import { teachersOf } from '#rules/pages/teacher-page.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { TickList } from '#ui/annotations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Columns, pageGridClass, Section, wideClass } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { NoWrap, PrintedHeading, TitleLead } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { TeacherDialog, TeacherList } from './teacher-list.tsx';
import styles from './teachers.module.css';

const claims = claimsOf(documents);

const { lead, approach, why, contact } = documents.pages.teachers;
const tabs = { 'a-level': 'A Level Teachers', 'o-level': 'O Level Teachers' };

/** Who teaches: a subject at a time, A Level first (docs/requirements.md, R13.1). */
export default function Teachers() {
  return (
    <PageSections>
      <Section ground="mist">
        <Symbols at={{ corner: 'helix', right: 'pi', 'right-bottom': 'root' }} />
        <Tabs
          className={pageGridClass}
          label="Level"
          initial="a-level"
          tabs={[tabOf('a-level'), tabOf('o-level')]}
        >
          {({ list, panels }) => (
            <>
              <div>
                <h1>Teachers</h1>
                <TitleLead>{lead}</TitleLead>
              </div>
              {list}
              <div className={wideClass}>{panels}</div>
            </>
          )}
        </Tabs>
      </Section>

      <TitledSection
        ground="squared"
        symbols={{ margin: 'flask', corner: 'axes' }}
        heading={approach.heading}
        of={approach.steps}
      >
        <ol className={styles.steps}>
          {approach.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </TitledSection>

      <GridSection ground="white" symbols={{ corner: 'water' }}>
        <Columns>
          {why.length > 0 && (
            <div>
              <h2>Why choose our teachers</h2>
              <TickList points={why.map(({ text }) => text)} promotion={claims.experience.figure} />
            </div>
          )}
          <div>
            <h2>{contact.heading}</h2>
            <TitleLead>{contact.text}</TitleLead>
            <ButtonRow>
              <ButtonLink href={linkTo('/contact')}>Contact Us</ButtonLink>
              <ButtonLink variant="link" href={linkTo('/schedule')}>
                Class Schedule
              </ButtonLink>
            </ButtonRow>
          </div>
        </Columns>
      </GridSection>
      <ClosingBand
        heading="Found your teacher?"
        level="a-level"
        classes={weekOf(documents)['a-level']}
        register={registerLink({ level: 'a-level' })}
      />
    </PageSections>
  );
}

function tabOf(level: Level) {
  const teachers = teachersOf(documents, level);
  return {
    key: level,
    level,
    label: <NoWrap>{tabs[level]}</NoWrap>,
    containsIds: teachers.map(({ id }) => id),
    panel: (
      <>
        {teachers.length > 0 ? (
          <>
            <PrintedHeading>{tabs[level]}</PrintedHeading>
            <TeacherList level={level} />
          </>
        ) : (
          <p>Please ask the office who teaches at this level.</p>
        )}
        {teachers.map((teacher) => (
          <TeacherDialog key={teacher.id} teacher={teacher} back={level} />
        ))}
      </>
    ),
  };
}
