import { sitePage } from '#content/office/site-page.ts';
import { pageNames } from '#content/pages/page-names.ts';
import { sitePaths } from '#content/pages/paths.ts';
import { documentFields } from '#content/schemas/documents.ts';
import { type EditorField, entryName, fieldAt, valueText } from '#content/schemas/editor-fields.ts';
import { type Clock, type IsoDate, isDate } from '#content/teaching/dates.ts';
import { minutesOf, timeText } from '#rules/calendar/times.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import type { SiteChange } from '../api/site.ts';
import { shortDate } from '../format/date-words.ts';
import { listed } from '../format/words.ts';
import styles from './changes.module.css';
import { isSame, stepsOf } from './document-value.ts';

const words = sitePage.publishing;

/** Longer texts are cut off where their change is named. */
const LONGEST = 80;

/** A change in words: 'Cambridge A Level, per hour', the old value and the new one. */
export function ChangeWords({ change }: { change: SiteChange }) {
  const { document, path, label, from, to } = change;
  const field = fieldAt(documentFields[document], stepsOf(path));
  const entry = from ?? to;
  if ((from === null || to === null) && typeof entry === 'object') {
    return (
      <>
        <b>{label}</b>
        <span className={styles.turned}>
          <b>{to === null ? words.removed : words.added}</b>
          {entryName(entry) && !label.includes(entryName(entry) ?? '') && (
            <span>{entryName(entry)}</span>
          )}
        </span>
      </>
    );
  }
  // The same value is no longer a placeholder; the same entries have another order.
  const isOrder = field?.item?.kind === 'record' && Array.isArray(from);
  if (isSame(from, to) || isOrder) {
    return (
      <>
        <b>{label}</b>
        <span className={styles.turned}>
          <b>{isOrder ? words.reordered : words.confirmed}</b>
        </span>
      </>
    );
  }
  return (
    <>
      <b>{label}</b>
      <span className={styles.turned}>
        <s>{valueWords(field, from)}</s>
        <span aria-hidden="true">→</span>
        <VisuallyHidden>{words.now}</VisuallyHidden>
        <b>{valueWords(field, to)}</b>
      </span>
    </>
  );
}

/** A value as the office writes it: '3.00 p.m.', 'Friday 25 December', 'LKR 1,350'. */
export function valueWords(field: EditorField | undefined, value: unknown): string {
  if (field?.kind === 'time' && isClock(value)) return timeText(minutesOf(value));
  if (field?.kind === 'date' && isDate(String(value))) return shortDate(value as IsoDate);
  return shortText(valueText(field, value));
}

function isClock(value: unknown): value is Clock {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
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
  return Object.hasOwn(pageNames, path) ? pageNames[path as keyof typeof pageNames].name : path;
}
