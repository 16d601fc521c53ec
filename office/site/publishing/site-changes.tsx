import { sitePage } from '#content/office/site-texts.ts';
import { pageNames, sitePaths } from '#content/pages/paths.ts';
import { isSame, stepsOf } from '#content/schemas/document-value.ts';
import { documentFields } from '#content/schemas/documents.ts';
import { type EditorField, entryName, fieldAt, valueText } from '#content/schemas/editor-fields.ts';
import { listed } from '#content/sentence.ts';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { minutesOf, timeRange, timeText } from '#rules/calendar/times.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import type { SiteChange } from '../../api/site-queries.ts';
import styles from './site-changes.module.css';

const words = sitePage.publishing;

/** Longer texts are cut off where their change is named. */
const LONGEST = 80;

/** A change in words: 'Cambridge A Level, per hour', the old value and the new one. */
export function ChangeWords({ change }: { change: SiteChange }) {
  const { document, path, label, from, to } = change;
  const field = fieldAt(documentFields[document], stepsOf(path));
  const what = actOf(change, field);
  const name = entryName(from ?? to);
  return (
    <>
      <b>{label}</b>
      <span className={styles.turned}>
        {what ? (
          <>
            <b>{what}</b>
            {name && !label.includes(name) && <span>{name}</span>}
          </>
        ) : (
          <>
            <s>{valueWords(field, from)}</s>
            <span aria-hidden="true">→</span>
            <VisuallyHidden>{words.now}</VisuallyHidden>
            <b>{valueWords(field, to)}</b>
          </>
        )}
      </span>
    </>
  );
}

/** What happened to an entry, a list or a placeholder; undefined for a value that is another one. */
function actOf({ from, to }: SiteChange, field: EditorField | undefined): string | undefined {
  if (field?.kind === 'hours') return undefined;
  if (to === null && typeof from === 'object') return words.removed;
  if (from === null && typeof to === 'object') return words.added;
  if (field?.item?.kind === 'record' && Array.isArray(from)) return words.reordered;
  // The same value is no longer a placeholder.
  return isSame(from, to) ? words.confirmed : undefined;
}

/** A value as the office writes it: '3.00 p.m.', 'Friday 25 December', 'LKR 1,350'. */
export function valueWords(field: EditorField | undefined, value: unknown): string {
  if (field?.kind === 'hours' && value) {
    const { from, to } = value as { from: Clock; to: Clock };
    return timeRange(minutesOf(from), minutesOf(to));
  }
  if (field?.kind === 'time' && value) return timeText(minutesOf(value as Clock));
  if (field?.kind === 'date' && value) return dayText(value as IsoDate);
  return shortText(valueText(field, value));
}

export function shortText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/** 'Fee Structure, Home and 4 programme pages' */
export function pagesText(pages: readonly string[]): string {
  if (pages.length === sitePaths.length) return words.everyPage;
  const programmes = pages.filter((page) => page.startsWith('/programs/'));
  const others = pages.filter((page) => !programmes.includes(page)).map(pageName);
  const [only, ...more] = programmes;
  const last = only && (more.length === 0 ? pageName(only) : words.programmes(programmes.length));
  return listed(last ? [...others, last] : others);
}

export function pageName(path: string): string {
  return Object.hasOwn(pageNames, path) ? pageNames[path as keyof typeof pageNames] : path;
}
