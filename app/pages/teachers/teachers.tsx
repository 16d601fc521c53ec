import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Initials } from '#app/illustrations/initials.tsx';
import { AnswerList } from '#app/ui/answer-list.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { CloseLink, Dialog, DialogLink } from '#app/ui/dialog.tsx';
import { Fact, FactList } from '#app/ui/fact-list.tsx';
import { LevelMark } from '#app/ui/level-mark.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { PageGrid, pageGridClass, Section, wideClass } from '#app/ui/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TickList } from '#app/ui/tick-list.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { teachersPage } from '#content/pages/teachers-page.ts';
import { claims } from '#content/school/claims.ts';
import type { Level } from '#content/teaching/levels.ts';
import { type TeacherCard, teachersBySubject, teachersOf } from '#rules/pages/teacher-page.ts';

const { heading, lead, tabs, approach, why, contact } = teachersPage;

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
                <h1>{heading}</h1>
                <p className="lead under-title">{lead}</p>
              </div>
              {list}
              <div className={wideClass}>{panels}</div>
            </>
          )}
        </Tabs>
      </Section>

      <Section ground="squared">
        <Symbols at={{ margin: 'flask', corner: 'axes' }} />
        <PageGrid>
          <h2>{approach.heading}</h2>
          <AnswerList
            columns
            answers={approach.steps.map(({ title, text }) => ({ question: title, answer: text }))}
          />
        </PageGrid>
      </Section>

      <Section ground="white">
        <Symbols at={{ corner: 'water' }} />
        <PageGrid>
          <div className="why-and-ask">
            <div>
              <h2>{why.heading}</h2>
              <TickList points={why.points} promotion={claims.experience.figure} />
            </div>
            <div className="ask">
              <h2>{contact.heading}</h2>
              <p className="lead">{contact.text}</p>
              <ButtonRow>
                <ButtonLink variant="primary" href="/contact">
                  {contact.contact}
                </ButtonLink>
                <ButtonLink variant="link" href="/schedule">
                  {contact.schedule}
                </ButtonLink>
              </ButtonRow>
            </div>
          </div>
        </PageGrid>
      </Section>
    </PageSections>
  );
}

function tabOf(level: Level) {
  const teachers = teachersOf(level);
  return {
    key: level,
    level,
    label: <NoWrap>{tabs[level]}</NoWrap>,
    containsIds: teachers.map(({ key }) => key),
    panel: (
      <>
        <VisuallyHidden as="h2" className="ph">
          {tabs[level]}
        </VisuallyHidden>
        <TeacherList level={level} />
        {teachers.map((teacher) => (
          <TeacherDialog key={teacher.key} teacher={teacher} back={level} />
        ))}
      </>
    ),
  };
}

/** The teachers of a level: the subject stands in the margin, its teachers on the page. */
function TeacherList({ level }: { level: Level }) {
  return (
    <div className="staff">
      {teachersBySubject(level).map(({ subject, teachers }) => (
        <section key={subject} data-subject={teachers[0]?.colour}>
          <h3>{subject}</h3>
          <ul>
            {teachers.map(({ key, initials, name, subject, qualifications, experience }) => (
              <li key={key} className="teach">
                <DialogLink opens={key}>
                  <span className="mono" aria-hidden="true">
                    <Initials initials={initials} size="1.7em" />
                  </span>
                  <span className="tx">
                    <b>{name}</b>
                    <span>{subject}</span>
                    <span>{qualifications}</span>
                    <span>{experience}</span>
                    <em>{teachersPage.seeTimetable}</em>
                  </span>
                </DialogLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One teacher with the classes of the week (docs/requirements.md, R18.5). */
function TeacherDialog({ teacher, back }: { teacher: TeacherCard; back: Level }) {
  const { key, name, subject, colour, initials, qualifications, experience, schedule } = teacher;
  const words = teachersPage.dialog;
  return (
    <div data-subject={colour}>
      <Dialog
        id={key}
        back={back}
        className="teacher"
        title={
          <>
            <span className="mono" aria-hidden="true">
              <Initials initials={initials} size="1.7em" />
            </span>
            <span className="who">
              {name} <small>{subject}</small>
            </span>
          </>
        }
      >
        <FactList>
          <Fact name={words.qualifications}>
            <dd>{qualifications}</dd>
          </Fact>
          <Fact name={words.experience}>
            <dd>{experience}</dd>
          </Fact>
        </FactList>
        <h3>{words.timetable}</h3>
        {schedule.length === 0 && <p className="no-class">{words.noClass}</p>}
        <ul className="tt">
          {schedule.map(({ day, time, subject, level, location }) => (
            <li key={`${day} ${time}`}>
              <b>{day}</b>
              <time>{time}</time>
              <span>
                {subject}, <LevelMark level={level} />
              </span>
              <span>{location}</span>
            </li>
          ))}
        </ul>
        <ButtonRow>
          <ButtonLink variant="primary" href={teacher.register}>
            {words.registerNow}
          </ButtonLink>
          <CloseLink back={back} className={buttonClass({ variant: 'link' })}>
            {words.close}
          </CloseLink>
        </ButtonRow>
      </Dialog>
    </div>
  );
}
