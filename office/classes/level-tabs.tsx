import { Link } from 'react-router';
import { classesPage } from '#content/office/classes-page.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import styles from './level-tabs.module.css';

/** The two levels as tabs of the register: one band or two. */
export function LevelTabs({ level }: { level: Level }) {
  return (
    <nav className={styles.tabs} aria-label={classesPage.levels}>
      {levelKeys.map((key) => (
        <Link
          key={key}
          className={styles.tab}
          data-bands={key}
          to={key === 'o-level' ? '/classes' : `/classes?level=${key}`}
          aria-current={key === level || undefined}
          replace
        >
          {levels[key].name}
        </Link>
      ))}
    </nav>
  );
}
