import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { EarlyBirdBanner } from '#app/sections/early-bird.tsx';
import { Faculty } from '#app/sections/faculty.tsx';
import { OpeningWords } from '#app/sections/opening-words.tsx';
import { Voices } from '#app/sections/voices.tsx';
import { OLevelSpot } from '#app/ui/spots.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { lecturers } from '#content/lecturers.ts';
import { oLevelOverview as words } from '#content/o-level-overview.ts';
import { programmes } from '#content/programmes.ts';
import { testimonials } from '#content/testimonials.ts';
import { registerLink } from '#rules/register-link.ts';
import { ConversionEvent } from './o-level-classes/conversion.tsx';
import { RegistrationWidget } from './o-level-classes/registration-widget.tsx';
import { SubjectTabs } from './o-level-classes/subject-tabs.tsx';
import { WeekList } from './o-level-classes/week-list.tsx';

export const meta = () => pageMeta('/o-level-classes');

/** The O Level overview: start a registration, what each subject covers, the week, who teaches. */
export default function OLevelClasses() {
  return (
    <PageSections first={3}>
      <ConversionEvent />
      <EarlyBirdBanner register={registerLink('o-level')} />
      <Opening />
      <SubjectTabs />
      <section className="s white">
        <div className="pg">
          <h2>{words.schedule.heading}</h2>
          <div className="note">
            <p>{words.schedule.note}</p>
          </div>
          <WeekList />
        </div>
      </section>
      <section className="s mist">
        <div className="pg">
          <h2>{words.testimonials}</h2>
          <Voices voices={testimonials.oLevelOverview} />
        </div>
      </section>
      <section className="s squared">
        <Symbols at={{ margin: 'helix', corner: 'theta' }} />
        <div className="pg">
          <div className="people">
            <div>
              <h2>{words.lecturers}</h2>
              <Faculty lecturers={lecturers['o-level']} />
            </div>
            <Related />
          </div>
        </div>
      </section>
    </PageSections>
  );
}

function Opening() {
  return (
    <section className="s squared ol">
      <Symbols at={{ margin: 'compass', corner: 'set-square' }} />
      <div className="pg">
        <div className="say">
          <OpeningWords level="o-level" words={words} />
          <OLevelSpot className="spot" />
        </div>
        <RegistrationWidget />
      </div>
    </section>
  );
}

function Related() {
  const { heading, paths, next } = words.related;
  return (
    <div>
      <h2>{heading}</h2>
      <Stack
        books={paths.map((path) => {
          const { subject, colour, level } = programmes[path];
          return { title: subject, href: path, subject: colour, level };
        })}
      />
      <p className="onward">
        <Unbroken>{next.text}</Unbroken>{' '}
        <a className="go" href={next.path}>
          <span>
            <Unbroken>{next.name}</Unbroken>
          </span>
        </a>
      </p>
    </div>
  );
}
