import { Fragment } from 'react';
import { programmePage } from '#content/pages/programme-page.ts';
import { oLevelProgrammes } from '#content/teaching/programmes/o-level.ts';
import type { Programme, SyllabusChoice } from '#content/teaching/programmes/programme-record.ts';
import { programmeRegisterLink } from '#rules/pages/programme-page.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Sheet } from '#ui/paper.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { NoWrap, VisuallyHidden } from '#ui/text.tsx';
import groups from './class-groups.module.css';
import styles from './o-level.module.css';
import { ProgrammePage } from './programme.tsx';

/** The O Level programme pages: a page fetches the records of its level only. */
export default function OLevelProgramme() {
  return (
    <ProgrammePage
      programmes={oLevelProgrammes}
      section={(programme) =>
        programme.syllabusChoices && (
          <SyllabusChoices programme={programme} choices={programme.syllabusChoices} />
        )
      }
    />
  );
}

const { syllabusChoices: words, timetable } = programmePage;

/** The syllabuses of which a student chooses one. */
function SyllabusChoices({
  programme,
  choices,
}: {
  programme: Programme;
  choices: readonly SyllabusChoice[];
}) {
  return (
    <Section ground="squared">
      <PageGrid>
        <h2>{words.heading}</h2>
        <MarginNote>
          <p>{words.note}</p>
        </MarginNote>
        <div className={groups.columns}>
          {choices.map(({ title, text, curriculum }, at) => (
            <Fragment key={title}>
              {at > 0 && <p className={groups.or}>{timetable.or}</p>}
              <Sheet className={styles.syllabus}>
                <h3>
                  <NoWrap>{title}</NoWrap>
                </h3>
                <p>
                  <NoWrap>{text}</NoWrap>
                </p>
                <ActionLink href={programmeRegisterLink(programme, curriculum)}>
                  {words.register}
                  <VisuallyHidden>, {title}</VisuallyHidden>
                </ActionLink>
              </Sheet>
            </Fragment>
          ))}
        </div>
      </PageGrid>
    </Section>
  );
}
