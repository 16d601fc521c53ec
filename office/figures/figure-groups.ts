import { figuresPage as words } from '#content/office/figures-texts.ts';
import { channelNames, registrationSteps, sourceNames } from '#content/office/origins.ts';
import type { OfficeState } from '#content/office/states.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { addDays, startOf } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { classText, figures as figureText } from '../format/words.ts';
import type { Chosen, FilterKey, Tab } from '../model/list-view.ts';
import type { Figures, OfficeClass } from '../model/types.ts';
import { sharesOf } from '../ui/bar.tsx';

/** Days in Colombo, both included. */
export interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** A number, and the list that has as many rows. */
export interface Count {
  count: number;
  tab?: Tab | undefined;
  chosen: Chosen;
}

/** A line of a table. */
export interface Row {
  name: string;
  /** A subject's colour. */
  colour?: string | undefined;
  main: Count;
  /** Of how many the main number is a part. */
  of?: number | undefined;
  /** Other numbers after it; the first continues the bar. */
  more?: (Count & { label: string })[];
  /** The main number in the period before, and of how many it was a part. */
  before?: (Count & { of?: number | undefined }) | undefined;
}

export interface Group {
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** A chart that is not a list of bars. */
  chart?: 'columns' | 'steps' | 'seats' | undefined;
  rows: Row[];
}

/**
 * The parts of a row's bar, each from 0 to 1: its number, the one that continues it, and the number of
 * the period before. A part is compared with its own whole, any other number with the table's largest.
 */
export function barOf({ main, of, more: [next] = [], before }: Row, most: number) {
  return {
    ...sharesOf(main.count, next?.count ?? 0, of ?? most),
    before: before ? sharesOf(before.count, 0, before.of ?? most).share : 0,
  };
}

const DAY = 86_400_000;

/** More weeks are a list: their columns would be too narrow for their numbers. */
const MOST_COLUMNS = 6;

