import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import { classNames } from '#ui/class-names.ts';
import type { Item } from '../api/submission.ts';
import { firstNumber } from '../submission/numbers.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './dial.module.css';

/**
 * The number to ring, a target of its own beside the row's; nothing when there is none. Behind the
 * dial the submission opens, ready for what comes of the call.
 */
export function Dial({ item, className }: { item: Item; className?: string | undefined }) {
  const number = firstNumber(item);
  const navigate = useNavigate();
  if (!number) return null;
  return (
    <a
      className={classNames(styles.dial, className)}
      href={number.call}
      onClick={() => navigate(`/submissions/${item.reference}`)}
      aria-label={office.list.call(item.name, number.text)}
    >
      <Icon name="phone" />
      <span>{number.text}</span>
    </a>
  );
}
