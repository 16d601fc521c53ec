import { scheduleNotes } from '#content/pages/schedule-page.ts';
import type { Level } from '#content/teaching/levels.ts';
import styles from './pinned-facts.module.css';

/** The facts about a level's classes, on slips that hang in the planner's free mornings. */
export function PinnedFacts({ level }: { level: Level }) {
  return (
    <ul className={styles.facts}>
      {scheduleNotes[level].map(({ label, figure, text }) => (
        <li key={label} className={styles.fact}>
          <span>{label}</span>
          <b>{figure}</b>
          {text}
        </li>
      ))}
    </ul>
  );
}
