import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { useSearchParams } from 'react-router';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { toCsv } from '#payloads/csv.ts';
import { addDays, colomboDate, nextDate } from '#rules/calendar/colombo.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { Actions } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldGrid, TextField } from '#ui/field.tsx';
import { saveFile } from '#ui/save-file.ts';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { spanOf } from '../format/office-dates.ts';
import { figures as figureText } from '../format/words.ts';
import type { Figures } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { Lead, Opening, Page, Rest } from '../ui/page.tsx';
import { LinkChoices } from '../ui/register-tabs.tsx';
import { type Days, daysBefore, figureGroups, type Group } from './figure-groups.ts';
import { FigureTable, NumberLink } from './figure-table.tsx';
import styles from './figures-page.module.css';

/** The submissions of a period, the time until the first call, and their results. */
export function FiguresPage() {
  const [search, setSearch] = useSearchParams();
  const today = colomboDate(useNow());
  const presets = presetsOf(today);
  // The server checks them.
  const from = (search.get('from') ?? presets[0].from) as IsoDate;
  const to = (search.get('to') ?? presets[0].to) as IsoDate;
  const { data, isPending, error, refetch } = useQuery(queries.figures({ from, to }));
  const days = { from, to };
  const preset = presets.find((one) => one.from === from && one.to === to);
  usePageTitle(words.title);
  const field = (name: 'from' | 'to', value: string) => (
    <TextField
      label={words[name]}
      type="date"
      value={value}
      onChange={({ target }) =>
        target.value && setSearch({ from, to, [name]: target.value }, { replace: true })
      }
    />
  );
  return (
    <>
      <Opening note={data && !error && data.called24h.of > 0 && <Promise24 {...{ data, days }} />}>
        <Heading>{data && !error ? headline(data, preset?.name) : words.title}</Heading>
        <Lead>
          {data?.before && !error && <span>{comparedDays(days, today)} </span>}
          <span>
            Submissions by the day on which they were received. Held ones are not counted.
          </span>
        </Lead>
        <div className={classNames(layout.stack, layout.after)} data-screen="">
          <LinkChoices
            label="Period"
            links={presets.map((one) => ({
              name: one.name,
              to: `/figures?from=${one.from}&to=${one.to}`,
              replace: true,
              isCurrent: one === preset,
            }))}
          />
          <FieldGrid className={styles.days}>
            {field('from', from)}
            {field('to', to)}
          </FieldGrid>
        </div>
      </Opening>
      <Rest ground="white" className={styles.rest}>
        <Page>
          {isPending && <p>{words.loading}</p>}
          {error && <Failed error={error} again={() => void refetch()} />}
          {data && !error && <Groups data={data} days={days} />}
        </Page>
      </Rest>
      <NextCallDock />
    </>
  );
}

/** The 24-hour promise: its share in a ring, the numbers, and the usual time. */
function Promise24({ data, days }: { data: Figures; days: Days }) {
  const { called24h, medianMinutes, before } = data;
  const of = (one: Figures['called24h']) => words.of(figureText(one.in), figureText(one.of));
  const inTime = { count: called24h.in, chosen: { ...days, called: 'in-time' } };
  return (
    <div className={styles.promise}>
      <Circled>
        <b>{`${Math.floor((100 * called24h.in) / called24h.of)}\u00a0%`}</b>
      </Circled>
      <p className="small">
        <NumberLink of={inTime} name={words.called['in-time']} text={of(called24h)} />{' '}
        <span>called within 24 hours.</span>{' '}
        <span>
          {medianMinutes === null
            ? 'No call yet.'
            : `Usually after ${spanOf(medianMinutes * 60_000)}.`}
        </span>{' '}
        {before && before.called24h.of > 0 && <span>{`Before: ${of(before.called24h)}.`}</span>}
      </p>
    </div>
  );
}

/** '38 registered this month, 6 more than before' */
function headline({ came, before }: Figures, preset: string = 'on these days'): string {
  const text = `${figureText(came.registration)} registered ${preset.toLowerCase()}`;
  if (!before) return text;
  const more = came.registration - before.came.registration;
  return `${text}, ${words.compared(figureText(Math.abs(more)), Math.sign(more))}`;
}

function comparedDays(days: Days, today: IsoDate): string {
  const text = ({ from, to }: Days) =>
    from === to
      ? shortDayFrom(today, from)
      : `${shortDayFrom(today, from)} to ${shortDayFrom(today, to)}`;
  return words.comparedDays(text(days), text(daysBefore(days)));
}

function Groups({ data, days }: { data: Figures; days: Days }) {
  const { data: week, isPending } = useQuery(queries.classes);
  const now = useNow();
  const { came, medianMinutes } = data;
  if (came.registration + came.enquiry === 0)
    return <p>There were no submissions in this period.</p>;
  if (isPending) return <p>{words.loading}</p>;
  const groups = figureGroups(data, days, week?.classes ?? [], colomboDate(now));
  const charts = groups.filter(({ chart }) => chart);
  const lists = groups.filter(({ chart }) => !chart);
  return (
    <>
      <p className={styles.legend}>
        Dashed: the period before. Striped: enquiries, and families that wait.
      </p>
      <div className={styles.charts}>
        {charts.map((group) => (
          <FigureTable key={group.title} group={group} />
        ))}
      </div>
      <div className={styles.groups}>
        {lists.map((group) => (
          <FigureTable key={group.title} group={group} />
        ))}
      </div>
      <Actions as="div" data-screen="">
        <button
          type="button"
          onClick={() =>
            saveFile(tableOf(groups, medianMinutes), `figures-${days.from}-${days.to}.csv`)
          }
        >
          <IconLabel of={Download}>{words.save}</IconLabel>
        </button>
        <button type="button" onClick={() => print()}>
          <IconLabel of={Printer}>{words.print}</IconLabel>
        </button>
      </Actions>
      <p className="small" data-screen="">
        Every head gets the figures of last week by e-mail on Mondays at 7 a.m.
      </p>
    </>
  );
}

/** The figures for a spreadsheet. */
function tableOf(groups: readonly Group[], medianMinutes: number | null): Blob {
  const lines = groups.flatMap(({ title, rows }) =>
    rows.flatMap(({ name, main, more = [] }) => [
      [title, name, main.count],
      ...more.map(({ label, count }) => [title, `${name}, ${label}`, count]),
    ]),
  );
  const median = [
    words.groups.reached,
    'Usual time until the first call, in minutes',
    medianMinutes,
  ];
  return new Blob([toCsv([words.columns, ...lines, median])], { type: 'text/csv' });
}

function presetsOf(today: IsoDate) {
  const monday = nextDate(addDays(today, -6), 'Monday');
  const firstOfMonth = `${today.slice(0, 8)}01` as IsoDate;
  const lastMonth = addDays(firstOfMonth, -1);
  const year = Number(today.slice(0, 4));
  return [
    { name: 'This month', from: firstOfMonth, to: today },
    { name: 'Last month', from: `${lastMonth.slice(0, 8)}01`, to: lastMonth },
    { name: 'This week', from: monday, to: today },
    { name: 'Last week', from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: 'This year', from: `${year}-01-01`, to: today },
    { name: 'Last year', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ] as const;
}
