import { NoBreak } from '#app/ui/no-break.tsx';
import { SubjectBadge } from '#app/ui/subject-badge.tsx';
import type { Lecturer } from '#content/school/lecturers.ts';

/** Lecturers, one a line: name, subject, qualification, experience. */
export function Faculty({ lecturers }: { lecturers: readonly Lecturer[] }) {
  return (
    <ul className="faculty">
      {lecturers.map(({ name, subject, colour, qualification, experience }) => (
        <li key={name}>
          <b>{name}</b>
          <SubjectBadge data-subject={colour}>{subject}</SubjectBadge>
          <span>{qualification}</span>
          <NoBreak>{experience}</NoBreak>
        </li>
      ))}
    </ul>
  );
}
