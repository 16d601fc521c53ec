import { programmePage } from '#content/pages/programme-page.ts';
import type { SubjectArea } from '#content/teaching/programmes/programme-record.ts';
import { Sheet } from '#ui/paper.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import styles from './subject-areas.module.css';

/** The subjects of a programme that joins several: a chapter each, in the subject's colour. */
export function SubjectAreas({ areas }: { areas: readonly SubjectArea[] }) {
  return (
    <Section ground="squared">
      <PageGrid>
        <h2>{programmePage.subjectAreas}</h2>
        <Sheet as="ul" className={styles.areas}>
          {areas.map(({ title, colour, topics }) => (
            <li key={title} data-subject={colour}>
              <h3>
                <SubjectSwatch />
                {title}
              </h3>
              <ul>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </li>
          ))}
        </Sheet>
      </PageGrid>
    </Section>
  );
}
