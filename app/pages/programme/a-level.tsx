import { Highlights } from '#app/courses/highlights.tsx';
import { aLevelProgrammeAt } from '#content/teaching/programmes/a-level.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { ClassGroups } from './class-groups.tsx';
import { ProgrammePage } from './programme.tsx';
import { SubjectTable } from './subject-table.tsx';

/** The A Level programme pages. */
export default function ALevelProgramme() {
  return (
    <ProgrammePage
      programmeAt={aLevelProgrammeAt}
      highlights={({ highlights }) => highlights && <Highlights highlights={highlights} />}
      Timetable={Timetable}
    />
  );
}

function Timetable({ programme }: { programme: Programme }) {
  return programme.subjectAreas ? (
    <SubjectTable programme={programme} />
  ) : (
    <ClassGroups programme={programme} />
  );
}