/** The period of equal length before. */
export function daysBefore({ from, to }: Days): Days {
  const length = Math.round((startOf(to) - startOf(from)) / DAY) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** The figures as tables, each number with its list. @param classes as they are `today` */
export function figureGroups(
  data: Figures,
  days: Days,
  classes: readonly OfficeClass[],
  today: IsoDate,
): Group[] {
  const { groups } = words;
  const { before, came } = data;
  const earlier = daysBefore(days);
  const counted = (count: number, chosen: Chosen, tab?: Tab): Count => ({
    count,
    tab,
    chosen: { ...days, ...chosen },
  });
  /** A line with the number of the period before. @param whole of how many it is a part */
  const compared = (
    name: string,
    chosen: Chosen,
    of: (figures: Totals) => number,
    whole?: (figures: Totals) => number,
  ): Row => ({
    name,
    main: counted(of(data), chosen),
    of: whole?.(data),
    before: before
      ? { count: of(before), of: whole?.(before), chosen: { ...earlier, ...chosen } }
      : undefined,
  });
  /** A line for each key that counts something; `filter` is its name in the list's query. */
  const rowsOf = <Key extends string>(
    counts: Record<Key, number>,
    names: Partial<Record<Key, string>>,
    filter: FilterKey,
    chosen: Chosen = {},
  ): Row[] =>
    (Object.entries(counts) as [Key, number][])
      .filter(([, count]) => count > 0)
      .map(([key, count]) => ({
        name: names[key] ?? key,
        colour: filter === 'subject' ? subjectColour(key) : undefined,
        main: counted(count, { ...chosen, [filter]: key }),
      }))
      .sort((a, b) => b.main.count - a.main.count);
  const registration = { kind: 'registration' };
  const all = came.registration + came.enquiry;
  const withReason = sum(data.lost);
  const withSource = sum(data.bySource);
  const taken = sum(classes.map(({ placed }) => placed));
  return [
    {
      title: 'Week by week, from Monday',
      chart: data.byWeek.length > MOST_COLUMNS ? undefined : ('columns' as const),
      rows: data.byWeek.map(({ from, registrations, enquiries }) => {
        const week = { from: later(from, days.from), to: earlierOf(addDays(from, 6), days.to) };
        return {
          name: shortDayFrom(today, from),
          main: counted(registrations, { ...week, ...registration }),
          more: [{ ...counted(enquiries, { ...week, kind: 'enquiry' }), label: 'enquiries' }],
        };
      }),
    },
    {
      title: 'From the registration to a place',
      chart: 'steps' as const,
      rows: registrationSteps.map((step) =>
        compared(words.steps[step], { reached: step }, (figures) => figures.steps[step]),
      ),
    },
    ...levelKeys.flatMap((level) => {
      const taught = classes.filter((one) => one.level === level);
      // Also when they could not be loaded: '0 of 0 seats' would be wrong.
      if (taught.length === 0) return [];
      const seats = (of: 'placed' | 'seats') => figureText(sum(taught.map((one) => one[of])));
      return {
        title: `${groups.classes}: ${levels[level].name}`,
        text: words.seatsToday(seats('placed'), seats('seats')),
        chart: 'seats' as const,
        rows: taught
          .map((one) => ({ one, asked: data.byClass.find(({ id }) => id === one.id)?.asked ?? 0 }))
          // Where the office places students, an empty class is news as well.
          .filter(({ one, asked }) => taken + one.waiting + asked > 0)
          .map(({ one, asked }) => ({
            name: classText(one),
            colour: subjectColour(one.subject),
            main: { count: one.placed, chosen: { placedIn: one.id } },
            of: one.seats,
            more: [
              { count: one.waiting, chosen: { waitingFor: one.id }, label: 'waiting' },
              { ...counted(asked, { class: one.id }), label: 'asked for it' },
            ],
          })),
      };
    }),
    {
      title: groups.came,
      rows: (['registration', 'enquiry'] as const).map((kind) =>
        compared(words.came[kind], { kind }, (figures) => figures.came[kind]),
      ),
    },
    {
      title: groups.reached,
      rows: [
        compared(
          words.called['in-time'],
          { called: 'in-time' },
          (one) => one.called24h.in,
          (one) => one.called24h.of,
        ),
        compared(
          words.called.late,
          { called: 'late' },
          (one) => one.called24h.of - one.called24h.in,
        ),
      ],
    },
    ...levelKeys.map((level) => ({
      title: `${groups.bySubject}: ${levels[level].name}`,
      rows: rowsOf(data.bySubject[level], {}, 'subject', { ...registration, level }),
    })),
    {
      title: 'Registrations by level',
      rows: rowsOf(
        data.byLevel,
        { 'o-level': levels['o-level'].name, 'a-level': levels['a-level'].name },
        'level',
        registration,
      ),
    },
    {
      title: 'Where families heard of us',
      text: words.sourceKnown(withSource, all),
      rows: rowsOf(
        { ...data.bySource, unknown: all - withSource },
        { ...sourceNames, unknown: 'Not known' },
        'source',
      ),
    },
    {
      title: 'How families came',
      rows: rowsOf(data.byChannel, channelNames, 'channel'),
    },
    {
      title: 'What became of them',
      rows: (Object.entries(data.byState) as [OfficeState, number][]).map(([state, count]) => ({
        name: words.states[state].name,
        main: counted(count, {}, state),
      })),
    },
    {
      title: 'Why families withdrew',
      rows: rowsOf(
        { ...data.lost, unknown: data.byState.withdrawn - withReason },
        { ...words.reasons, unknown: 'No reason given' },
        'reason',
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
}

type Totals = NonNullable<Figures['before']>;

function sum(counts: Record<string, number> | number[]): number {
  return Object.values(counts).reduce((all, count) => all + count, 0);
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}

function earlierOf(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b;
}
