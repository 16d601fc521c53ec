import { classesPage } from '#content/office/classes-page.ts';
import { useTakeDown } from '../api/classes.ts';
import type { GoneClass } from '../api/timetable.ts';
import { announce } from '../chrome/announce.ts';
import { focusHeading } from '../chrome/heading.tsx';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import { longDay } from './date-words.ts';
import styles from './left-timetable.module.css';

const words = classesPage.left;

/** Changes of classes that the timetable has lost: only the office sees them. */
export function LeftTimetable({ gone }: { gone: readonly GoneClass[] }) {
  const takeDown = useTakeDown();
  if (gone.length === 0) return null;
  return (
    <section className={styles.left} aria-labelledby="left">
      <h2 id="left">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {gone.flatMap(({ id, changes }) =>
          changes.map((change) => (
            <li key={change.id}>
              <span>
                <b>{id}</b>, {longDay(change.date)}:{' '}
                {classesPage.sheet.kinds[change.kind].toLowerCase()}
              </span>
              <Button
                small
                aria-label={words.undo(id, longDay(change.date))}
                busy={
                  takeDown.isPending &&
                  takeDown.variables === change.id &&
                  classesPage.sheet.undoing
                }
                onClick={() =>
                  takeDown.mutate(change.id, {
                    onSuccess: () => {
                      announce(words.undone);
                      focusHeading();
                    },
                  })
                }
              >
                {classesPage.sheet.undo}
              </Button>
            </li>
          )),
        )}
      </ul>
      <p role="alert">{takeDown.isError && sentenceFor(takeDown.error)}</p>
    </section>
  );
}
