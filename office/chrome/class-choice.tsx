import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { listed } from '#content/sentence.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { endedClasses } from '#rules/timetable/changes.ts';
import { classText as nameOfClass } from '#rules/timetable/classes.ts';
import { Button } from '#ui/button.tsx';
import { Fieldset } from '#ui/field.tsx';
import { useDocuments } from '../api/documents.ts';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { classText } from '../format/words.ts';
import { offeredClasses } from '../model/offered-classes.ts';
import type { OfficeClass, Submission } from '../model/types.ts';
import { Seats } from '../ui/bar.tsx';
import boxes from '../ui/boxes.module.css';
import { NoWrap } from '../ui/no-wrap.tsx';
import { Ticks } from '../ui/ticks.tsx';
import { Problem } from './failed.tsx';
import styles from './form.module.css';
import type { useFormDraft } from './use-form.ts';

/** Classes to tick: those of the student's level, the subjects that they asked for first. */
export function ClassChoice({
  legend,
  submission,
  saved,
  draft,
  isSaving,
  error,
  act = words.saveClasses,
  isMain = false,
  save,
  warnsBeyondSeats = false,
  children,
}: {
  legend: string;
  submission: Submission;
  /** The ids as they are on the server. */
  saved: readonly string[];
  /** What is ticked is stored until it is saved. */
  draft: Pick<
    ReturnType<typeof useFormDraft<{ ids: string[] }>>,
    'fields' | 'set' | 'isOvertaken' | 'remove'
  >;
  isSaving: boolean;
  error?: Error | null;
  /** The label of the button. */
  act?: string;
  /** Whether it is the one orange button of the view. */
  isMain?: boolean;
  /** Whether a class that has no free seat is pointed out; it can be chosen. */
  warnsBeyondSeats?: boolean;
  /** Above the button, with the classes that are ticked. */
  children?: (ids: readonly string[]) => ReactNode;
  /** Its callback is called once the classes are saved. */
  save: (ids: string[], done: () => void) => void;
}) {
  const { data } = useQuery(queries.classes);
  const className = useClassName();
  const { level, subjects } = submission;
  const offered = offeredClasses(data?.classes, level, saved);
  // A class that was ticked may have ended since, or the level was corrected: what is sent is in sight.
  const ids = draft.fields.ids.filter((id) => !data || offered.some((one) => one.id === id));
  const [first, others] = [true, false].map((isFirst) =>
    offered.filter((one) => isFirst === (subjects.includes(one.subject) || saved.includes(one.id))),
  );
  const chips = (classes: readonly OfficeClass[] = []) => (
    <Ticks
      options={classes.map((one) => ({
        value: one.id,
        subject: subjectColour(one.subject),
        text: (
          <span>
            <NoWrap as="span">{classText(one)}</NoWrap> <Seats of={one} />
          </span>
        ),
      }))}
      ticked={ids}
      set={(ids) => draft.set({ ids })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save(ids, draft.remove);
  };
  return (
    <form className={styles.form} data-screen="" onSubmit={submit}>
      <Fieldset legend={legend}>
        {chips(first)}
        {others && others.length > 0 && (
          <details open={first?.length === 0}>
            <summary>Other classes</summary>
            {chips(others)}
          </details>
        )}
      </Fieldset>
      {warnsBeyondSeats && (
        <div role="status">
          {offered
            .filter(({ id, placed, seats }) => ids.includes(id) && placed >= seats)
            .filter(({ id }) => !submission.placedIn.includes(id))
            .map((one) => (
              <p key={one.id} className={boxes.edged}>
                {words.beyond(classText(one), one.placed + 1, one.seats)}
              </p>
            ))}
        </div>
      )}
      <div role="status">
        {draft.isOvertaken && (
          <p className={boxes.edged}>{words.overtaken(listed(saved.map(className)))}</p>
        )}
      </div>
      {children && <div>{children(ids)}</div>}
      <Problem error={error} />
      <Button
        type="submit"
        size="small"
        variant={isMain ? 'primary' : 'outline'}
        busy={isSaving && 'Saving …'}
      >
        {act}
      </Button>
    </form>
  );
}

/** @returns a class's name by its id, which says if the class has ended or was removed */
export function useClassName(): (id: string) => string {
  const documents = useDocuments();
  const now = useNow();
  return (id) => {
    const name = nameOfClass(documents, id);
    return endedClasses(documents, [id], now).length > 0 ? words.endedName(name) : name;
  };
}
