import { Highlights } from '#app/courses/highlights.tsx';
import { aLevelBiology } from '#content/teaching/programmes/a-level-biology.ts';
import { aLevelChemistry } from '#content/teaching/programmes/a-level-chemistry.ts';
import { aLevelCombinedMaths } from '#content/teaching/programmes/a-level-combined-maths.ts';
import { aLevelEnglish } from '#content/teaching/programmes/a-level-english.ts';
import { aLevelPhysics } from '#content/teaching/programmes/a-level-physics.ts';
import { aLevelScience } from '#content/teaching/programmes/a-level-science.ts';
import { ProgrammePage } from './programme.tsx';
import { SubjectAreas } from './subject-areas.tsx';

const programmes = [
  aLevelBiology,
  aLevelChemistry,
  aLevelCombinedMaths,
  aLevelEnglish,
  aLevelPhysics,
  aLevelScience,
];

/** The A Level programme pages: a page fetches the records of its level only. */
export default function ALevelProgramme() {
  return (
    <ProgrammePage
      programmes={programmes}
      highlights={({ highlights }) => highlights && <Highlights highlights={highlights} />}
      section={({ subjectAreas }) => subjectAreas && <SubjectAreas areas={subjectAreas} />}
    />
  );
}
