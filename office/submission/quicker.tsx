import { officeStates } from '#content/office/states.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Conflict } from '../api/submission.ts';
import { hourOf } from '../clock/colombo-words.ts';
import { Notice } from '../ui/notice.tsx';
import { person } from './person.ts';
import styles from './quicker.module.css';

/** A colleague has written something else meanwhile: who, what and when. Nobody is blamed. */
export function Quicker({ conflict: { by, at, state } }: { conflict: Conflict }) {
  return (
    <div className={styles.quicker}>
      <Notice
        icon="alert"
        title={
          <>
            {words.quicker(person(by), officeStates[state].name)}{' '}
            <span className={styles.time}>{hourOf(at)}</span>
          </>
        }
      >
        <p>{words.quickerText}</p>
      </Notice>
    </div>
  );
}
