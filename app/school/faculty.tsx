import type { Lecturer } from '#content/school/lecturers.ts';

/** Lecturers, one a line: name, subject, qualification, experience. */
export function Faculty({ lecturers }: { lecturers: readonly Lecturer[] }) {
  return (
    <ul className="faculty">
      {lecturers.map(({ name, subject, colour, qualification, experience }) => (
        <li key={name}>
          <b>{name}</b>
          <span className="badge sub" data-subject={colour}>
            {subject}
          </span>
          <span>{qualification}</span>
          <span className="nb">{experience}</span>
        </li>
      ))}
    </ul>
  );
}
