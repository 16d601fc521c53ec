import { useSearchParams } from 'react-router';
import { classesPage as words } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Level } from '#content/teaching/levels.ts';
import { colomboDate, dateText, dayOf } from '#rules/calendar/colombo.ts';
import { useClasses } from '../api/classes.ts';
import { useUrgent } from '../api/lists.ts';
import { Failed } from '../chrome/failed.tsx';
import { Heading } from '../chrome/heading.tsx';
import { usePageTitle } from '../chrome/page-title.ts';
import { hourOf } from '../clock/colombo-words.ts';
import { useNow } from '../clock/use-now.ts';
import { ListDock } from '../list/list-dock.tsx';
import { nextCall } from '../list/next-call.ts';
import { Page, Section, Wide } from '../ui/section.tsx';
import { ClassSheet } from './class-sheet.tsx';
import styles from './classes-page.module.css';
import { LeftTimetable } from './left-timetable.tsx';
import { LevelTabs } from './level-tabs.tsx';
import { aheadOf, MORNING_NOTES, Pinned } from './pinned.tsx';
import { PlacesLegend } from './places-mark.tsx';
import { isMorning } from './planner.ts';
import { Week } from './week.tsx';
import { weekOf } from './week-of.ts';

/** The week with its places and changes. The class whose sheet is open stands in the address. */
export function ClassesPage({ email }: { email: string }) {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const today = colomboDate(now);
  const { data, isPending, isError, error, refetch } = useClasses();
  const { data: urgent } = useUrgent();
  usePageTitle(words.title);

  const level: Level = search.get('level') === 'a-level' ? 'a-level' : 'o-level';
  const classes = data?.classes.filter((one) => one.level === level) ?? [];
  const week = weekOf(classes, today);
  const opened = data?.classes.find(({ id }) => id === search.get('class'));
  const open = (id: string, date?: IsoDate) =>
    setSearch((before) => addressOf(before, { class: id, date }), { preventScrollReset: true });
  const close = () =>
    setSearch((before) => addressOf(before, {}), { replace: true, preventScrollReset: true });

  const ahead = aheadOf(classes, today);
  const areMorningsFree = week.slice(0, 5).every(({ slots }) => !slots.some(isMorning));
  const isOverWeek = areMorningsFree && ahead.length < MORNING_NOTES;
  const pins = (
    <Pinned {...{ ahead, classes, isOverWeek, today, now }} open={(id, date) => open(id, date)} />
  );

  return (
    <>
      <Section ground="mist" className={styles.page}>
        <Page
          note={
            <>
              <b className={styles.day}>{dayOf(today)}</b> {dateText(today, { weekday: false })},{' '}
              <span className={styles.whole}>{hourOf(now)}</span>
            </>
          }
        >
          <Heading>{words.title}</Heading>
          <p className={styles.lead}>{words.lead}</p>
        </Page>
        <Wide>
          <div className={styles.planHead}>
            <LevelTabs level={level} />
            <PlacesLegend />
          </div>
          {isPending && <p className={styles.loading}>{words.loading}</p>}
          {isError && !data && <Failed error={error} again={() => void refetch()} />}
          {data && (
            <>
              <Week week={week} today={today} open={(id) => open(id)}>
                {isOverWeek && pins}
              </Week>
              {!isOverWeek && <div className={styles.below}>{pins}</div>}
              <LeftTimetable gone={data.gone} />
            </>
          )}
        </Wide>
      </Section>
      <ListDock next={urgent && nextCall(urgent.items, now)} now={now} />
      {opened && (
        <ClassSheet
          key={opened.id}
          one={opened}
          asked={search.get('date')}
          email={email}
          now={now}
          close={close}
        />
      )}
    </>
  );
}

function addressOf(before: URLSearchParams, sheet: { class?: string; date?: string | undefined }) {
  const after = new URLSearchParams(before);
  after.delete('class');
  after.delete('date');
  if (sheet.class) after.set('class', sheet.class);
  if (sheet.date) after.set('date', sheet.date);
  return after;
}
