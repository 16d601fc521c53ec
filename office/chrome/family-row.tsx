import type { ReactNode } from 'react';
import { office } from '#content/office/office-texts.ts';
import { classNames } from '#ui/class-names.ts';
import { NoBreak, VisuallyHidden } from '#ui/text.tsx';
import type { Item } from '../model/types.ts';
import { Dial } from '../ui/dial.tsx';
import layout from '../ui/layout.module.css';
import { RowLink } from '../ui/row-link.tsx';
import styles from './family-row.module.css';

/** A row of a list about one family: the whole row is a link to the submission. */
export function FamilyRow({
  item,
  isNew = false,
  isNext = false,
  isMarked = false,
  clock,
  about,
  children,
}: {
  item: Item;
  isNew?: boolean;
  /** It is the next call. */
  isNext?: boolean;
  /** On yellow: it waits for the office. */
  isMarked?: boolean;
  clock?: ReactNode;
  about: ReactNode;
  /** The last column. */
  children?: ReactNode;
}) {
  return (
    <li
      className={classNames(
        styles.row,
        isNew && styles.new,
        isMarked && styles.marked,
        item.held && styles.held,
      )}
    >
      {clock && <div className={styles.clock}>{clock}</div>}
      <div className={styles.name}>
        <RowLink to={`/submissions/${item.reference}`}>
          <span>{item.name}</span>
          <VisuallyHidden>, {item.reference}</VisuallyHidden>
        </RowLink>
        {isNew && (
          <span className={styles.tag} data-screen="">
            {office.list.justIn}
          </span>
        )}
        <small>
          <NoBreak>{item.reference}</NoBreak>
        </small>
      </div>
      <div className={styles.about}>{about}</div>
      <Dial item={item} isNext={isNext} className={styles.dial} />
      {children && <div className={classNames(layout.row, styles.state)}>{children}</div>}
    </li>
  );
}
