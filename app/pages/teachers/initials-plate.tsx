import { classNames } from '#ui/class-names.ts';
import styles from './initials-plate.module.css';

/**
 * A teacher's initials on the cover of an exercise book in the colour of their subject. Decorative:
 * the name stands beside it.
 *
 * @param at what it opens: a teacher's card in the list, or the title of their dialog
 */
export function InitialsPlate({ initials, at }: { initials: string; at: 'card' | 'title' }) {
  return (
    <span className={classNames(styles.plate, styles[at])} aria-hidden="true">
      {initials}
    </span>
  );
}
