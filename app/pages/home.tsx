import { ArrowRight } from 'lucide-react';
import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Answers } from '#app/sections/answers.tsx';
import { CourseBook } from '#app/sections/course-book.tsx';
import { EarlyBirdNote } from '#app/sections/early-bird.tsx';
import { HeroPicture } from '#app/sections/hero-picture.tsx';
import { Rooms } from '#app/sections/rooms.tsx';
import { Voices } from '#app/sections/voices.tsx';
import { WeekStrip } from '#app/sections/week.tsx';
import { WeekActions } from '#app/sections/week-actions.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Ring } from '#app/ui/marks.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { claims } from '#content/claims.ts';
import { homeCourses } from '#content/courses.ts';
import { homePage } from '#content/home.ts';
import { type Level, levelKeys } from '#content/levels.ts';
import { classesMenu } from '#content/navigation.ts';
import { school } from '#content/school.ts';
import { testimonials } from '#content/testimonials.ts';
import { weekOf } from '#rules/classes.ts';

export const meta = () => pageMeta('/');

export default function Home() {
  return (
    <PageSections>
      <Hero />
      <Courses />
      <Why />
      <section className="s mist">
        <div className="pg">
          <h2>{homePage.voices}</h2>
          <Voices voices={testimonials.home} />
        </div>
      </section>
      <Facilities />
    </PageSections>
  );
}

function Hero() {
  return (
    <section className="s squared hero">
      <Symbols
        at={{
          'margin-top': 'axes',
          'margin-bottom': 'pi',
          top: 'atom',
          'top-right': 'force',
          corner: 'set-square',
          bottom: 'benzene',
        }}
      />
      <div className="pg">
        <div className="say">
          <p className="kick">{homePage.kick}</p>
          <h1>
            <Headline />
          </h1>
          <p className="lead">{homePage.lead}</p>
          <p className="row-btn">
            <ButtonLink look="go" href={homePage.enroll.path}>
              {homePage.enroll.name}
              <ArrowRight className="i" aria-hidden="true" />
            </ButtonLink>
            <ButtonLink look="quiet" href={homePage.seeTimetable.path}>
              {homePage.seeTimetable.name}
            </ButtonLink>
          </p>
        </div>
        <div className="note">
          <ul className="figs">
            <li data-promotion="">
              <Ring>
                <span className="fig">{claims.passRate.figure}</span>
              </Ring>
              <br />
              {claims.passRate.label}
            </li>
            <li data-promotion="">
              <span className="fig">{claims.experience.figure}</span>
              {claims.experience.label}
            </li>
            <li>
              <span className="fig">{homePage.classSize.figure}</span>
              {homePage.classSize.label}
            </li>
          </ul>
        </div>
      </div>
      <HeroPicture />
      <EarlyBirdNote className="hero-offer" />
    </section>
  );
}

/** The headline with the levels' names under the highlighter. */
function Headline() {
  return homePage.headline.split(/([OA] Level)/).map((part, at) =>
    at % 2 ? (
      <span key={part} className="mark nb">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The tabbed course listing and the timetable that follows its tab (specification, section 2). */
function Courses() {
  return (
    <section className="s mist courses">
      <Tabs
        label={homePage.courses.tabsLabel}
        initial="o-level"
        tabs={levelKeys.map((level) => ({
          key: level,
          label: (
            <span>
              <Unbroken>{homePage.courses.tabs[level]}</Unbroken>
            </span>
          ),
          level,
          panel: <LevelPanel level={level} />,
        }))}
      >
        {({ list, panels }) => (
          <>
            <div className="pg">
              <div className="head">
                <h2>{homePage.courses.heading}</h2>
                {list}
              </div>
              <div className="note">
                <p>
                  One band on the spine is <b className="nb">O Level</b>, two are{' '}
                  <b className="nb">A Level</b>.
                </p>
              </div>
            </div>
            {panels}
          </>
        )}
      </Tabs>
    </section>
  );
}

function LevelPanel({ level }: { level: Level }) {
  const id = `${level}-timetable`;
  return (
    <>
      <div className="wrap">
        <ul className={level === 'a-level' ? 'shelf six' : 'shelf'}>
          {homeCourses[level].map((course) => (
            <CourseBook key={course.link} course={course} />
          ))}
          <li className="lying">
            <p className="small">
              <Unbroken>{homePage.courses.other[level]}</Unbroken>
            </p>
            <Stack books={otherBooks(level)} />
          </li>
        </ul>
      </div>
      <div className="pg wall" id={id}>
        <h2>{homePage.timetable.headings[level]}</h2>
        <div className="note">
          <WeekActions level={level} part={id} />
        </div>
        <WeekStrip classes={weekOf[level]}>
          <p>
            Most subjects have a <b>weekday</b> and a <b>weekend</b> group: two groups of the same
            class. A student attends one of them.
          </p>
          <a className="go" href={`${homePage.timetable.wholeWeek.path}#${level}`}>
            {homePage.timetable.wholeWeek.name}
          </a>
        </WeekStrip>
      </div>
    </>
  );
}

/** The other level's courses, as books lying beside the shelf. */
function otherBooks(level: Level) {
  return classesMenu
    .filter((column) => column.level !== level)
    .flatMap((column) =>
      column.classes.map(({ name, path, colour }) => ({
        title: name,
        href: path,
        subject: colour,
        level: column.level,
      })),
    );
}

function Why() {
  return (
    <section className="s white why">
      <Symbols at={{ margin: 'flask', corner: 'root' }} />
      <div className="pg">
        <h2>{homePage.why.heading}</h2>
        <div className="note">
          <p>{homePage.why.note}</p>
        </div>
        <Answers answers={homePage.why.answers} columns />
      </div>
    </section>
  );
}

function Facilities() {
  const { days, times } = school.tourHours.value;
  return (
    <section className="s squared fac">
      <Symbols at={{ margin: 'helix', corner: 'sigma' }} />
      <div className="pg">
        <h2>{homePage.facilities.heading}</h2>
        <div className="note">
          <p>
            Campus tours {days}, <span className="nb">{times}</span>.
          </p>
          <p>
            <a className="go" href={homePage.facilities.all.path}>
              {homePage.facilities.all.name}
            </a>
          </p>
        </div>
        <Rooms />
      </div>
    </section>
  );
}
