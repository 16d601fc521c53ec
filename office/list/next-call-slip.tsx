import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../api/submission.ts';
import { clockWords } from '../clock/clock-words.ts';
import { firstNumber } from '../submission/numbers.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './next-call-slip.module.css';

const words = office.list;

/** The next call, one tap away: on desks the one orange button of the list. */
export function NextCallSlip({ item, now }: { item: Item; now: Instant }) {
  const number = firstNumber(item);
  const navigate = useNavigate();
  const { main, isLate } = clockWords(item, now);
  return (
    <aside className={styles.slip} aria-label={words.nextCall}>
      <p className={styles.title}>{words.nextCall}</p>
      <p className={styles.name}>{item.name}</p>
      <p className={isLate ? styles.late : styles.left}>{main}</p>
      {number && (
        <div className={styles.ways}>
          <ButtonLink
            look="go"
            href={number.call}
            className={styles.call}
            onClick={() => navigate(`/submissions/${item.reference}`)}
          >
            <Icon name="phone" />
            {number.text}
          </ButtonLink>
          {number.whatsApp && (
            <ButtonLink
              href={number.whatsApp}
              target="_blank"
              rel="noreferrer"
              aria-label={words.whatsAppTo(item.name)}
            >
              <Icon name="whatsapp" />
              {words.whatsApp}
            </ButtonLink>
          )}
        </div>
      )}
    </aside>
  );
}
