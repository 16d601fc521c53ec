import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { MyTimetable } from '#app/sections/my-timetable.tsx';
import { Planner } from '#app/sections/week.tsx';
import { WeekActions } from '#app/sections/week-actions.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { type Level, levelKeys } from '#content/levels.ts';
import { scheduleNotes, schedulePage } from '#content/schedule.ts';
import { weekOf } from '#rules/classes.ts';

export const meta = () => pageMeta('/schedule');

export default function Schedule() {
  return (
    <PageSections>
      <section className="s mist sched">
        <Symbols at={{ corner: 'atom', 'margin-bottom': 'axes' }} />
        <div className="pg">
          <div>
            <h1>{schedulePage.heading}</h1>
            <p className="lead">{schedulePage.lead}</p>
          </div>
          <div className="note">
            <p>{schedulePage.note}</p>
          </div>
          <Tabs
            className="wide"
            label={schedulePage.tabsLabel}
            initial="o-level"
            tabs={levelKeys.map((level) => ({
              key: level,
              label: (
                <span>
                  <Unbroken>{schedulePage.tabs[level]}</Unbroken>
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
        </div>
      </section>
      <MyTimetable />
      <After />
    </PageSections>
  );
}

/** A level's week, with the facts about its classes pinned into the free mornings. */
function LevelWeek({ level }: { level: Level }) {
  return (
    <>
      <h2 className="sr ph">
        <Unbroken>{schedulePage.tabs[level]}</Unbroken>
      </h2>
      <WeekActions level={level} subscribe />
      <Planner classes={weekOf[level]}>
        <ul className="pinned">
          {scheduleNotes[level].map(({ label, figure, text }) => (
            <li key={label} className="info">
              <span className="k">{label}</span>
              <b>{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </Planner>
    </>
  );
}

function After() {
  const { heading, text, register, fees } = schedulePage.after;
  return (
    <section className="s squared after">
      <Symbols at={{ right: 'pi' }} />
      <div className="pg">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <p className="row-btn">
            <ButtonLink look="go" href={register.path}>
              {register.name}
            </ButtonLink>
            <ButtonLink look="quiet" href={fees.path}>
              {fees.name}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
