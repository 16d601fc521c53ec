import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, DoorClosed, Plus, Printer } from 'lucide';
import { Link, useSearchParams } from 'react-router';
import { diary as words } from '#content/office/diary-texts.ts';
import { sentence } from '#content/sentence.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, dayOf, mondayOf } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { shortDayFrom } from '#rules/calendar/moment-from.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { Actions, ButtonRow } from '#ui/actions.tsx';
import { Circled } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDocuments } from '../api/documents.ts';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { Assessed } from '../chrome/assessed.tsx';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Part } from '../chrome/failed.tsx';
import { FamilyRow } from '../chrome/family-row.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { longDay, shortAppointment } from '../format/office-dates.ts';
import { capital, countWord } from '../format/words.ts';
import { SLOT_DAYS_AHEAD, type Slot } from '../model/types.ts';
import { MarginLines } from '../ui/clock.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import { Spines } from '../ui/marks.tsx';
import { Notice } from '../ui/notice.tsx';
import { Lead, Opening, WideRest } from '../ui/page.tsx';
import { RegisterSheet, RegisterTabs, RowGroup, SheetText } from '../ui/register-tabs.tsx';
import { DaySheet } from './day-sheet.tsx';
import styles from './diary.module.css';
import { OpenSlots } from './open-slots.tsx';
import { type DiaryDay, daysOf, hoursText } from './slots.ts';

/** Who comes when: a week, of which one day is shown. The address has the day. */
export function DiaryPage() {
  const documents = useDocuments();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const today = colomboDate(now);
  const asked = search.get('day') ?? '';
  const ahead = useQuery(queries.diary(today, addDays(today, SLOT_DAYS_AHEAD)));
  const date = isDate(asked) ? asked : firstDayOf(ahead.data?.slots ?? [], today);
  const monday = mondayOf(date);
  const { data, error, refetch } = useQuery({
    ...queries.diary(monday, addDays(monday, 6)),
    enabled: isDate(asked) || !ahead.isPending,
  });
  const unwritten = useQuery(queries.wholeList({ group: 'result' })).data ?? [];
  const { data: closed } = useQuery(queries.closures);
  usePageTitle(words.nav);

  const closures = allClosures(documents, closed?.closures ?? []);
  const days = daysOf(monday, data?.slots ?? [], closures);
  const day = days.find((one) => one.date === date);
  const isPast = date < today;
  const isOpen = search.get('sheet') === 'open';
  const setSheet = (open: boolean) =>
    setSearch(open ? { day: date, sheet: 'open' } : { day: date }, { replace: !open });

  return (
    <>
      <Opening
        className={styles.opening}
        data-screen=""
        note={day && day.seats > 0 && <SeatsNote day={day} />}
        isForDesks
      >
        <Heading>{data && day ? titleOf(day, today) : words.nav}</Heading>
        <Lead>{day && day.seats > 0 && leadOf(day, today)}</Lead>
        {days
          .filter((one) => one.isClosed && one.taken > 0)
          .map((one) => (
            <ClosedNotice key={one.date} day={one} today={today} isShown={one.date === date} />
          ))}
        <ButtonRow as="div" className={styles.buttons}>
          <Button id="open-slots" onClick={() => setSheet(true)}>
            <IconLabel of={Plus}>{words.open}</IconLabel>
          </Button>
          {day && day.seats > 0 && (
            <Button onClick={() => print()}>
              <IconLabel of={Printer}>Print the day sheet</IconLabel>
            </Button>
          )}
        </ButtonRow>
      </Opening>
      <WideRest ground="mist">
        <WeekLinks monday={monday} today={today} slots={ahead.data?.slots ?? []} />
        <RegisterTabs
          label="Days"
          tabs={days
            .filter(({ date: each, seats }) => seats > 0 || each === date)
            .map((one) => ({
              key: one.date,
              to: `/diary?day=${one.date}`,
              replace: true,
              count: one.seats > 0 ? words.taken(one.taken, one.seats) : '–',
              name: tabName(one, today),
              isCurrent: one.date === date,
            }))}
        />
        <RegisterSheet>
          {error && !data && <Failed error={error} again={() => void refetch()} />}
          {!error && !data && <SheetText>Loading the diary …</SheetText>}
          {unwritten.length > 0 && (
            <div data-screen="">
              <RowGroup
                title="Without a result"
                note="ask the teacher, then write it in"
                count={unwritten.length}
              >
                {unwritten.map((item) => (
                  <FamilyRow
                    key={item.reference}
                    item={item}
                    isMarked
                    clock={<MarginLines main={shortAppointment(item.assessmentAt ?? '', now)} />}
                    about={<Spines level={item.level} subjects={item.subjects} />}
                  >
                    <Assessed item={item} />
                  </FamilyRow>
                ))}
              </RowGroup>
            </div>
          )}
          {data && day && (
            <Part key={date}>
              {day.slots.length > 0 ? (
                <DaySheet day={day} families={data.families} />
              ) : (
                <EmptyDay days={days} date={date} today={today} />
              )}
            </Part>
          )}
        </RegisterSheet>
      </WideRest>
      <NextCallDock />
      {isOpen && (
        <Part>
          <OpenSlots
            day={isPast ? today : date}
            slots={data?.slots ?? []}
            opened={(on) => setSearch({ day: on }, { replace: true })}
            close={() => setSheet(false)}
          />
        </Part>
      )}
    </>
  );
}

