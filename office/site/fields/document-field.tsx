import { ChevronDown, ChevronUp, Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import {
  counterpart,
  hasEmpty,
  isEntries,
  putBack,
  type Steps,
  stepsOf,
  valueAt,
} from '#content/schemas/document-value.ts';
import {
  type EditorField,
  entryName,
  optionLabel,
  pointer,
} from '#content/schemas/editor-fields.ts';
import { Button, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { announce } from '../../browser/announce.ts';
import boxes from '../../ui/boxes.module.css';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import outlined from '../../ui/outlined.module.css';
import { useEditing } from '../editor/editing.ts';
import fieldStyles from './document-field.module.css';
import { FieldGroup, type FieldProps, Problems, useField } from './field-frame.tsx';
import styles from './list-field.module.css';
import { emptyEntry, keyOf } from './new-entry.ts';
import { PictureField } from './picture-field.tsx';
import { ClassesField, TeacherField } from './references.tsx';
import { TickField, ValueField } from './value-field.tsx';
import { isWeek, WeekField } from './week-field.tsx';

const words = sitePage.list;

/** A field of a document, as its kind is edited. */
export function DocumentField({ field, steps }: FieldProps) {
  switch (field.kind) {
    case 'record':
      if (isWeek(field)) return <WeekField field={field} steps={steps} />;
      return (
        <Fieldset legend={field.label} className={fieldStyles.record}>
          <RecordFields field={field} steps={steps} />
        </Fieldset>
      );
    case 'list':
      if (field.item?.kind === 'choice') {
        const choices = field.item.options?.map((id) => ({ id, text: optionLabel(id) })) ?? [];
        const note = field.empty === undefined ? undefined : sitePage.editor.everyLevel;
        return <TickField field={field} steps={steps} choices={choices} note={note} />;
      }
      if (field.item?.kind === 'id') return <ClassesField field={field} steps={steps} />;
      return <ListField field={field} steps={steps} />;
    case 'picture':
      return <PictureField field={field} steps={steps} />;
    case 'id':
      // The id of a record does not change; with a label it names a teacher.
      return field.label ? <TeacherField field={field} steps={steps} /> : null;
    default:
      return <ValueField field={field} steps={steps} />;
  }
}

/** The fields of a record. */
export function RecordFields({ field, steps }: FieldProps) {
  return Object.entries(field.fields ?? {}).map(([key, inner]) => (
    <DocumentField key={key} field={inner} steps={[...steps, key]} />
  ));
}

/** A list: entries are added, changed, moved and removed. A removed one can be put back. */
function ListField({ field, steps }: FieldProps) {
  const { path, value, set } = useField({ field, steps });
  const { hash } = useLocation();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  /** Entries that are in no published version, and were removed while the form was open. */
  const [dropped, setDropped] = useState<{ entry: unknown; at: number }[]>([]);
  const { value: document, published, nameOf } = useEditing();
  const body = useRef<HTMLDivElement>(null);
  const item = field.item as EditorField;
  const entries = (value ?? []) as readonly unknown[];
  const before = counterpart(document, steps, published);
  const known = isEntries(before) ? before : [];
  const missing = known.filter(({ id }) => !entries.some((one) => keyOf(one, '') === id));
  const isFull = entries.length >= (field.most ?? Number.POSITIVE_INFINITY);
  // A link to a field opens its entry.
  if (seen !== hash) {
    setSeen(hash);
    const [at] = stepsOf(decodeURIComponent(hash.slice(1)).slice(path.length));
    if (hash.slice(1).startsWith(`${path}/`) && at) {
      setOpened([...opened, keyOf(entries[Number(at)], at)]);
    }
  }

  /** Once the list is drawn again. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(selector)?.focus());
  const move = (at: number, by: number, name: string) => {
    const to = at + by;
    if (to < 0 || to >= entries.length) return;
    set(entries.toSpliced(at, 1).toSpliced(to, 0, entries[at]));
    announce(`${name} is now ${to + 1} of ${entries.length}.`);
    focus(`[data-entry="${path}/${to}"] [data-by="${by}"]`);
  };
  const add = () => {
    const entry = emptyEntry(item, entries);
    set([...entries, entry]);
    setOpened([...opened, keyOf(entry, entries.length)]);
    focus(`[data-entry="${path}/${entries.length}"] :is(input, select, textarea)`);
  };
  const remove = (at: number) => {
    if (!known.some(({ id }) => id === keyOf(entries[at], ''))) {
      setDropped([...dropped, { entry: entries[at], at }]);
    }
    set(entries.toSpliced(at, 1));
    focus(`[data-removed="${path}"] li:last-child button`);
  };
  const restore = (next: readonly unknown[], entry: unknown) => {
    set(next);
    focus(`[data-entry="${path}/${next.indexOf(entry)}"] button`);
  };
  const removed = [
    ...missing.map((entry) => ({
      entry,
      restore: () => restore(putBack(entries as typeof known, entry, known), entry),
    })),
    ...dropped.map((one) => ({
      entry: one.entry,
      restore: () => {
        setDropped(dropped.filter((each) => each !== one));
        restore(entries.toSpliced(one.at, 0, one.entry), one.entry);
      },
    })),
  ];

  return (
    <div ref={body} className={styles.list}>
      <FieldGroup
        field={field}
        steps={steps}
        // A chapter has its name as a heading.
        legend={steps.length === 1 ? <VisuallyHidden>{field.label}</VisuallyHidden> : field.label}
      >
        {entries.length === 0 && <p className={styles.empty}>The list is empty.</p>}
        <ol>
          {entries.map((entry, at) => {
            const key = keyOf(entry, at);
            const isOpen = opened.includes(key);
            return (
              <Row
                key={isShort(item) ? at : key}
                item={item}
                steps={[...steps, String(at)]}
                count={entries.length}
                isOpen={isOpen}
                toggle={() =>
                  setOpened(isOpen ? opened.filter((one) => one !== key) : [...opened, key])
                }
                move={(by, name) => move(at, by, name)}
                remove={() => remove(at)}
              />
            );
          })}
        </ol>
        <ul data-removed={path}>
          {removed.map(({ entry, restore }, which) => (
            <li
              key={keyOf(entry, which)}
              className={classNames(boxes.dashed, layout.row, layout.spread, styles.removed)}
            >
              <span>
                {words.removed(entryName(entry) ?? nameOf(keyOf(entry, '')) ?? words.newEntry)}
              </span>
              <Button variant="link" size="small" onClick={restore}>
                {sitePage.publishing.undo}
              </Button>
            </li>
          ))}
        </ul>
        {isFull ? (
          <p className={styles.empty}>{`The list is full: at most ${entries.length} entries.`}</p>
        ) : (
          <Button size="small" aria-label={words.addTo(field.label)} onClick={add}>
            <IconLabel of={Plus}>Add</IconLabel>
          </Button>
        )}
      </FieldGroup>
    </div>
  );
}

/** Whether the fields of an entry are in its row: one value, or the name of another record. */
function isShort({ kind, fields }: EditorField): boolean {
  return kind !== 'record' || Boolean(fields?.id?.label);
}

const movers = [
  { by: -1, icon: ChevronUp, label: words.up },
  { by: 1, icon: ChevronDown, label: words.down },
] as const;

/** An entry: its name and its buttons, and its fields while it is open. */
function Row({
  item,
  steps,
  count,
  isOpen,
  toggle,
  move,
  remove,
}: {
  item: EditorField;
  steps: Steps;
  /** Of all entries. */
  count: number;
  isOpen: boolean;
  toggle: () => void;
  move: (by: number, name: string) => void;
  remove: () => void;
}) {
  const { value: document, problems, errors } = useEditing();
  const path = pointer(steps);
  const at = Number(steps.at(-1));
  const isInRow = isShort(item);
  const name = isInRow ? String(at + 1) : (entryName(valueAt(document, steps)) ?? words.newEntry);
  const act = isOpen ? 'Done' : words.change;
  const isWrong = Object.keys(errors).some((error) => error.startsWith(`${path}/`));
  return (
    <li className={styles.entry} data-entry={path} data-wrong={isWrong || undefined}>
      <div className={classNames(layout.row, styles.row)}>
        <div className={styles.name}>
          {isInRow ? (
            <DocumentField field={{ ...item, label: name }} steps={steps} />
          ) : (
            <>
              <b>{name}</b>
              {!isWrong && hasEmpty(valueAt(document, steps)) && (
                <mark className={fieldStyles.example}>{sitePage.editor.toFillIn}</mark>
              )}
            </>
          )}
        </div>
        <span className={styles.movers}>
          {movers.map(({ by, icon, label }) => (
            <button
              key={by}
              type="button"
              className={classNames(iconButtonClass, outlined.outlined)}
              data-by={by}
              aria-label={label(name)}
              aria-disabled={at + by < 0 || at + by >= count}
              onClick={() => move(by, name)}
            >
              <Icon of={icon} />
            </button>
          ))}
        </span>
        {isInRow ? (
          <Button variant="link" size="small" aria-label={words.removeName(name)} onClick={remove}>
            {words.remove}
          </Button>
        ) : (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${act}: ${name}`}
            onClick={toggle}
          >
            {act}
          </Button>
        )}
      </div>
      <Problems problems={problems.filter((problem) => problem.path === path)} />
      {!isInRow && isOpen && (
        <div className={classNames(boxes.tray, styles.fields)}>
          <RecordFields field={item} steps={steps} />
          <Button
            variant="danger"
            size="small"
            aria-label={words.removeName(name)}
            onClick={remove}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
