import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { WeekPlanner } from '#app/timetable/week-planner.tsx';
import { classFactsOf } from '#content/school/claims.ts';
import { schoolOf } from '#content/school/school.ts';
import { noClassesText } from '#content/teaching/class-texts.ts';
import { hoursText } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { variousRooms } from '#content/teaching/timetable.ts';
import { clashesIn } from '#rules/timetable/clashes.ts';
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section, wideClass } from '#ui/section.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { NoWrap, PrintedHeading, TitleLead } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { MyTimetable } from './my-timetable.tsx';
import styles from './schedule.module.css';

const classFacts = classFactsOf(documents);
const sessionHours = documents.claims.sessionHours;
const weeklyHours = documents.claims.weeklyHours;
const school = schoolOf(documents);

const { lead, note, next } = documents.pages.schedule;
const tabs = { 'o-level': 'O Level Schedule', 'a-level': 'A Level Schedule' };

export default function Schedule() {
  return (
    <PageSections>
      <Section ground="mist" className={styles.week}>
        <Symbols at={{ corner: 'atom', 'margin-bottom': 'axes' }} />
        <PageGrid>
          <div>
            <h1 className={styles.heading}>Class Schedule</h1>
            <TitleLead>{lead}</TitleLead>
          </div>
          <MarginNote className={styles.note}>
            <p>{note}</p>
          </MarginNote>
          <Tabs
            className={wideClass}
            listClassName={styles.tabs}
            label="Level"
            initial="o-level"
            tabs={levelKeys.map((level) => ({
              key: level,
              label: <NoWrap as="span">{tabs[level]}</NoWrap>,
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
      {allClasses(documents).length > 0 && <MyTimetable />}
      <ClosingBand heading={next.heading} note={next.text} classes={allClasses(documents)} />
    </PageSections>
  );
}

/** A level's week, with the facts about its classes pinned into the free mornings. */
function LevelWeek({ level }: { level: Level }) {
  const classes = weekOf(documents)[level];
  return (
    <div className={styles.level}>
      <PrintedHeading className={styles.levelHeading}>
        <NoWrap>{tabs[level]}</NoWrap>
      </PrintedHeading>
      {classes.length > 0 ? (
        <>
          <WeekActions className={styles.actions} level={level} />
          <WeekPlanner classes={classes}>
            <PinnedFacts level={level} />
          </WeekPlanner>
        </>
      ) : (
        <p>{noClassesText}</p>
      )}
    </div>
  );
}

/** Until when slips cover a planner, in minutes since midnight. */
const AFTERNOON = 14 * 60;

/**
 * Duration, class size and venue of a level's classes (docs/requirements.md, R11.2), on slips in
 * the planner's mornings if they are free, otherwise below it.
 */
function PinnedFacts({ level }: { level: Level }) {
  const classes = weekOf(documents)[level];
  const rooms = [...new Set(classes.map(({ room }) => room))];
  // On paper, classes at one time are under each other, from the top on.
  const isFree =
    clashesIn(classes).length === 0 &&
    classes.every(({ group, start }) => group === 'weekend' || start >= AFTERNOON);
  const facts = [
    {
      label: 'Duration',
      figure: hoursText(sessionHours[level]),
      text: `a session, ${hoursText(weeklyHours[level])} a week in each subject`,
    },
    {
      label: 'Students in a class',
      figure: `${classFacts.regularMaximum} at most`,
      text: `revision classes: ${hoursText(classFacts.revisionHours)}, ${classFacts.revisionMaximum} at most`,
    },
    { label: 'Venue', figure: rooms.length === 1 ? rooms[0] : variousRooms, text: school.address },
  ];
  return (
    <ul className={classNames(styles.facts, isFree && styles.pinned)}>
      {facts.map(({ label, figure, text }) => (
        <Sheet as="li" key={label} className={styles.fact}>
          <span>{label}</span>
          <b>{figure}</b>
          <NoWrap>{text}</NoWrap>
        </Sheet>
      ))}
    </ul>
  );
}
