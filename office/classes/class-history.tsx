import { classesPage } from '#content/office/classes-page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { ClassHistoryEntry, OfficeClass } from '../api/timetable.ts';
import { dayAndHour } from '../clock/colombo-words.ts';
import { person } from '../submission/person.ts';
import styles from './class-sheet.module.css';
import { shortDay } from './date-words.ts';

const words = classesPage.history;

/** The newest that is shown. */
const SHOWN = 5;

/** What was said of a class before, the newest first: also what was replaced or taken back. */
export function ClassHistory({ one, now }: { one: OfficeClass; now: Instant }) {
  if (one.history.length === 0) return null;
  const newest = one.history.slice(-SHOWN).reverse();
  return (
    <section className={styles.history}>
      <h3>{words.title}</h3>
      <ul>
        {newest.map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            {deedOf(entry)}{' '}
            <span>
              {person(entry.by)}, {dayAndHour(entry.at, now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function deedOf({ what, change }: ClassHistoryEntry): string {
  const day = change ? `${shortDay(change.date)}: ` : '';
  if (what === 'removed') return `${day}${words.removed}.`;
  if (what === 'open' || what === 'few' || what === 'full') {
    return `${classesPage.placesLabel}: ${classesPage.places[what].toLowerCase()}.`;
  }
  return `${day}${classesPage.sheet.kinds[what].toLowerCase()}.`;
}
