import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { WeekPlanner } from '#app/timetable/week.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { MarginNote, PageGrid, Section, wideClass } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { scheduleNotes, schedulePage } from '#content/pages/schedule-page.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { MyTimetable } from './my-timetable.tsx';

export default function Schedule() {
  return (
    <PageSections>
      <Section ground="mist" className="sched">
        <TodaysNotice classes={allClasses} />
        <Symbols at={{ corner: 'atom', 'margin-bottom': 'axes' }} />
        <PageGrid>
          <div>
            <h1>{schedulePage.heading}</h1>
            <p className="lead">{schedulePage.lead}</p>
          </div>
          <MarginNote>
            <p>{schedulePage.note}</p>
          </MarginNote>
          <Tabs
            className={wideClass}
            label={schedulePage.tabsLabel}
            initial="o-level"
            tabs={levelKeys.map((level) => ({
              key: level,
              label: (
                <span>
                  <NoWrap>{schedulePage.tabs[level]}</NoWrap>
                </span>
              ),
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
    <>
      <VisuallyHidden as="h2" className="ph">
        <NoWrap>{schedulePage.tabs[level]}</NoWrap>
      </VisuallyHidden>
      <WeekActions level={level} subscribe both />
      <WeekPlanner classes={weekOf[level]}>
        <ul className="pinned">
          {scheduleNotes[level].map(({ label, figure, text }) => (
            <li key={label} className="info">
              <span className="k">{label}</span>
              <b>{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </WeekPlanner>
    </>
  );
}

function NextSteps() {
  const { heading, text, register, fees } = schedulePage.nextSteps;
  return (
    <Section ground="squared" className="after">
      <Symbols at={{ corner: 'root', right: 'pi' }} />
      <PageGrid>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <ButtonRow>
            <ButtonLink variant="primary" href={register.path}>
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
