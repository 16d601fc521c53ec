import { submissionWords as words } from '#content/office/submission.ts';
import type { Submission } from '../api/submission.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './mails.module.css';

const icons = { due: 'mail', delivered: 'check', dead: 'alert', 'not-sent': 'close' } as const;

/** The mails that belong to a submission, and whether they arrived. */
export function Mails({ mails }: { mails: Submission['mails'] }) {
  if (mails.length === 0) return null;
  return (
    <aside className={styles.slip} aria-label={words.mails}>
      <h2>{words.mails}</h2>
      <ul>
        {mails.map(({ message, recipient, state, attempts, lastError }) => (
          <li key={`${message} ${recipient}`}>
            <Icon name={icons[state]} />
            <div>
              <b>{words.mailNames[message] ?? message}</b>{' '}
              <span>{words.mailStates[state] ?? state}</span>
              <small>{recipient}</small>
              {state === 'not-sent' && <small>{lastError}</small>}
              {(state === 'due' || state === 'dead') && attempts > 0 && (
                <small>{words.mailTries(attempts) + (lastError ? `: ${lastError}` : '')}</small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
