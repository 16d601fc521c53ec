import { CircleAlert, Eye } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { cleanDocument } from '#content/schemas/clean-document.ts';
import {
  counterpart,
  type Difference,
  differences,
  isPlaceholder,
  isSame,
  type Steps,
  valueAt,
} from '#content/schemas/document-value.ts';
import { type EditorField, pointer } from '#content/schemas/editor-fields.ts';
import { valueWords } from '#rules/pages/value-words.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError, Fieldset } from '#ui/field.tsx';
import { capital } from '../../format/words.ts';
import boxes from '../../ui/boxes.module.css';
import { IconLabel } from '../../ui/icon-label.tsx';
import layout from '../../ui/layout.module.css';
import { useEditing } from '../editor/editing.ts';
import { pagesText } from '../publishing/site-changes.tsx';
import styles from './document-field.module.css';

const words = sitePage.editor;
const { undo: undoWord, undoLabel } = sitePage.publishing;

export interface FieldProps {
  field: EditorField;
  steps: Steps;
}

/** A field of the document around: its value, and the server's sentence about it. */
export function useField({ field, steps }: FieldProps) {
  const { value: document, change, errors } = useEditing();
  const path = pointer(steps);
  const value = valueAt(document, steps);
  return {
    path,
    value,
    set: (value: unknown) => change(steps, value),
    error: errorText(errors[path], field.label),
  };
}

/** The server's sentence for a field, without the field's name before it. */
function errorText(message: string | undefined, label: string): string | undefined {
  if (!message) return undefined;
  const at = message.indexOf(`${label}: `);
  return capital(at < 0 ? message : message.slice(at + label.length + 2));
}

/** A field with what is known about its value: an example, changed, doubtful, too long. */
export function FieldFrame({
  field,
  steps,
  others = [],
  children,
}: FieldProps & {
  /** The fields that the same controls change. */
  others?: readonly Steps[] | undefined;
  children: ReactNode;
}) {
  const { value: document, published, problems, changes, undo, confirm, nameOf } = useEditing();
  const path = pointer(steps);
  const value = valueAt(document, steps);
  const was = counterpart(document, steps, published);
  const isEmpty = value === null;
  const own = [steps, ...others].flatMap((each) =>
    ownDifferences(field, document, each, published),
  );
  const [difference] = own;
  const changed = own.map((one) => pointer(one.steps));
  const pages = changes
    .filter(({ path }) =>
      changed.some((one) => path === one || (!isList(field) && path.startsWith(`${one}/`))),
    )
    .flatMap((change) => change.pages);
  const shownAs = field.kind === 'phone' ? cleanDocument(field, value) : value;
  const frame = useRef<HTMLDivElement>(null);
  /** The pressed button disappears. */
  const focusField = () => {
    const controls = ':is(input, select, textarea, button):not([hidden])';
    frame.current?.querySelector<HTMLElement>(controls)?.focus();
  };
  return (
    <div ref={frame} className={styles.field} data-changed={own.length > 0 || undefined}>
      {children}
      <Counter field={field} value={value} />
      <Problems problems={problems.filter((problem) => problem.path === path)} />
      {field.kind === 'money' && isFarFrom(was, value) && (
        <Problems
          problems={[{ message: words.farFrom(valueWords(field, was, nameOf)), blocks: false }]}
        />
      )}
      {shownAs !== value && <p className="small">{words.shownAs(String(shownAs))}</p>}
      {isPlaceholder(document, steps) && (
        <p className={classNames(layout.row, styles.line)}>
          <mark className={styles.example}>
            {isEmpty || isSame(value, []) ? words.toFillIn : words.example}
          </mark>
          {!isEmpty && (
            <Button
              variant="link"
              size="small"
              aria-label={words.rightLabel(field.label)}
              onClick={() => {
                confirm(steps);
                focusField();
              }}
            >
              {words.right}
            </Button>
          )}
        </p>
      )}
      {difference && (
        <p className={classNames(layout.row, styles.line)}>
          <mark>
            {isList(field)
              ? sitePage.publishing.reordered
              : words.was(valueWords(field, difference.from, nameOf))}
          </mark>
          <Button
            variant="link"
            size="small"
            aria-label={undoLabel(field.label)}
            onClick={() => {
              own.forEach(undo);
              focusField();
            }}
          >
            {undoWord}
          </Button>
        </p>
      )}
      {pages.length > 0 && (
        <p className={styles.shown}>
          <IconLabel of={Eye}>{pagesText([...new Set(pages)])}</IconLabel>
        </p>
      )}
    </div>
  );
}

/**
 * The change of this field itself: of a list its order, since entries have their own changes. A text
 * has none in a list of another length, where each text may have another place.
 */
function ownDifferences(
  field: EditorField,
  document: unknown,
  steps: Steps,
  published: unknown,
): Difference[] {
  const [value, was] = [valueAt(document, steps), counterpart(document, steps, published)];
  const owner = steps.slice(0, -1);
  const [inside, before] = [valueAt(document, owner), counterpart(document, owner, published)];
  const isInOther = Array.isArray(before) && before.length !== Object(inside).length;
  if (owner.length > 0 && (before === undefined || isInOther)) return [];
  if (field.kind === 'list' && hasEntryFields(field)) {
    return differences(was, value, steps).filter((one) => one.steps.length === steps.length);
  }
  return isSame(was, value) ? [] : [{ steps, from: was ?? null, to: value ?? null }];
}

/** Whether each entry is shown with a field, or several, of its own. */
function hasEntryFields({ item }: EditorField): boolean {
  return item?.kind !== 'choice' && item?.kind !== 'id';
}

function isList({ item }: EditorField): boolean {
  return item?.kind === 'record';
}

/** Whether a price is so far from the one before that a zero may be missing, or one too many. */
function isFarFrom(was: unknown, price: unknown): boolean {
  if (typeof was !== 'number' || typeof price !== 'number') return false;
  return price >= was * 5 || price <= was / 5;
}

/** The same for several controls that answer one question. */
export function FieldGroup({
  field,
  steps,
  others,
  legend = field.label,
  className,
  children,
}: FieldProps & {
  others?: readonly Steps[] | undefined;
  legend?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { path, error } = useField({ field, steps });
  const id = `${path}-error`;
  return (
    <FieldFrame field={field} steps={steps} others={others}>
      <Fieldset name={path} legend={legend} className={className} aria-describedby={id}>
        {children}
        <FieldError id={id} error={error} />
      </Fieldset>
    </FieldFrame>
  );
}

/** What is wrong, or worth a look, about a value. */
export function Problems({
  problems,
}: {
  problems: readonly { message: string; blocks: boolean }[];
}) {
  return problems.map(({ message, blocks }) => (
    <p
      key={message}
      className={classNames(boxes.edged, blocks ? styles.wrong : styles.doubt)}
      role="status"
    >
      <IconLabel of={CircleAlert}>{message}</IconLabel>
    </p>
  ));
}

/** How many characters are left, once there are few. */
function Counter({ field: { kind, most }, value }: { field: EditorField; value: unknown }) {
  if (!most || typeof value !== 'string' || (kind !== 'text' && kind !== 'longText')) return null;
  const left = most - value.length;
  if (left > most / 5) return null;
  return <p className="small">{left < 0 ? words.over(-left) : words.left(left)}</p>;
}
