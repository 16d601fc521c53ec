import { Fragment } from 'react';
import { programmePage } from '#content/pages/programme-page.ts';
import type { SyllabusChoice } from '#content/teaching/programmes/programme-record.ts';
import { NoWrap } from '#ui/no-wrap.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './syllabus-choices.module.css';

const { syllabusChoices: words, timetable } = programmePage;

/** The syllabuses of which a student chooses one. */
export function SyllabusChoices({ choices }: { choices: readonly SyllabusChoice[] }) {
  return (
    <Section ground="squared">
      <PageGrid>
        <h2>{words.heading}</h2>
        <MarginNote>
          <p>{words.note}</p>
        </MarginNote>
        <div className={styles.choices}>
          {choices.map(({ title, text }, at) => (
            <Fragment key={title}>
              {at > 0 && <p className={styles.or}>{timetable.or}</p>}
              <Sheet className={styles.syllabus}>
                <h3>
                  <NoWrap>{title}</NoWrap>
                </h3>
                <p>
                  <NoWrap>{text}</NoWrap>
                </p>
              </Sheet>
            </Fragment>
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}
