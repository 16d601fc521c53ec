import { sitePage } from '#content/office/site-page.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { pointer } from '#content/schemas/editor-fields.ts';
import { minutesOf, timeRange } from '#rules/calendar/times.ts';
import { Checkbox } from '#ui/choices.tsx';
import { FieldError, Fieldset, SelectField } from '#ui/field.tsx';
import { useDocument } from '../api/site.ts';
import { listed } from '../format/words.ts';
import { type Steps, valueAt } from './document-value.ts';
import { useEditing } from './editing.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, withError } from './field-frame.tsx';

// Fields that name a record of another document: its draft, which will be published with this one.

const words = sitePage.editor;

/** The classes that a teacher gives; the first step is the level. */
export function ClassesField({ field, steps }: FieldProps) {
  const { value: document, change, errors } = useEditing();
  const { data } = useDocument('timetable');
  const path = pointer(steps);
  const level = levelOf(steps);
  const chosen = (valueAt(document, steps) ?? []) as readonly string[];
  const timetable = data?.value as Documents['timetable'] | undefined;
  const classes = timetable?.classes[level] ?? [];
  const people = Object.values(document as Documents['teachers']).flat();
  const self = Object(valueAt(document, steps.slice(0, -1))).id;
  const subject = Object(valueAt(document, steps.slice(0, -1))).subject;
  // A class that was removed can only be unticked.
  const gone = chosen.filter((id) => timetable && !classes.some((one) => one.id === id));
  const shown = classes.filter((one) => one.subject === subject || chosen.includes(one.id));
  const others = classes.filter((one) => !shown.includes(one));
  const set = (id: string, isGiven: boolean) => {
    const rest = chosen.filter((one) => one !== id);
    change(steps, isGiven ? [...rest, id] : rest);
  };
  return (
    <FieldFrame field={field} steps={steps}>
      <Fieldset legend={field.label} aria-describedby={`${path}-error`}>
        {[...shown, ...others].map(({ id, subject, day, from, to }) => {
          const givers = people.filter((one) => one.id !== self && one.classes.includes(id));
          return (
            <label key={id} className={styles.tick}>
              <Checkbox
                name={path}
                checked={chosen.includes(id)}
                onChange={({ target }) => set(id, target.checked)}
              />
              <span>
                {subject}, {day} {timeRange(minutesOf(from), minutesOf(to))}{' '}
                {givers.length > 0 && <small>{listed(givers.map(({ name }) => name))}</small>}
              </span>
            </label>
          );
        })}
        {gone.map((id) => (
          <label key={id} className={styles.tick}>
            <Checkbox name={path} checked onChange={() => set(id, false)} />
            <span>{id}</span>
          </label>
        ))}
        <p className={styles.note}>
          {timetable && classes.length === 0 ? words.noClasses : words.anotherClass}
        </p>
        <FieldError id={`${path}-error`} {...withError(errors[path], field.label)} />
      </Fieldset>
    </FieldFrame>
  );
}

/** One of the teachers. */
export function TeacherField({ field, steps }: FieldProps) {
  const { value: document, change, errors } = useEditing();
  const { data } = useDocument('teachers');
  const path = pointer(steps);
  const id = String(valueAt(document, steps) ?? '');
  const teachers = (data?.value as Documents['teachers'] | undefined)?.[levelOf(steps)] ?? [];
  return (
    <FieldFrame field={field} steps={steps}>
      <SelectField
        label={field.label}
        name={path}
        value={id}
        onChange={({ target }) => change(steps, target.value)}
        {...withError(errors[path], field.label)}
      >
        {!teachers.some((one) => one.id === id) && <option value={id}>{id || words.choose}</option>}
        {teachers.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
    </FieldFrame>
  );
}

function levelOf([level]: Steps) {
  return level === 'a-level' ? 'a-level' : 'o-level';
}
