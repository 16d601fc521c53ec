import { useState } from 'react';
import { useLocation } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import { isSame } from '#content/schemas/document-value.ts';
import type { EditorField } from '#content/schemas/editor-fields.ts';
import { hoursTextOf, type OpeningHours } from '#content/school/school.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxChip } from '#ui/choices.tsx';
import { useEditing } from '../editor/editing.ts';
import styles from './document-field.module.css';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';
import { Control } from './value-field.tsx';

const words = sitePage.editor;

/** Whether a field is the opening hours of a week. */
export function isWeek({ kind, fields }: EditorField): boolean {
  const days = Object.values(fields ?? {});
  return kind === 'record' && days.length > 0 && days.every((day) => day.kind === 'hours');
}

/**
 * The opening hours of a week: neighbouring days with the same hours are one line until they are
 * split. Below them is what families read.
 */
export function WeekField({ field, steps }: FieldProps) {
  const { path, value } = useField({ field, steps });
  const { hash } = useLocation();
  const hours = value as Record<string, unknown>;
  const days = Object.keys(field.fields ?? {});
  const isLikeBefore = (day: string) =>
    isSame(hours[day], hours[days[days.indexOf(day) - 1] ?? '']);
  // A line does not grow while it is edited. A link to a day shows each day.
  const [starts, setStarts] = useState(() => days.filter((day) => !isLikeBefore(day)));
  const [seen, setSeen] = useState('');
  if (seen !== hash) {
    setSeen(hash);
    if (hash.startsWith(`#${path}/`)) setStarts(days);
  }
  const lines: string[][] = [];
  for (const day of days) {
    const line = lines.at(-1);
    if (line && isLikeBefore(day) && !starts.includes(day)) line.push(day);
    else lines.push([day]);
  }
  return (
    <>
      {lines.map((line) => (
        <HoursField
          key={line[0]}
          field={field}
          steps={steps}
          days={line}
          split={() => setStarts([...starts, ...line])}
        />
      ))}
      <FamiliesRead name={steps.at(-1)} hours={hours as OpeningHours} />
    </>
  );
}

/** When some days open and close, or that they are closed. */
function HoursField({
  field: week,
  steps,
  days,
  split,
}: FieldProps & { days: readonly string[]; split: () => void }) {
  const { change } = useEditing();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const own = [...steps, first];
  const label = first === last ? first : words.days(first, last);
  const field = { ...(week.fields?.[first] as EditorField), label };
  const { path, value } = useField({ field, steps: own });
  const set = (key: readonly string[], next: unknown) => {
    for (const day of days) change([...steps, day, ...key], next);
  };
  return (
    <FieldGroup
      field={field}
      steps={own}
      others={days.slice(1).map((day) => [...steps, day])}
      className={styles.hours}
    >
      <CheckboxChip
        name={path}
        checked={value !== null}
        onChange={({ target }) => set([], target.checked ? { from: '08:30', to: '17:00' } : null)}
      >
        {words.open}
      </CheckboxChip>
      {value !== null &&
        Object.entries(field.fields ?? {}).map(([key, time]) => (
          <Control key={key} field={time} steps={[...own, key]} set={(next) => set([key], next)} />
        ))}
      {days.length > 1 && (
        <Button variant="link" size="small" aria-label={words.splitDays(label)} onClick={split}>
          {words.split}
        </Button>
      )}
    </FieldGroup>
  );
}

/** The hours as pages write them, once all of them are times. */
function FamiliesRead({ name, hours }: { name: string | undefined; hours: OpeningHours }) {
  const isTime = (time: string) => /^\d\d:\d\d$/.test(time);
  const open = Object.values(hours).filter((day) => day !== null && typeof day === 'object');
  const isWhole = open.every(({ from, to }) => isTime(from) && isTime(to));
  const textOf = Object.hasOwn(hoursTextOf, name ?? '')
    ? hoursTextOf[name as keyof typeof hoursTextOf]
    : undefined;
  if (!textOf || !isWhole) return null;
  return (
    <p className={styles.shown}>
      <span>{words.familiesRead}</span> <b>{textOf(hours).text}</b>
    </p>
  );
}
