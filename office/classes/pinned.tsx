import { classesPage } from '#content/office/classes-texts.ts';
import { sentence } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { timeRange, timeText } from '#content/teaching/times.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { meetsOn } from '#rules/timetable/changes.ts';
import { useNow } from '../browser/now.ts';
import { dayAndHour, longDay } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';
import layout from '../ui/layout.module.css';
import { NoWrap } from '../ui/no-wrap.tsx';
import rowLink from '../ui/row-link.module.css';
import styles from './pinned.module.css';
import { changesAhead, stretchOf, usual } from './week-of.ts';

const words = classesPage.pins;

/** The changes of these classes from today on, the next first. */
export function aheadOf(classes: readonly OfficeClass[], today: IsoDate) {
  return classes
    .flatMap((one) => changesAhead(one, today).map((change) => ({ one, change })))
    .sort((first, second) => (first.change.date < second.change.date ? -1 : 1));
}

/** Notes about the changes from today on. */
export function Pinned({
  ahead,
  open,
}: {
  ahead: ReturnType<typeof aheadOf>;
  open: (id: string, date: IsoDate) => void;
}) {
  const now = useNow();
  const today = colomboDate(now);
  if (ahead.length === 0) return null;
  return (
    <ul className={layout.columns} aria-label="Coming changes">
      {ahead.map(({ one, change }) => (
        <li key={change.id} className={styles.note}>
          <small>
            {dayOf(change) === today ? classesPage.today : longDay(dayOf(change), today)}
          </small>
          <button type="button" className={rowLink.link} onClick={() => open(one.id, change.date)}>
            {titleOf(one, change)}
          </button>
          <NoWrap as="p">{textOf(one, change, now)}</NoWrap>
        </li>
      ))}
    </ul>
  );
}

/** The day of the note: of a moved and then cancelled meeting, the day it was moved to. */
function dayOf(change: OfficeChange): IsoDate {
  return change.kind === 'cancelled' ? meetsOn(change) : change.date;
}

function titleOf({ subject }: OfficeClass, change: OfficeChange): string {
  if (change.kind === 'cancelled') return `No ${subject}`;
  if (change.kind === 'room') return `${subject} in ${change.room ?? ''}`;
  const stretch = stretchOf(change);
  return `${subject} at ${stretch ? briefHour(stretch.start) : ''}`;
}

/** 960 -> '4', 990 -> '4.30' */
function briefHour(minutes: number): string {
  return timeText(minutes)
    .replace(/ [ap]\.m\.$/, '')
    .replace('.00', '');
}

function textOf(
  one: OfficeClass,
  { kind, toDate, room, reason, by, at }: OfficeChange,
  now: Instant,
) {
  const { start, end } = usual(one);
  const parts = [
    kind === 'moved' && toDate && `On ${longDay(toDate, colomboDate(now))}.`,
    kind === 'moved' && words.instead(timeRange(start, end)),
    kind === 'moved' && room && `${room}.`,
    reason && sentence(reason),
    words.by(colleagueName(by), dayAndHour(at, now)),
  ];
  return parts.filter(Boolean).join(' ');
}
