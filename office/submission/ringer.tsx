import { office } from '#content/office/page.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { PhoneNumber } from './numbers.ts';
import styles from './ringer.module.css';

/** A number to tap: whose it is, and WhatsApp beside it where there can be one. */
export function Ringer({
  number,
  name,
  title,
  isFirst,
}: {
  number: PhoneNumber;
  name: string;
  /** Who answers it, under the number. */
  title: string;
  /** On desks the one orange button of the view. */
  isFirst: boolean;
}) {
  return (
    <div className={classNames(styles.ringer, isFirst && styles.first)}>
      <a className={styles.number} href={number.call}>
        <Icon name="phone" />
        <b>{number.text}</b>
        <small>{title}</small>
      </a>
      {number.whatsApp && (
        <a
          className={styles.chat}
          href={number.whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={office.list.whatsAppTo(name)}
        >
          <Icon name="whatsapp" />
          {office.list.whatsApp}
        </a>
      )}
    </div>
  );
}
