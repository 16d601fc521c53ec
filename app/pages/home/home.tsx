import { ArrowRight } from 'lucide-react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { BookStack } from '#app/courses/book-stack.tsx';
import { CourseCard } from '#app/courses/course-card.tsx';
import { EarlyBirdNote } from '#app/fees/early-bird.tsx';
import { FacilityCards } from '#app/school/facility-cards.tsx';
import { Testimonials } from '#app/school/testimonials.tsx';
import { TodaysNotice } from '#app/timetable/todays-notice.tsx';
import { WeekStrip } from '#app/timetable/week.tsx';
import { WeekActions } from '#app/timetable/week-actions.tsx';
import { Circled } from '#app/ui/annotations.tsx';
import { AnswerList } from '#app/ui/answer-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { homePage } from '#content/pages/home-page.ts';
import { classesMenu } from '#content/pages/navigation.ts';
import { claims } from '#content/school/claims.ts';
import { tours } from '#content/school/facilities.ts';
import { school } from '#content/school/school.ts';
import { testimonials } from '#content/school/testimonials.ts';
import { homeCourses } from '#content/teaching/courses.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { allClasses, weekOf } from '#rules/timetable/classes.ts';
import { HeroPicture } from './hero-picture.tsx';

export default function Home() {
  return (
    <PageSections>
      <Hero />
      <Courses />
      <Why />
      <section className="s mist">
        <div className="pg">
          <h2>{homePage.testimonials}</h2>
          <Testimonials testimonials={testimonials.home} />
        </div>
      </section>
      <Facilities />
    </PageSections>
  );
}

function Hero() {
  return (
    <section className="s squared hero">
      <TodaysNotice classes={allClasses} />
      <Symbols
        at={{
          'margin-top': 'axes',
          'margin-bottom': 'pi',
          top: 'atom',
          'top-right': 'force',
          edge: 'set-square',
        }}
      />
      <div className="pg">
        <div className="say">
          <p className="kick">{homePage.kicker}</p>
          <h1>
            <Headline />
          </h1>
          <p className="lead">{homePage.lead}</p>
          <p className="row-btn">
            <ButtonLink variant="primary" href={homePage.enroll.path}>
              {homePage.enroll.name}
              <ArrowRight className="i" aria-hidden="true" />
            </ButtonLink>
            <ButtonLink variant="link" href={homePage.seeTimetable.path}>
              {homePage.seeTimetable.name}
            </ButtonLink>
          </p>
        </div>
        <div className="note">
          <ul className="figs">
            <li data-promotion="">
              <Circled>
                <span className="fig">{claims.passRate.figure}</span>
              </Circled>
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

/** The tabbed course listing and the timetable that follows it (docs/requirements.md, R4.2). */
function Courses() {
  const { bands } = homePage.courses;
  return (
    <section className="s mist courses">
      <Symbols at={{ corner: 'sigma' }} />
      <Tabs
        label={homePage.courses.tabsLabel}
        initial="o-level"
        tabs={levelKeys.map((level) => ({
          key: level,
          label: (
            <span>
              <NoWrap>{homePage.courses.tabs[level]}</NoWrap>
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
                  {bands['o-level']} <b className="nb">{levels['o-level'].name}</b>,{' '}
                  {bands['a-level']} <b className="nb">{levels['a-level'].name}</b>.
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
  const { groups } = homePage.timetable;
  return (
    <>
      <div className="wrap">
        <ul className={level === 'a-level' ? 'shelf six' : 'shelf'}>
          {homeCourses[level].map((course) => (
            <CourseCard key={course.link} course={course} />
          ))}
          <li className="lying">
            <p className="small">
              <NoWrap>{homePage.courses.other[level]}</NoWrap>
            </p>
            <BookStack books={otherLevelBooks(level)} />
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
            {groups.before} <b>{groups.weekday}</b> {groups.between} <b>{groups.weekend}</b>{' '}
            {groups.after}
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
function otherLevelBooks(level: Level) {
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
      <Symbols at={{ margin: 'root', corner: 'flask' }} />
      <div className="pg">
        <h2>{homePage.why.heading}</h2>
        <div className="note">
          <p>{homePage.why.note}</p>
        </div>
        <AnswerList answers={homePage.why.answers} columns />
      </div>
    </section>
  );
}

function Facilities() {
  const { days, times } = school.tourHours.value;
  return (
    <section className="s squared fac">
      <Symbols at={{ margin: 'theta', corner: 'helix' }} />
      <div className="pg">
        <h2>{homePage.facilities.heading}</h2>
        <div className="note">
          <p>
            {tours.title} {days}, <span className="nb">{times}</span>.
          </p>
          <p>
            <a className="go" href={homePage.facilities.all.path}>
              {homePage.facilities.all.name}
            </a>
          </p>
        </div>
        <FacilityCards />
      </div>
    </section>
  );
}
