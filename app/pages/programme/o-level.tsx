import { oLevelEnglish } from '#content/teaching/programmes/o-level-english.ts';
import { oLevelIct } from '#content/teaching/programmes/o-level-ict.ts';
import { oLevelMaths } from '#content/teaching/programmes/o-level-maths.ts';
import { oLevelScience } from '#content/teaching/programmes/o-level-science.ts';
import { ProgrammePage } from './programme.tsx';
import { SyllabusChoices } from './syllabus-choices.tsx';

const programmes = [oLevelEnglish, oLevelIct, oLevelMaths, oLevelScience];

/** The O Level programme pages: a page fetches the records of its level only. */
export default function OLevelProgramme() {
  return (
    <ProgrammePage
      programmes={programmes}
      section={(programme) =>
        programme.syllabusChoices && (
          <SyllabusChoices programme={programme} choices={programme.syllabusChoices} />
        )
      }
    />
  );
}
