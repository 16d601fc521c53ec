import type { ReactNode } from 'react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { usePath } from '#app/chrome/use-path.tsx';
import { TestimonialsSection } from '#app/school/testimonials.tsx';
import { fillTexts } from '#content/fill-text.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import pages from '#documents/pages.json' with { type: 'json' };
import { Sheet } from '#ui/paper.tsx';
import { ClassGroups } from './class-groups.tsx';
import { ContactAndRelated } from './contact-and-related.tsx';
import { Hero } from './hero.tsx';
import { Overview } from './overview.tsx';
import styles from './programme.module.css';

/**
 * The programme page of the path, one of those of a level.
 *
 * @param highlights shown under the overview
 * @param section shown before the timetable
 */
export function ProgrammePage<Kind extends Programme>({
  programmes,
  highlights,
  section,
}: {
  programmes: readonly Kind[];
  highlights?: (programme: Kind) => ReactNode;
  section: (programme: Kind) => ReactNode;
}) {
  const path = usePath();
  const programme = programmes.find((one) => one.path === path);
  if (!programme) throw new Error(`No programme has the path ${path}.`);
  // The key clears the form when the visitor goes from one course to the next.
  return (
    <PageSections key={programme.path}>
      <Hero programme={programme} />
      <Overview programme={programme}>{highlights?.(programme)}</Overview>
      {section(programme)}
      <ClassGroups programme={programme} />
      <WhatYouLearn learn={programme.learn} />
      <TestimonialsSection heading="What students say" testimonials={programme.testimonials}>
        <Symbols at={{ corner: 'helix' }} />
      </TestimonialsSection>
      <ContactAndRelated programme={programme} />
    </PageSections>
  );
}

/** What students learn, as the contents page of the course's book. */
function WhatYouLearn({ learn }: Pick<Programme, 'learn'>) {
  return (
    <TitledSection
      ground="squared"
      symbols={{ margin: 'benzene', corner: 'water' }}
      heading="What You’ll Learn"
      note={fillTexts(pages.programmes).learn}
    >
      <Sheet as="ol" className={styles.contents}>
        {learn.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <i />
            <span>{text}</span>
          </li>
        ))}
      </Sheet>
    </TitledSection>
  );
}
