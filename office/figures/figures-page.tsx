import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import { type Channel, channelNames, type Source, sourceNames } from '#content/office/origins.ts';
import type { OfficeState } from '#content/office/states.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { toCsv } from '#payloads/csv.ts';
import { addDays, colomboDate, nextDate, shortDateText } from '#rules/calendar/colombo.ts';
import { Actions } from '#ui/actions.tsx';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { FieldGrid, TextField } from '#ui/field.tsx';
import { saveFile } from '#ui/save-file.ts';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { spanOf } from '../format/office-dates.ts';
import { classText, figures as figureText } from '../format/words.ts';
import { type Chosen, placeOf, type Tab } from '../model/list-view.ts';
import type { Figures, Reason } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { Lead, Opening, Page, Rest } from '../ui/page.tsx';
import { LinkChoices } from '../ui/register-tabs.tsx';
import styles from './figures-page.module.css';

/** The submissions of a period, the time until the first call, and their results. */
export function FiguresPage() {
  const [search, setSearch] = useSearchParams();
  const presets = presetsOf(colomboDate(useNow()));
  // The server checks them.
  const from = (search.get('from') ?? presets[0].from) as IsoDate;
  const to = (search.get('to') ?? presets[0].to) as IsoDate;
  const { data, isPending, error, refetch } = useQuery(queries.figures({ from, to }));
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
      <Opening>
        <Heading>{words.title}</Heading>
        <Lead>{words.lead}</Lead>
        <div className={styles.period}>
          <LinkChoices
            label={words.presets}
            links={presets.map((preset) => ({
              name: preset.name,
              to: `/figures?from=${preset.from}&to=${preset.to}`,
              replace: true,
              isCurrent: preset.from === from && preset.to === to,
            }))}
          />
          <FieldGrid>
            {field('from', from)}
            {field('to', to)}
          </FieldGrid>
        </div>
      </Opening>
      <Rest ground="white" className={styles.rest}>
        <Page>
          {isPending && <p>{words.loading}</p>}
          {error && <Failed error={error} again={() => void refetch()} />}
          {data && !error && <Groups data={data} period={{ from, to }} />}
        </Page>
      </Rest>
      <NextCallDock />
    </>
  );
}

function Groups({ data, period }: { data: Figures; period: { from: IsoDate; to: IsoDate } }) {
  const { data: week } = useQuery(queries.classes);
  const { came, medianMinutes } = data;
  if (came.registration + came.enquiry === 0) return <p>{words.none}</p>;
  const classes = week?.classes ?? [];
  const table = groupsOf(data, (id) => {
    const one = classes.find((each) => each.id === id);
    return one && `${classText(one)} (${levels[one.level].name})`;
  }).filter(({ rows }) => rows.length > 0);
  return (
    <>
      <div className={styles.groups}>
        {table.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <FactList>
              {rows.map((row) => (
                <Fact key={row.name} name={row.name}>
                  <Figure row={row} most={mostOf(rows)} period={period} />
                </Fact>
              ))}
              {title === words.groups.reached && (
                <Fact name={words.median}>
                  {medianMinutes === null ? words.noCall : spanOf(medianMinutes * 60_000)}
                </Fact>
              )}
            </FactList>
          </section>
        ))}
      </div>
      <Actions as="div" data-screen="">
        <button
          type="button"
          onClick={() =>
            saveFile(tableOf(table, medianMinutes), words.file(period.from, period.to))
          }
        >
          <IconLabel of={Download}>{words.save}</IconLabel>
        </button>
        <button type="button" onClick={() => print()}>
          <IconLabel of={Printer}>{words.print}</IconLabel>
        </button>
      </Actions>
    </>
  );
}

/** A bar, and its number in words, which leads to the list that it counts. */
function Figure({
  row: { count, of, before, leads },
  most,
  period,
}: {
  row: Row;
  most: number;
  period: { from: IsoDate; to: IsoDate };
}) {
  const text = of === undefined ? figureText(count) : words.of(figureText(count), figureText(of));
  const share = (of ?? most) > 0 ? count / (of ?? most) : 0;
  return (
    <>
      <i className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      {leads && count > 0 ? (
        <Link {...placeOf({ tab: 'all', q: '', ...leads, chosen: { ...period, ...leads.chosen } })}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      {before !== undefined && <small>{words.before(figureText(before))}</small>}
    </>
  );
}

/** A number of a group; `of`: out of how many; `before`: in the period before. */
interface Row {
  name: string;
  count: number;
  of?: number;
  before?: number | undefined;
  /** The list that has as many rows. */
  leads?: { tab?: Tab; chosen?: Chosen };
}

interface Group {
  title: string;
  rows: Row[];
}

function mostOf(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ count }) => count));
}

