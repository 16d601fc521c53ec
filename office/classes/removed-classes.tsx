import { classesPage } from '#content/office/classes-texts.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useClasses, useWithdrawChange } from '../api/class-queries.ts';
import { announce } from '../browser/announce.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { Problem } from '../chrome/failed.tsx';
import { longDay } from '../format/office-dates.ts';
import styles from './closing.module.css';

const words = classesPage.left;

/** Changes of classes that were removed from the timetable. */
export function RemovedClasses() {
  const { gone: removed = [] } = useClasses().data ?? {};
  const withdraw = useWithdrawChange();
  if (removed.length === 0) return null;
  return (
    <section className={classNames(styles.list, styles.removed)} aria-labelledby="left">
      <h2 id="left">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {removed.flatMap(({ id, changes }) =>
          changes.map((change) => (
            <li key={change.id}>
              <span>
                {[
                  `${id}, ${longDay(change.date)}:`,
                  classesPage.sheet.kinds[change.kind].toLowerCase(),
                ].join(' ')}
              </span>
              <Button
                size="small"
                aria-label={words.undo(id, longDay(change.date))}
                busy={
                  withdraw.isPending &&
                  withdraw.variables === change.id &&
                  classesPage.sheet.undoing
                }
                onClick={() =>
                  withdraw.mutate(change.id, {
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
      <Problem error={withdraw.error} />
    </section>
  );
}
