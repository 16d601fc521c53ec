import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sitePage } from '#content/office/site-page.ts';
import { type EditorField, entryName, pointer } from '#content/schemas/editor-fields.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, Fieldset } from '#ui/field.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { announce } from '../browser/announce.ts';
import { Icon } from '../ui/icon.tsx';
import { type Steps, stepsOf, valueAt } from './document-value.ts';
import { useEditing } from './editing.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldProps, Problems, withError } from './field-frame.tsx';
import styles from './list-field.module.css';
import { emptyEntry, keyOf } from './new-entry.ts';
import { PictureField } from './picture-field.tsx';
import { ClassesField, TeacherField } from './references.tsx';
import { TickField, ValueField } from './value-field.tsx';

const words = sitePage.list;

/** A field of a document, as its kind is edited. */
export function DocumentField({ field, steps }: FieldProps) {
  switch (field.kind) {
    case 'record':
      return (
        <Fieldset legend={field.label} className={fieldStyles.record}>
          <RecordFields field={field} steps={steps} />
        </Fieldset>
      );
    case 'list':
      if (field.item?.kind === 'choice') return <TickField field={field} steps={steps} />;
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
  const { value: document, change, errors } = useEditing();
  const { hash } = useLocation();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  const [removed, setRemoved] = useState<{ entry: unknown; at: number }[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const path = pointer(steps);
  const item = field.item as EditorField;
  const entries = (valueAt(document, steps) ?? []) as readonly unknown[];
  const isFull = entries.length >= (field.most ?? Number.POSITIVE_INFINITY);
  // An entry that only names another record is as short as its name.
  const isShort = item.kind !== 'record' || Boolean(item.fields?.id?.label);
  const set = (next: readonly unknown[]) => change(steps, next);
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
    announce(words.moved(name, to + 1, entries.length));
    focus(`[data-entry="${path}/${to}"] [data-by="${by}"]`);
  };
  const add = () => {
    const entry = emptyEntry(item, entries);
    set([...entries, entry]);
    setOpened([...opened, keyOf(entry, entries.length)]);
    focus(`[data-entry="${path}/${entries.length}"] :is(input, select, textarea)`);
  };
  const remove = (at: number) => {
    setRemoved([...removed, { entry: entries[at], at }]);
    set(entries.toSpliced(at, 1));
    focus(`[data-removed="${path}"] li:last-child button`);
  };
  const putBack = (which: number) => {
    const { entry, at = 0 } = removed[which] ?? {};
    setRemoved(removed.toSpliced(which, 1));
    set(entries.toSpliced(at, 0, entry));
    focus(`[data-entry="${path}/${Math.min(at, entries.length)}"] button`);
  };

  return (
    <div ref={body} className={styles.list} data-path={path}>
      <FieldFrame field={field} steps={steps}>
        <Fieldset
          legend={
            // A chapter has its name as a heading.
            steps.length === 1 ? <VisuallyHidden>{field.label}</VisuallyHidden> : field.label
          }
        >
          {entries.length === 0 && <p className={styles.empty}>{words.none}</p>}
          <ol>
            {entries.map((entry, at) => {
              const own = [...steps, String(at)];
              const key = keyOf(entry, at);
              const name = isShort ? `${at + 1}` : (entryName(entry) ?? words.newEntry);
              const isOpen = opened.includes(key);
              return (
                <Row
                  key={isShort ? at : key}
                  {...{ name, isOpen, isShort, item }}
                  steps={own}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                  toggle={() =>
                    setOpened(isOpen ? opened.filter((one) => one !== key) : [...opened, key])
                  }
                  move={(by) => move(at, by, name)}
                  remove={() => remove(at)}
                />
              );
            })}
          </ol>
          <ul data-removed={path}>
            {removed.map(({ entry }, which) => (
              <li key={keyOf(entry, which)} className={styles.removed}>
                <span>{words.removed(entryName(entry) ?? words.newEntry)}</span>
                <Button variant="link" size="small" onClick={() => putBack(which)}>
                  {sitePage.publishing.undo}
                </Button>
              </li>
            ))}
          </ul>
          {isFull ? (
            <p className={styles.empty}>{words.most(entries.length)}</p>
          ) : (
            <Button size="small" aria-label={words.addTo(field.label)} onClick={add}>
              <Icon name="plus" />
              <span>{words.add}</span>
            </Button>
          )}
          <FieldError id={`${path}-error`} {...withError(errors[path], field.label)} />
        </Fieldset>
      </FieldFrame>
    </div>
  );
}

/** An entry: its name and its buttons, and its fields while it is open. */
function Row({
  name,
  item,
  steps,
  isOpen,
  isShort,
  isFirst,
  isLast,
  toggle,
  move,
  remove,
}: {
  name: string;
  item: EditorField;
  steps: Steps;
  isOpen: boolean;
  /** Its fields are in the row itself. */
  isShort: boolean;
  isFirst: boolean;
  isLast: boolean;
  toggle: () => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}) {
  const { problems, errors } = useEditing();
  const path = pointer(steps);
  const isWrong = Object.keys(errors).some((error) => error.startsWith(`${path}/`));
  return (
    <li className={styles.entry} data-entry={path} data-wrong={isWrong || undefined}>
      <div className={styles.row}>
        {!isShort && <b className={styles.name}>{name}</b>}
        {isShort && (
          <div className={styles.name}>
            <DocumentField field={{ ...item, label: name }} steps={steps} />
          </div>
        )}
        <span className={styles.movers}>
          <button
            type="button"
            data-by="-1"
            aria-label={words.up(name)}
            aria-disabled={isFirst}
            onClick={() => move(-1)}
          >
            <Icon name="chevron-up" />
          </button>
          <button
            type="button"
            data-by="1"
            aria-label={words.down(name)}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            <Icon name="chevron-down" />
          </button>
        </span>
        {!isShort ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? words.done : words.change}: ${name}`}
            onClick={toggle}
          >
            {isOpen ? words.done : words.change}
          </Button>
        ) : (
          <Button variant="link" size="small" aria-label={words.removeName(name)} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      <Problems problems={problems.filter((problem) => problem.path === path)} />
      {!isShort && isOpen && (
        <div className={styles.fields}>
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
