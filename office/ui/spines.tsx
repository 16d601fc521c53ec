import { spineNames } from '#content/office/states.ts';
import { levels } from '#content/teaching/levels.ts';
import { registrationAppearances } from '#content/teaching/subjects.ts';
import styles from './spines.module.css';

type Level = keyof typeof levels;

/** Subjects as small lying spines: one band or two for the level, the colour beside its word. */
export function Spines({ level, subjects }: { level: Level | null; subjects: string[] }) {
  return (
    <span className={styles.spines}>
      {level && <LevelMark level={level} />}
      {subjects.map((subject) => (
        <span
          key={subject}
          className={styles.spine}
          data-subject={colourOf(subject)}
          data-bands={level ?? undefined}
        >
          {spineNames[subject] ?? subject}
        </span>
      ))}
    </span>
  );
}

/** The level's name behind its bars. */
function LevelMark({ level }: { level: Level }) {
  return (
    <span className={styles.level} data-bars={level}>
      {levels[level].name.replace(' ', '\u00a0')}
    </span>
  );
}

/** A subject in a line of words: its book, small, and its name. */
export function SubjectLine({ subject }: { subject: string }) {
  return (
    <span className={styles.line}>
      <span className={styles.book} data-subject={colourOf(subject)} aria-hidden="true" />
      {subject}
    </span>
  );
}

function colourOf(subject: string): string {
  const appearances: Readonly<Record<string, { colour: string }>> = registrationAppearances;
  return appearances[subject]?.colour ?? 'other';
}
