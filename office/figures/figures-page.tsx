import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide';
import { useSearchParams } from 'react-router';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import type { OfficeState } from '#content/office/states.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { toCsv } from '#payloads/csv.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
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
import { figures as figureText } from '../format/words.ts';
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
          {data && !error && <Groups data={data} name={words.file(from, to)} />}
        </Page>
      </Rest>
      <NextCallDock />
    </>
  );
}

function Groups({ data, name }: { data: Figures; name: string }) {
  const { came, medianMinutes } = data;
  if (came.registration + came.enquiry === 0) return <p>{words.none}</p>;
  const table = groupsOf(data);
  return (
    <>
      <div className={styles.groups}>
        {table.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <FactList>
              {rows.map(([label, count]) => (
                <Fact key={label} name={label}>
                  {figureText(count)}
                </Fact>
              ))}
              {title === words.groups.reached && (
                <Fact name={words.median}>
                  {medianMinutes === null ? words.noCall : spanOf(medianMinutes * 60_000)}
                </Fact>
              )}
            </FactList>
            {rows.length === 0 && <p>{words.noReason}</p>}
          </section>
        ))}
      </div>
      <Actions as="div" data-screen="">
        <button type="button" onClick={() => saveFile(tableOf(table, medianMinutes), name)}>
          <IconLabel of={Download}>{words.save}</IconLabel>
        </button>
        <button type="button" onClick={() => print()}>
          <IconLabel of={Printer}>{words.print}</IconLabel>
        </button>
      </Actions>
    </>
  );
}

interface Group {
  title: string;
  rows: [name: string, count: number][];
}

function groupsOf({ came, within24h, byState, lost, byLevel, bySubject }: Figures): Group[] {
  const { groups } = words;
  return [
    {
      title: groups.came,
      rows: [
        [words.came.registration, came.registration],
        [words.came.enquiry, came.enquiry],
      ],
    },
    { title: groups.reached, rows: [[words.within24h, within24h]] },
    {
      title: groups.byState,
      rows: rowsOf(byState, (key) => words.states[key as OfficeState].name),
    },
    {
      title: groups.lost,
      rows: rowsOf(lost, (key) => words.reasons[key as Reason]).filter(([, count]) => count > 0),
    },
    { title: groups.byLevel, rows: rowsOf(byLevel, (key) => levels[key as Level].name) },
    ...levelKeys.map((level) => ({
      title: `${groups.bySubject}: ${levels[level].name}`,
      rows: rowsOf(bySubject[level], (key) => key).sort((a, b) => b[1] - a[1]),
    })),
  ];
}

function rowsOf(counts: Record<string, number>, name: (key: string) => string): Group['rows'] {
  return Object.entries(counts).map(([key, count]) => [name(key), count]);
}

/** The figures for a spreadsheet. */
function tableOf(groups: readonly Group[], medianMinutes: number | null): Blob {
  const { reached } = words.groups;
  const rows = [
    words.columns,
    ...groups.flatMap(({ title, rows }) => rows.map(([name, count]) => [title, name, count])),
    [reached, words.medianMinutes, medianMinutes],
  ];
  return new Blob([toCsv(rows)], { type: 'text/csv' });
}

function presetsOf(today: IsoDate) {
  const firstOfMonth = `${today.slice(0, 8)}01` as IsoDate;
  const lastMonth = addDays(firstOfMonth, -1);
  return [
    { name: words.thisMonth, from: firstOfMonth, to: today },
    { name: words.lastMonth, from: `${lastMonth.slice(0, 8)}01`, to: lastMonth },
    { name: words.thisYear, from: `${today.slice(0, 5)}01-01`, to: today },
  ] as const;
}
