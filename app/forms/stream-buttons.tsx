import { streams, streamWords } from '#content/forms/registration.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { FieldHint } from '#ui/field.tsx';
import styles from './stream-buttons.module.css';

/** The A Level streams: each a tap that ticks its subjects. */
export function StreamButtons({ choose }: { choose: (subjects: readonly string[]) => void }) {
  return (
    <div className={styles.streams}>
      <FieldHint>
        <b>{streamWords.heading}.</b> {streamWords.note}
      </FieldHint>
      <ButtonRow className={styles.row}>
        {streams.map(({ name, subjects }) => (
          <button
            key={name}
            type="button"
            className={styles.stream}
            onClick={() => choose(subjects)}
          >
            {name}
          </button>
        ))}
      </ButtonRow>
    </div>
  );
}
