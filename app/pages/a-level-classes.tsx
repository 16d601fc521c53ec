import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { ContactActions } from '#app/sections/contact-actions.tsx';
import { Faculty } from '#app/sections/faculty.tsx';
import { OpeningWords } from '#app/sections/opening-words.tsx';
import { Voices } from '#app/sections/voices.tsx';
import { Ring } from '#app/ui/marks.tsx';
import { ALevelSpot } from '#app/ui/spots.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { aLevelOverview as words } from '#content/a-level-overview.ts';
import { claims } from '#content/claims.ts';
import { aLevelSubjectCards } from '#content/courses.ts';
import { lecturers } from '#content/lecturers.ts';
import { school } from '#content/school.ts';
import { testimonials } from '#content/testimonials.ts';
import { weekOf } from '#rules/classes.ts';
import { registerLink } from '#rules/register-link.ts';
import { ClassTable } from './a-level-classes/class-table.tsx';
import { FlatBook } from './a-level-classes/flat-book.tsx';

export const meta = () => pageMeta('/a-level-classes');

/** The A Level overview: marks, subjects, the week, success stories, faculty. */
export default function ALevelClasses() {
  return (
    <PageSections>
      <Opening />
      <Subjects />
      <section className="s white">
        <div className="pg">
          <h2>{words.schedule.heading}</h2>
          <div className="note">
            <p>{words.schedule.note}</p>
          </div>
          <ClassTable
            classes={weekOf['a-level']}
            columns={words.schedule.columns}
            action={words.schedule.register}
            caption={words.schedule.heading}
          />
        </div>
      </section>
      <section className="s mist">
        <div className="pg">
          <h2>{words.stories}</h2>
          <Voices voices={testimonials.aLevelOverview} />
        </div>
      </section>
      <section className="s squared">
        <Symbols at={{ margin: 'benzene', corner: 'sigma' }} />
        <div className="pg">
          <h2>{words.faculty}</h2>
          <Faculty lecturers={lecturers['a-level']} />
        </div>
      </section>
    </PageSections>
  );
}

function Opening() {
  return (
    <section className="s squared al">
      <Symbols at={{ margin: 'atom', corner: 'pi' }} />
      <div className="pg">
        <div className="say">
          <OpeningWords level="a-level" words={words} />
          <ContactActions
            register={registerLink('a-level')}
            action={words.enroll}
            email={school.email.value}
          />
          <ALevelSpot className="spot" />
        </div>
        <dl className="marksheet sheet">
          {words.stats.map((stat) => (
            <div key={stat.label} data-promotion="">
              <dt>{stat.label}</dt>
              <dd>
                {stat === claims.passRateALevelOverview ? <Ring>{stat.figure}</Ring> : stat.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Subjects() {
  return (
    <section className="s mist">
      <div className="pg">
        <h2>
          <Unbroken>{words.subjects.heading}</Unbroken>
        </h2>
        <div className="note">
          <p>{words.subjects.note}</p>
        </div>
        <ul className="covers">
          {aLevelSubjectCards.map((course) => (
            <FlatBook key={course.title} course={course} />
          ))}
        </ul>
      </div>
    </section>
  );
}