function groupsOf(data: Figures, className: (id: string) => string | undefined): Group[] {
  const { groups, came, steps } = words;
  const { before, called24h } = data;
  const registration = { kind: 'registration' };
  return [
    {
      title: groups.came,
      rows: (['registration', 'enquiry'] as const).map((kind) => ({
        name: came[kind],
        count: data.came[kind],
        before: before?.came[kind],
        leads: { chosen: { kind } },
      })),
    },
    {
      title: groups.reached,
      rows: [{ name: words.within24h, count: called24h.in, of: called24h.of }],
    },
    {
      title: groups.steps,
      rows: (['came', 'reached', 'assessed', 'placed'] as const).map((step) => ({
        name: steps[step],
        count: data.steps[step],
        before: before?.steps[step],
      })),
    },
    {
      title: groups.weeks,
      rows: data.byWeek.map(({ from, registrations, enquiries }) => ({
        name: shortDateText(from),
        count: registrations + enquiries,
      })),
    },
    {
      title: groups.byState,
      rows: rowsOf(
        data.byState,
        (key) => words.states[key as OfficeState].name,
        (key) => ({ tab: key as OfficeState }),
      ),
    },
    {
      title: groups.lost,
      rows: rowsOf(data.lost, (key) => words.reasons[key as Reason]).filter(
        ({ count }) => count > 0,
      ),
    },
    {
      title: groups.byLevel,
      rows: rowsOf(
        data.byLevel,
        (key) => levels[key as Level].name,
        (level) => ({ chosen: { ...registration, level } }),
      ),
    },
    ...levelKeys.map((level) => ({
      title: `${groups.bySubject}: ${levels[level].name}`,
      rows: rowsOf(
        data.bySubject[level],
        (key) => key,
        (subject) => ({ chosen: { ...registration, level, subject } }),
      ).sort((a, b) => b.count - a.count),
    })),
    {
      title: groups.classes,
      rows: data.byClass
        .filter(({ placed }) => placed > 0)
        .map(({ id, placed, seats }) => ({
          name: className(id) ?? id,
          count: placed,
          of: seats,
          leads: { chosen: { placedIn: id } },
        })),
    },
    {
      title: groups.sources,
      rows: rowsOf(
        data.bySource,
        (key) => sourceNames[key as Source],
        (source) => ({ chosen: { source } }),
      ).filter(({ count }) => count > 0),
    },
    {
      title: groups.channels,
      rows: rowsOf(
        data.byChannel,
        (key) => channelNames[key as Channel],
        (channel) => ({ chosen: { channel } }),
      ).filter(({ count }) => count > 0),
    },
  ];
}

function rowsOf(
  counts: Record<string, number>,
  name: (key: string) => string,
  leads?: (key: string) => Row['leads'],
): Row[] {
  return Object.entries(counts).map(([key, count]) => {
    const to = leads?.(key);
    return { name: name(key), count, ...(to && { leads: to }) };
  });
}

/** The figures for a spreadsheet. */
function tableOf(groups: readonly Group[], medianMinutes: number | null): Blob {
  const { reached } = words.groups;
  const rows = [
    words.columns,
    ...groups.flatMap(({ title, rows }) => rows.map(({ name, count }) => [title, name, count])),
    [reached, words.medianMinutes, medianMinutes],
  ];
  return new Blob([toCsv(rows)], { type: 'text/csv' });
}

function presetsOf(today: IsoDate) {
  const monday = nextDate(addDays(today, -6), 'Monday');
  const firstOfMonth = `${today.slice(0, 8)}01` as IsoDate;
  const lastMonth = addDays(firstOfMonth, -1);
  const year = Number(today.slice(0, 4));
  return [
    { name: words.thisMonth, from: firstOfMonth, to: today },
    { name: words.lastMonth, from: `${lastMonth.slice(0, 8)}01`, to: lastMonth },
    { name: words.thisWeek, from: monday, to: today },
    { name: words.lastWeek, from: addDays(monday, -7), to: addDays(monday, -1) },
    { name: words.thisYear, from: `${year}-01-01`, to: today },
    { name: words.lastYear, from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ] as const;
}
