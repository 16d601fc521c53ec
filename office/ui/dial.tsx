import { Mail, Phone } from 'lucide';
import { Link, useNavigate } from 'react-router';
import { submissionWords } from '#content/office/submission-texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { shortName } from '../format/words.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Item } from '../model/types.ts';
import styles from './dial.module.css';
import { IconLabel } from './icon-label.tsx';
import outlined from './outlined.module.css';

/**
 * The number to call, its own target inside a row. A tap dials, and opens the submission for the
 * result of the call. Nothing if the family gave no number, except a link to write to the next one.
 */
export function Dial({
  item,
  isNext = false,
  className,
}: {
  item: Item;
  /** The next call: the one orange button of a desk. */
  isNext?: boolean;
  className?: string | undefined;
}) {
  const number = firstNumber(item);
  const navigate = useNavigate();
  const page = `/submissions/${item.reference}`;
  const classes = classNames(outlined.outlined, styles.dial, isNext && styles.next, className);
  if (number) {
    return (
      <a className={classes} href={number.call} onClick={() => navigate(page)}>
        <IconLabel of={Phone}>
          {isNext && <small>Next: </small>}
          <VisuallyHidden>{`Call ${item.name},`} </VisuallyHidden>
          <span>{number.text}</span>
        </IconLabel>
      </a>
    );
  }
  if (!isNext) return null;
  const label = submissionWords.writeTo(shortName(item.name));
  return (
    <Link className={classes} to={page} aria-label={`Next: ${label}`}>
      <IconLabel of={Mail}>{label}</IconLabel>
    </Link>
  );
}
