import { Link, useSearchParams } from 'react-router';
import { classesPage as words } from '#content/office/classes-page.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { colomboDate, dateText, dayOf } from '#rules/calendar/colombo.ts';
import { Section, Wrap } from '#ui/section.tsx';
import { useClasses } from '../api/classes.ts';
import { useUrgent } from '../api/lists.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Part } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { hourOf } from '../format/date-words.ts';
import { nextCall } from '../model/calls.ts';
import { Page } from '../ui/page.tsx';
import { ClassSheet } from './class-sheet.tsx';
import styles from './classes-page.module.css';
import { aheadOf, MORNING_NOTES, Pinned } from './pinned.tsx';
import { PlacesLegend } from './places.tsx';
import { RemovedClasses } from './removed-classes.tsx';
import { Week } from './week.tsx';
import { isMorning, weekOf } from './week-of.ts';

/** The week with its places and changes. The address has the class whose sheet is open. */
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
              <b className={styles.day}>{dayOf(today)}</b>{' '}
              <span>{dateText(today, { weekday: false })},</span>{' '}
              <span className={styles.whole}>{hourOf(now)}</span>
            </>
          }
        >
          <Heading>{words.title}</Heading>
          <p className={styles.lead}>{words.lead}</p>
        </Page>
        <Wrap>
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
              <RemovedClasses removed={data.gone} />
            </>
          )}
        </Wrap>
      </Section>
      <NextCallDock next={urgent && nextCall(urgent.items, now)} now={now} />
      {opened && (
        <Part key={opened.id}>
          <ClassSheet
            one={opened}
            classes={data?.classes ?? []}
            asked={search.get('date')}
            email={email}
            now={now}
            close={close}
          />
        </Part>
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

/** The two levels as tabs. */
function LevelTabs({ level }: { level: Level }) {
  return (
    <nav className={styles.tabs} aria-label={words.levels}>
      {levelKeys.map((key) => (
        <Link
          key={key}
          className={styles.tab}
          data-bands={key}
          to={key === 'o-level' ? '/classes' : `/classes?level=${key}`}
          aria-current={key === level || undefined}
          replace
        >
          {levels[key].name}
        </Link>
      ))}
    </nav>
  );
}
