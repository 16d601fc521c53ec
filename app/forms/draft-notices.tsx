import { draftWords } from '#content/forms/form-help.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './notices.module.css';

/** Offers back what was typed on this phone before. */
export function DraftOffer({
  from,
  restore,
  clear,
}: {
  /** When it was saved, in milliseconds. */
  from: number;
  restore: () => void;
  clear: () => void;
}) {
  return (
    <div className={styles.notice} role="status">
      <p>{draftWords.offer(dateText(colomboDate(from)))}</p>
      <ButtonRow className={styles.actions}>
        <Button size="small" onClick={restore}>
          {draftWords.restore}
        </Button>
        <Button size="small" variant="link" onClick={clear}>
          {draftWords.clear}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Says under the form that it is kept, and how to be rid of it. */
export function DraftSaved({ clear }: { clear: () => void }) {
  return (
    <p className={classNames('small', styles.saved)}>
      {draftWords.kept}{' '}
      <Button size="small" variant="link" onClick={clear}>
        {draftWords.clear}
      </Button>
    </p>
  );
}
