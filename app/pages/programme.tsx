import type { MetaFunction } from 'react-router';
import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { usePath } from '#app/chrome/use-path.tsx';
import { Voices } from '#app/sections/voices.tsx';
import { programmePage as words } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { programmeAt } from '#rules/programme-page.ts';
import { Learn } from './programme/learn.tsx';
import { Opening } from './programme/opening.tsx';
import { Overview } from './programme/overview.tsx';

import { SubjectAreas } from './programme/subject-areas.tsx';
import { Syllabuses } from './programme/syllabuses.tsx';
import { Timetable } from './programme/timetable.tsx';
import { TouchAndRelated } from './programme/touch-and-related.tsx';

export const meta: MetaFunction = ({ location }) =>
  pageMeta(programmeOf(location.pathname.replace(/\/+$/, '')).path);

/** The ten programme pages: the path says which record this one shows. */
export default function ProgrammePage() {
  const programme = programmeOf(usePath());
  const { syllabusChoices, subjectAreas, testimonials } = programme;
  // The key keeps what was typed on one course's page from turning up on the next one's.
  return (
    <PageSections key={programme.path}>
      <Opening programme={programme} />
      <Overview programme={programme} />
      {syllabusChoices && <Syllabuses choices={syllabusChoices} />}
      {subjectAreas && <SubjectAreas areas={subjectAreas} />}
      <Timetable programme={programme} />
      <Learn learn={programme.learn} />
      <section className="s mist">
        <div className="pg">
          <h2>{words.testimonials}</h2>
          <Voices voices={testimonials} />
        </div>
      </section>
      <TouchAndRelated programme={programme} />
    </PageSections>
  );
}

function programmeOf(path: string): Programme {
  const programme = programmeAt(path);
  if (!programme) throw new Error(`No programme has the path ${path}.`);
  return programme;
}
