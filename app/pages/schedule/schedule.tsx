import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { WeekPlanner } from '#app/timetable/week-planner.tsx';
import { scheduleNotes, schedulePage } from '#content/pages/schedule-page.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section, wideClass } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { NoWrap, PrintedHeading, TitleLead } from '#ui/text.tsx';
import { MyTimetable } from './my-timetable.tsx';
import styles from './schedule.module.css';

export default function Schedule() {
  return (
    <PageSections>
      <Section ground="mist" className={styles.week}>
        <TodaysNotice own classes={allClasses} />
        <Symbols at={{ corner: 'atom', 'margin-bottom': 'axes' }} />
        <PageGrid>
          <div>
            <h1 className={styles.heading}>{schedulePage.heading}</h1>
            <TitleLead>{schedulePage.lead}</TitleLead>
          </div>
          <MarginNote className={styles.note}>
            <p>{schedulePage.note}</p>
          </MarginNote>
          <Tabs
            className={wideClass}
            listClassName={styles.tabs}
            label={schedulePage.tabsLabel}
            initial="o-level"
            tabs={levelKeys.map((level) => ({
              key: level,
              label: <NoWrap as="span">{schedulePage.tabs[level]}</NoWrap>,
              level,
              panel: <LevelWeek level={level} />,
            }))}
          >
            {({ list, panels }) => (
              <>
                {list}
                {panels}
              </>
            )}
          </Tabs>
        </PageGrid>
      </Section>
      <MyTimetable />
      <NextSteps />
    </PageSections>
  );
}

/** A level's week, with the facts about its classes pinned into the free mornings. */
function LevelWeek({ level }: { level: Level }) {
  return (
    <div className={styles.level}>
      <PrintedHeading className={styles.levelHeading}>
        <NoWrap>{schedulePage.tabs[level]}</NoWrap>
      </PrintedHeading>
      <WeekActions className={styles.actions} level={level} subscribe both />
      <WeekPlanner classes={weekOf[level]}>
        <PinnedFacts level={level} />
      </WeekPlanner>
    </div>
  );
}

function NextSteps() {
  const { heading, text, register, fees } = schedulePage.nextSteps;
  return (
    <Section ground="squared" className={classNames('no-print', styles.next)}>
      <Symbols at={{ corner: 'root', right: 'pi' }} />
      <PageGrid>
        <div>
          <h2>{heading}</h2>
          <TitleLead>{text}</TitleLead>
          <ButtonRow>
            <ButtonLink variant="primary" className={styles.register} href={register.path}>
              {register.name}
            </ButtonLink>
            <ButtonLink variant="link" href={fees.path}>
              {fees.name}
            </ButtonLink>
          </ButtonRow>
        </div>
      </PageGrid>
    </Section>
  );
}

/** The facts about a level's classes, on slips in the planner's free mornings. */
function PinnedFacts({ level }: { level: Level }) {
  return (
    <ul className={styles.facts}>
      {scheduleNotes[level].map(({ label, figure, text }) => (
        <Sheet as="li" key={label} className={styles.fact}>
          <span>{label}</span>
          <b>{figure}</b>
          {text}
        </Sheet>
      ))}
    </ul>
  );
}
