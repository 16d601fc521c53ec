import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { usePath } from '#app/chrome/use-path.tsx';
import { Testimonials } from '#app/school/testimonials.tsx';
import { programmePage as words } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { programmeAt } from '#rules/pages/programme-page.ts';
import { PageGrid, Section } from '#ui/section.tsx';
import { ContactAndRelated } from './contact-and-related.tsx';
import { Hero } from './hero.tsx';
import { Overview } from './overview.tsx';
import { SubjectAreas } from './subject-areas.tsx';
import { SyllabusChoices } from './syllabus-choices.tsx';
import { Timetable } from './timetable.tsx';
import { WhatYouLearn } from './what-you-learn.tsx';

/** The ten programme pages: the path says which record this one shows. */
export default function ProgrammePage() {
  const programme = programmeOf(usePath());
  const { syllabusChoices, subjectAreas, testimonials } = programme;
  // The key keeps what was typed on one course's page from turning up on the next one's.
  return (
    <PageSections key={programme.path}>
      <Hero programme={programme} />
      <Overview programme={programme} />
      {syllabusChoices && <SyllabusChoices programme={programme} choices={syllabusChoices} />}
      {subjectAreas && <SubjectAreas areas={subjectAreas} />}
      <Timetable programme={programme} />
      <WhatYouLearn learn={programme.learn} />
      <Section ground="mist">
        <Symbols at={{ corner: 'helix' }} />
        <PageGrid>
          <h2>{words.testimonials}</h2>
          <Testimonials testimonials={testimonials} />
        </PageGrid>
      </Section>
      <ContactAndRelated programme={programme} />
    </PageSections>
  );
}

function programmeOf(path: string): Programme {
  const programme = programmeAt(path);
  if (!programme) throw new Error(`No programme has the path ${path}.`);
  return programme;
}