/** The next day with families, otherwise with slots; otherwise today. */
function firstDayOf(slots: readonly Slot[], today: IsoDate): IsoDate {
  const next = slots.find(({ taken }) => taken > 0) ?? slots[0];
  return next ? colomboDate(Date.parse(next.at)) : today;
}

/** 'Five families on Wednesday', 'One family today' */
function titleOf({ date, taken }: DiaryDay, today: IsoDate): string {
  const count = capital(words.families(countWord(taken)));
  return `${count} ${date === today ? 'today' : `on ${dayOf(date)}`}`;
}

/** '25 November, 3.00–5.40 p.m., Room 3.' */
function leadOf({ date, slots }: DiaryDay, today: IsoDate): string {
  const rooms = [...new Set(slots.map(({ room }) => room))];
  const parts = [
    dayFrom(today, date, { weekday: false }),
    hoursText(slots),
    ...rooms.filter(Boolean),
  ];
  return sentence(parts.join(', '));
}

/** How many seats are taken, in the margin. */
function SeatsNote({ day: { taken, seats } }: { day: DiaryDay }) {
  return (
    <>
      <p className={styles.seats}>
        <Circled>{words.taken(taken, seats)}</Circled>
      </p>
      <p>seats taken</p>
      <p>Each family gets a reminder at 5.00 p.m. on the day before.</p>
    </>
  );
}

function WeekLinks({
  monday,
  today,
  slots,
}: {
  monday: IsoDate;
  today: IsoDate;
  /** From today on. */
  slots: readonly Slot[];
}) {
  const thisMonday = mondayOf(today);
  const ofThisWeek = slots.filter(({ at }) => mondayOf(colomboDate(Date.parse(at))) === thisMonday);
  return (
    <nav className={styles.weeks} data-screen="" aria-label="Weeks">
      <Actions as="div">
        <Link to={`/diary?day=${addDays(monday, -7)}`}>
          <IconLabel of={ChevronLeft}>Previous</IconLabel>
        </Link>
        {monday !== thisMonday && (
          <Link to={`/diary?day=${firstDayOf(ofThisWeek, today)}`}>{words.thisWeek}</Link>
        )}
        <Link to={`/diary?day=${addDays(monday, 7)}`}>
          <span>Next</span>
          <Icon of={ChevronRight} />
        </Link>
      </Actions>
    </nav>
  );
}

/** 'Wed 25 Nov', 'Wed 25 Nov, closed' */
function tabName({ date, isClosed }: DiaryDay, today: IsoDate): string {
  const name = `${dayOf(date).slice(0, 3)} ${shortDayFrom(today, date)}`;
  return isClosed ? `${name}, closed` : name;
}

/** The school was closed on a day after families had booked slots. */
function ClosedNotice({
  day: { date, taken },
  today,
  isShown,
}: {
  day: DiaryDay;
  today: IsoDate;
  isShown: boolean;
}) {
  const name = longDay(date, today);
  const title = words.closedTitle(name, words.haveSlot(countWord(taken)));
  return (
    <Notice icon={DoorClosed} title={title} role="status">
      <p>They get an e-mail and can choose another slot. Call those whose time is soon.</p>
      {!isShown && <Link to={`/diary?day=${date}`}>{words.showClosed(name)}</Link>}
    </Notice>
  );
}

function EmptyDay({
  days,
  date,
  today,
}: {
  days: readonly DiaryDay[];
  date: IsoDate;
  today: IsoDate;
}) {
  const isWholeWeek = days.every(({ seats }) => seats === 0);
  return (
    <Empty title={isWholeWeek ? words.noneInWeek : words.noneOnDay(longDay(date, today))}>
      <p>
        {isWholeWeek
          ? 'Open some slots. Families then choose one with their link.'
          : 'Other days of this week have slots: please choose one above.'}
      </p>
    </Empty>
  );
}
