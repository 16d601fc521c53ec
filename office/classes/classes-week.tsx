import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { type Day, days, type IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { hourText } from '#content/teaching/times.ts';
import { addDays, dayOf, nextDate } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { type Group, groupNames, groupOf } from '#rules/timetable/classes.ts';
import type { Stretch } from '#rules/timetable/planner-rows.ts';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import tabs from '#ui/tabs.module.css';
import { VisuallyHidden } from '#ui/text.tsx';
import { dayClass, Hours, rowsClass, weekClass } from '#ui/week.tsx';
import { useIsDesk } from '../browser/desk.ts';
import styles from './classes-week.module.css';
import { OldPlaceMark, Slip } from './slip.tsx';
import { boardHours, lanesOf, type WeekDay } from './week-of.ts';

/** The week with its changes, from today on. `children` is below the weekdays. */
export function Week({
  week,
  today,
  open,
  children,
}: {
  week: readonly WeekDay[];
  today: IsoDate;
  open: (id: string) => void;
  children?: ReactNode;
}) {
  return (
    <Planner
      today={today}
      week={week.map(({ day, slots, oldPlaces }) => ({
        day,
        classes: slots,
        oldPlaces,
        blocks: (
          <>
            {slots.map((slot) => (
              <Slip key={slot.one.id} slot={slot} open={open} />
            ))}
            {oldPlaces.map((place) => (
              <OldPlaceMark key={place.one.id} place={place} />
            ))}
          </>
        ),
      }))}
    >
      {children}
    </Planner>
  );
}

interface PlannedDay {
  day: Day;
  classes: readonly Stretch[];
  /** Where moved classes usually are: they take no room from the others. */
  oldPlaces?: readonly Stretch[];
  blocks: ReactNode;
}

/**
 * A week, Monday to Sunday: on desks a board of the weekdays and one of the weekend, each with its
 * hours; on phones a list of days, which begins with today if it is given.
 */
export function Planner({
  week,
  today,
  children,
}: {
  week: readonly PlannedDay[];
  today?: IsoDate;
  children?: ReactNode;
}) {
  const isDesk = useIsDesk();
  const first = today ? days.indexOf(dayOf(today)) : 0;
  return (
    <>
      <VisuallyHidden as="h2">{words.week}</VisuallyHidden>
      <div
        className={styles.boards}
        data-crowded={week.some(({ classes }) => lanesOf(classes) > 2) || undefined}
      >
        {isDesk ? (
          groups.map((group) => (
            <Board
              key={group}
              group={group}
              week={week.filter(({ day }) => groupOf(day) === group)}
              today={today}
            />
          ))
        ) : (
          <Sheet>
            <ol className={weekClass} aria-label={words.week}>
              {[...week.slice(first), ...week.slice(0, first)].map((planned) => (
                <DayOfWeek key={planned.day} planned={planned} today={today} />
              ))}
            </ol>
          </Sheet>
        )}
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </>
  );
}

const groups = Object.keys(groupNames) as Group[];

/** The days of a group next to each other: each is as wide as its classes, they as high as they are long. */
function Board({
  group,
  week,
  today,
}: {
  group: Group;
  week: readonly PlannedDay[];
  today: IsoDate | undefined;
}) {
  const hours = boardHours(
    group,
    week.flatMap(({ classes, oldPlaces = [] }) => [...classes, ...oldPlaces]),
  );
  const style = {
    '--first': (hours[0] ?? 0) / 30,
    '--rows': (hours.length - 1) * 2,
    '--days': week.map(({ classes }) => dayWidth(lanesOf(classes))).join(' '),
  };
  return (
    <div className={styles.board} data-group={group} style={style as CSSProperties}>
      <Hours hours={hours.map(hourText)} />
      <Sheet className={styles.sheet}>
        <ol className={classNames(weekClass, styles.days)} aria-label={groupNames[group]}>
          {week.map((planned) => (
            <DayOfWeek key={planned.day} planned={planned} today={today} />
          ))}
        </ol>
      </Sheet>
    </div>
  );
}

/** A column for so many classes next to each other, with their edges. */
function dayWidth(lanes: number): string {
  return `minmax(calc((var(--narrowest, 0rem) + 8px) * ${lanes}), ${lanes}fr)`;
}

function DayOfWeek({
  planned: { day, blocks },
  today,
}: {
  planned: PlannedDay;
  today: IsoDate | undefined;
}) {
  const isToday = today !== undefined && dayOf(today) === day;
  return (
    <li className={dayClass(groupOf(day) === 'weekend')}>
      <h3>
        <span>{day}</span> {isToday && <mark className={styles.today}>{words.today}</mark>}
        {today && !isToday && <small>{whenText(nextDate(today, day), today)}</small>}
      </h3>
      <div className={rowsClass}>{blocks}</div>
    </li>
  );
}

/** 'tomorrow', '28 November' */
function whenText(date: IsoDate, today: IsoDate): string {
  return date === addDays(today, 1)
    ? words.sheet.tomorrow
    : dayFrom(today, date, { weekday: false });
}

/** The two levels as tabs. */
export function LevelTabs({ level }: { level: Level }) {
  return (
    <nav className={classNames(tabs.list, styles.tabs)} aria-label="Level">
      {levelKeys.map((key) => (
        <Link
          key={key}
          className={classNames(tabs.tab, styles.tab)}
          data-level={key}
          to={`?level=${key}`}
          aria-current={key === level || undefined}
          replace
        >
          {levels[key].name}
        </Link>
      ))}
    </nav>
  );
}
