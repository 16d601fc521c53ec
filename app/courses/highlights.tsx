import { BookOpen, CalendarDays, FlaskConical, type IconNode, Pencil, Users } from 'lucide';
import type { Highlight } from '#content/teaching/programmes/programme-record.ts';
import { Icon } from '#ui/icon.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './highlights.module.css';

const icons: Record<Highlight['icon'], IconNode> = {
  book: BookOpen,
  calendar: CalendarDays,
  flask: FlaskConical,
  pencil: Pencil,
  users: Users,
};

/** Highlights side by side, each a pictogram, a title and a few words. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className={styles.list}>
      {highlights.map(({ title, subtitle, icon }) => (
        <li key={title}>
          <Icon of={icons[icon]} />
          <div>
            <b>{title}</b>
            <NoWrap as="p" className="quiet">
              {subtitle}
            </NoWrap>
          </div>
        </li>
      ))}
    </ul>
  );
}
