import { Fragment } from 'react';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { oLevelProgrammeAt } from '#content/teaching/programmes/o-level.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { programmeRegisterLink } from '#rules/pages/programme-page.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Sheet } from '#ui/paper.tsx';
import { NoWrap, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import groups from './class-groups.module.css';
import styles from './programme.module.css';
import { ProgrammePage } from './programme.tsx';

/** The O Level programme pages. */
export default function OLevelProgramme() {
  return (
    <ProgrammePage
      programmeAt={oLevelProgrammeAt}
      section={(programme) =>
        programme.syllabusChoices && <SyllabusChoices programme={programme} />
      }
    />
  );
}

/** The syllabuses of which a student chooses one. */
function SyllabusChoices({ programme }: { programme: Programme }) {
  return (
    <TitledSection
      ground="squared"
      heading="Choose your syllabus"
      note={documents.pages.programmes.syllabus}
    >
      <div className={groups.columns}>
        {programme.syllabusChoices?.map(({ title, text, curriculum }, at) => (
          <Fragment key={title}>
            {at > 0 && <p className={groups.or}>or</p>}
            <Sheet className={styles.syllabus}>
              <NoWrap as="h3">{title}</NoWrap>
              <NoWrap as="p">{text}</NoWrap>
              <ActionLink href={programmeRegisterLink(programme, curriculum)}>
                Register
                <VisuallyHidden>, {title}</VisuallyHidden>
              </ActionLink>
            </Sheet>
          </Fragment>
        ))}
      </div>
    </TitledSection>
  );
}
