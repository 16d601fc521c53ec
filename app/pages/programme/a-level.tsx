import { TitledSection } from '#app/chrome/titled-section.tsx';
import { Highlights } from '#app/courses/highlights.tsx';
import { aLevelProgrammeAt } from '#content/teaching/programmes/a-level.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { Sheet } from '#ui/paper.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import styles from './a-level.module.css';
import { ProgrammePage } from './programme.tsx';

/** The A Level programme pages. */
export default function ALevelProgramme() {
  return (
    <ProgrammePage
      programmeAt={aLevelProgrammeAt}
      highlights={({ highlights }) => highlights && <Highlights highlights={highlights} />}
      section={({ subjectAreas }) => subjectAreas && <SubjectAreas areas={subjectAreas} />}
    />
  );
}

/** The subjects of a programme that joins several: a chapter each, in the subject's colour. */
function SubjectAreas({ areas }: { areas: NonNullable<Programme['subjectAreas']> }) {
  return (
    <TitledSection ground="squared" heading="Subject areas" of={areas}>
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
    </TitledSection>
  );
}
