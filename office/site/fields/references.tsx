import { useQuery } from '@tanstack/react-query';
import { sitePage } from '#content/office/site-texts.ts';
import { type Steps, valueAt } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import type { Level } from '#content/teaching/levels.ts';
import { classWords } from '#rules/pages/value-words.ts';
import { SelectField } from '#ui/field.tsx';
import { siteQueries } from '../../api/site-queries.ts';
import { Problem } from '../../chrome/failed.tsx';
import { Options } from '../../ui/options.tsx';
import { useEditing, useEditor } from '../editor/editing.ts';
import { FieldFrame, type FieldProps, Problems, useField } from './field-frame.tsx';
import { TickField } from './value-field.tsx';

// Fields that name a record of another document: its draft, which will be published with this one.

const words = sitePage.editor;

/** The classes that a teacher gives, those of the subject first; the first step is the level. */
export function ClassesField({ field, steps }: FieldProps) {
  const { value: document, nameOf } = useEditing();
  const { data } = useQuery(siteQueries.document('timetable'));
  const chosen = (valueAt(document, steps) ?? []) as readonly string[];
  const timetable = data?.value as Documents['timetable'] | undefined;
  const classes = timetable?.classes[levelOf(steps)] ?? [];
  const people = Object.values(document as Documents['teachers']).flat();
  const self = Object(valueAt(document, steps.slice(0, -1))) as (typeof people)[number];
  const isLikely = (one: (typeof classes)[number]) =>
    one.subject === self.subject || chosen.includes(one.id);
  const choices = classes
    .toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)))
    .map((row) => {
      const { id } = row;
      const givers = people.filter((one) => one.id !== self.id && one.classes.includes(id));
      const by = givers.length > 0 ? ` (${listed(givers.map(({ name }) => name))})` : '';
      return { id, text: `${classWords(row)}${by}` };
    });
  // A class that was removed can be unticked.
  const gone = chosen.filter((id) => timetable && !classes.some((one) => one.id === id));
  return (
    <TickField
      field={field}
      steps={steps}
      choices={[...choices, ...gone.map((id) => ({ id, text: nameOf(id) ?? id }))]}
      note={timetable && classes.length === 0 ? words.noClasses : words.anotherClass}
    />
  );
}

/** One of the teachers. */
export function TeacherField({ field, steps }: FieldProps) {
  const { path, value, set, error } = useField({ field, steps });
  const { nameOf } = useEditing();
  const { data } = useQuery(siteQueries.document('teachers'));
  const id = String(value ?? '');
  const teachers = (data?.value as Documents['teachers'] | undefined)?.[levelOf(steps)] ?? [];
  return (
    <FieldFrame field={field} steps={steps}>
      <SelectField
        label={field.label}
        name={path}
        value={id}
        onChange={({ target }) => set(target.value)}
        error={error}
      >
        {!teachers.some((one) => one.id === id) && (
          <option value={id}>{id ? (nameOf(id) ?? id) : words.choose}</option>
        )}
        <Options of={teachers.map((one) => [one.id, one.name])} />
      </SelectField>
    </FieldFrame>
  );
}

type Teacher = Documents['teachers'][Level][number];

/** Who gives a class of the timetable: saved with the teachers, each of whom lists their classes. */
export function TeacherChoice({
  level,
  row,
}: {
  level: Level;
  row: { id: string; subject: string };
}) {
  const { editing } = useEditor('teachers');
  if (!editing) return null;
  const teachers = (valueAt(editing.value, [level]) ?? []) as readonly Teacher[];
  const givers = teachers.filter(({ classes }) => classes.includes(row.id));
  const chosen = givers.map(({ id }) => id).join();
  const ofSubject = teachers.filter(({ subject }) => subject === row.subject);
  const giveTo = (id: string) =>
    editing.change(
      [level],
      teachers.map((one) => {
        const others = one.classes.filter((each) => each !== row.id);
        return { ...one, classes: one.id === id ? [...others, row.id] : others };
      }),
    );
  return (
    <div>
      <SelectField label="Teacher" value={chosen} onChange={({ target }) => giveTo(target.value)}>
        <option value="">No teacher yet</option>
        {givers.length > 1 && (
          <option value={chosen}>{listed(givers.map(({ name }) => name))}</option>
        )}
        <Options
          of={[...new Set([...ofSubject, ...teachers])].map(({ id, name, subject }) => [
            id,
            `${name}, ${subject}`,
          ])}
        />
      </SelectField>
      <Problems
        problems={editing.problems.filter(({ path }) =>
          givers.some((giver) => path === `/${level}/${teachers.indexOf(giver)}/classes`),
        )}
      />
      {editing.status === 'unsaved' && <Problem error={editing.error} />}
    </div>
  );
}

function levelOf([level]: Steps) {
  return level === 'a-level' ? 'a-level' : 'o-level';
}
