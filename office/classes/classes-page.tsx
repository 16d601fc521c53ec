import { useQuery } from '@tanstack/react-query';
import { CircleAlert, DoorClosed, Megaphone } from 'lucide';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classListWords } from '#content/office/class-list-texts.ts';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { closing } from '#content/office/closing-texts.ts';
import { sentence } from '#content/sentence.ts';
import type { Level } from '#content/teaching/levels.ts';
import { colomboDate, dateText, dayOf } from '#rules/calendar/colombo.ts';
import { endMessage } from '#rules/timetable/change-message.ts';
import { withClosures } from '#rules/timetable/changes.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section, Wrap } from '#ui/section.tsx';
import { NoBreak } from '#ui/text.tsx';
import { useDocuments } from '../api/documents.ts';
import { queries } from '../api/queries.ts';
import { focusHeading, useFocusKept } from '../browser/heading-focus.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Parts } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { MessageSheet } from '../chrome/message-sheet.tsx';
import { hourOf } from '../format/office-dates.ts';
import { classText, countsOf } from '../format/words.ts';
import type { OfficeClosure } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { ClassSheet } from './class-sheet.tsx';
import styles from './classes-page.module.css';
import { LevelTabs, Week } from './classes-week.tsx';
import closingStyles from './closing.module.css';
import { Closures, NoticeSlip } from './closing.tsx';
import { ClosingSheet } from './closing-sheet.tsx';
import { Holidays } from './holidays.tsx';
import { NoticeSheet } from './notice-sheet.tsx';
import { aheadOf, Pinned } from './pinned.tsx';
import { PlacesLegend } from './places.tsx';
import { slipId } from './slip.tsx';
import { type ClassMessage, TellFamilies } from './tell-families.tsx';
import { weekOf } from './week-of.ts';

/** The week with its places and changes. The address has the class whose sheet is open. */
export function ClassesPage() {
  const documents = useDocuments();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const today = colomboDate(now);
  const { data, isPending, isError, error, refetch } = useQuery(queries.classes);
  const { data: closed, ...closuresQuery } = useQuery(queries.closures);
  const notice = useQuery(queries.notice).data?.notice;
  /** The closure that was just made: once its sheet is gone, the focus goes to its message. */
  const [made, setMade] = useState<string>();
  /** The class whose families are written to, and the ready text. */
  const [message, setMessage] = useState<ClassMessage>();
  usePageTitle(words.title);
  // An Undo is gone with what it has brought back, and the list of holidays with its last day.
  useFocusKept(focusHeading);

  const level: Level = search.get('level') === 'a-level' ? 'a-level' : 'o-level';
  const closures = closed?.closures ?? [];
  const days = allClosures(documents, closures);
  /** As they are held: a class that was moved to a day that is closed since is cancelled. */
  const held = (data?.classes ?? []).map((one) => {
    return { ...one, changes: withClosures(documents, one.changes, days) };
  });
  const ofLevel = held.filter((one) => one.level === level);
  const classes = ofLevel.filter(({ over }) => !over);
  const ended = ofLevel.filter(({ over }) => over);
  const week = weekOf(classes, today, days);
  const sheet = search.get('sheet');
  const opened = data?.classes.find(({ id }) => id === search.get('class'));
  const show = (opened: Opened, replace = false) => {
    if (opened.sheet) setMade(undefined);
    setSearch({ ...(level === 'a-level' && { level }), ...opened }, { replace });
  };
  const close = () => show({}, true);
  const slips = {
    setLastDay: ({ id }: OfficeClosure) => show({ sheet: 'close', replaces: id }),
    made: sheet ? undefined : made,
    newestAt: closures
      .map(({ at }) => at)
      .sort()
      .at(-1),
    tell: setMessage,
  };
  const replaced = closures.find(({ id }) => id === search.get('replaces'));

  return (
    <>
      <Section ground="mist" className={styles.page}>
        <Page
          note={
            <>
              <b className={styles.day}>{dayOf(today)}</b>{' '}
              <span>{dateText(today, { weekday: false })},</span> <NoBreak>{hourOf(now)}</NoBreak>
            </>
          }
        >
          <div className={classNames(layout.row, layout.spread, closingStyles.heading)}>
            <Heading>{words.title}</Heading>
            <div className={layout.row}>
              <Button id="close-school" onClick={() => show({ sheet: 'close' })}>
                <IconLabel of={DoorClosed}>{closing.close}</IconLabel>
              </Button>
              <Button id="publish-notice" onClick={() => show({ sheet: 'notice' })}>
                <IconLabel of={Megaphone}>{closing.publishNotice}</IconLabel>
              </Button>
            </div>
          </div>
          <p className="lead">Families see your change on the website within a minute.</p>
          <div className={classNames(layout.stack, layout.after)}>
            {closuresQuery.isError && !closed && (
              <Failed error={closuresQuery.error} again={() => void closuresQuery.refetch()} />
            )}
            <Closures {...slips} closures={closures.filter(({ from }) => from <= today)} />
            <NoticeSlip change={() => show({ sheet: 'notice' })} />
          </div>
        </Page>
        <Wrap>
          <div className={classNames(layout.row, layout.spread, styles.planHead)}>
            <LevelTabs level={level} />
            <PlacesLegend />
          </div>
          {isPending && <p className="lead">{words.loading}</p>}
          {isError && !data && <Failed error={error} again={() => void refetch()} />}
          {data && (
            <>
              <Week week={week} today={today} open={(id) => show({ class: id })}>
                <Pinned
                  ahead={aheadOf(classes, today)}
                  open={(id, date) => show({ class: id, date })}
                />
                <Holidays />
              </Week>
              <div className={styles.below}>
                <div className={classNames(layout.stack, layout.after)}>
                  <Closures
                    {...slips}
                    title="Coming closures"
                    closures={closures.filter(({ from }) => from > today)}
                  />
                </div>
                <div className={classNames(layout.stack, layout.after)}>
                  {ended.map((one) => (
                    <Notice
                      key={one.id}
                      icon={CircleAlert}
                      title={`${classText(one)} has ended and has families`}
                    >
                      <p>
                        {sentence(countsOf(one))} It is listed here until each of them has another
                        class.
                      </p>
                      <Link to={`/classes/${one.id}`} className={buttonClass({ size: 'small' })}>
                        {classListWords.openClass}
                      </Link>
                      <TellFamilies
                        classes={[one]}
                        text={({ id }) => endMessage(documents, id, now)}
                        tell={setMessage}
                      />
                    </Notice>
                  ))}
                </div>
              </div>
            </>
          )}
        </Wrap>
      </Section>
      <NextCallDock />
      <Parts>
        {sheet === 'close' && (closed || !search.has('replaces')) && (
          <ClosingSheet
            replaced={replaced}
            closed={(id) => {
              setMade(id);
              close();
            }}
            close={close}
          />
        )}
        {sheet === 'notice' && notice !== undefined && (
          <NoticeSheet notice={notice} close={close} />
        )}
        {opened && (
          <ClassSheet
            key={opened.id}
            one={opened}
            inForce={held.find(({ id }) => id === opened.id)?.changes ?? []}
            asked={search.get('date')}
            tell={(text) => {
              setMessage({ one: opened, text, opener: slipId(opened.id) });
              close();
            }}
            close={close}
          />
        )}
        {message && <MessageSheet {...message} close={() => setMessage(undefined)} />}
      </Parts>
    </>
  );
}

/** What is open above the week, in the address. */
type Opened = { [key in 'class' | 'date' | 'sheet' | 'replaces']?: string };
