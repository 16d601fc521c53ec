import { Phone } from 'lucide';
import { useNavigate } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { classNames } from '#ui/class-names.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Item } from '../model/types.ts';
import styles from './dial.module.css';
import { IconLabel } from './icon-label.tsx';
import outlined from './outlined.module.css';

/**
 * The number to call, its own target inside a row. A tap dials, and opens the submission for the
 * result of the call. Nothing if the family gave no number.
 */
export function Dial({ item, className }: { item: Item; className?: string | undefined }) {
  const number = firstNumber(item);
  const navigate = useNavigate();
  if (!number) return null;
  return (
    <a
      className={classNames(outlined.outlined, styles.dial, className)}
      href={number.call}
      onClick={() => navigate(`/submissions/${item.reference}`)}
      aria-label={office.list.call(item.name, number.text)}
    >
      <IconLabel of={Phone}>{number.text}</IconLabel>
    </a>
  );
}
