import { Link, useParams } from 'react-router';
import { classListWords as words } from '#content/office/class-list.ts';
import { classesPage } from '#content/office/classes-page.ts';
import { office } from '#content/office/page.ts';
import type { Clock } from '#content/teaching/class-row.ts';
import { levels } from '#content/teaching/levels.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { minutesOf, timeRange } from '#rules/calendar/times.ts';
import { Actions } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section, Wrap } from '#ui/section.tsx';
import { useClasses } from '../api/classes.ts';
import { useUrgent, useWholeList } from '../api/lists.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, NotFound } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { daysSince, dayWord } from '../format/date-words.ts';
import { classText, listed } from '../format/words.ts';
import { nextCall } from '../model/calls.ts';
import type { Item, OfficeClass } from '../model/types.ts';
import { siblingsIn } from '../model/waiting.ts';
import { MarginLines } from '../ui/clock.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spines, StateMark } from '../ui/marks.tsx';
import { Page } from '../ui/page.tsx';
import { RegisterSheet, RegisterTabs } from '../ui/register.tsx';
import sheet from './call-sheet.module.css';
import { RowGroup, SaveTable } from './call-sheet.tsx';
import { Row } from './caller.tsx';
import styles from './class-list.module.css';

/** Who waits for a class, the longest wait first, and who is placed in it. Prints on one sheet. */
export function ClassListPage() {
  const { id = '' } = useParams();
  const now = useNow();
  const { data, isPending, error, refetch } = useClasses();
  const { data: urgent } = useUrgent();
  const one = data?.classes.find((each) => each.id === id);
  if (data && !one) return <NotFound />;
  return (
    <>
      {one ? (
        <ClassList one={one} classes={data?.classes ?? []} now={now} />
      ) : (
        <Section ground="squared">
          <Page>
            {isPending && <p>{classesPage.loading}</p>}
            {error && <Failed error={error} again={() => void refetch()} />}
          </Page>
        </Section>
      )}
      <NextCallDock next={urgent && nextCall(urgent.items, now)} now={now} />
    </>
  );
}

function ClassList({
  one,
  classes,
  now,
}: {
  one: OfficeClass;
  classes: readonly OfficeClass[];
  now: Instant;
}) {
  const waiting = useWholeList({ waitingFor: one.id });
  const placed = useWholeList({ placedIn: one.id });
  const failed = [waiting, placed].find(({ data, error }) => error && !data);
  const students = placed.data?.toSorted((a, b) => a.name.localeCompare(b.name)) ?? [];
  usePageTitle(`${words.title}: ${classText(one)}`);
  return (
    <>
      <Section ground="squared" className={styles.opening}>
        <Page note={<b>{words.counts(one.waiting, one.placed)}</b>}>
          <Link className={styles.back} data-screen="" to="/classes">
            <Icon name="chevron-left" />
            <span>{words.back}</span>
          </Link>
          <Heading>{`${one.day} ${one.subject}`}</Heading>
          <div className={styles.about}>
            <Spines level={one.level} subjects={[one.subject]} />
            <p>
              {classesPage.sheet.about(
                levels[one.level].name,
                classesPage.sheet.day(one.day),
                timeRange(minutesOf(one.from as Clock), minutesOf(one.to as Clock)),
                one.room,
              )}
            </p>
            <p>
              {words.places(classesPage.places[one.places])}{' '}
              <Link data-screen="" to={`/classes?level=${one.level}&class=${one.id}`}>
                {words.change}
              </Link>
            </p>
          </div>
        </Page>
      </Section>
      <Section className={sheet.rest}>
        <Wrap>
          <OtherLists one={one} classes={classes} />
          <RegisterSheet className={classNames(sheet.sheet, styles.list)}>
            {failed?.error && (
              <Failed
                error={failed.error}
                again={() => {
                  void waiting.refetch();
                  void placed.refetch();
                }}
              />
            )}
            {waiting.data && (
              <RowGroup {...words.inOrder}>
                {waiting.data.map((item) => (
                  <WaitingRow
                    key={item.reference}
                    item={item}
                    since={item.waitsSince[one.id] ?? item.receivedAt}
                    others={waiting.data}
                    placed={students}
                    now={now}
                  />
                ))}
              </RowGroup>
            )}
            {waiting.data?.length === 0 && <p className={sheet.loading}>{words.noneWaiting}</p>}
            {placed.data && (
              <RowGroup {...words.placed}>
                {students.map((item, at) => (
                  <Row
                    key={item.reference}
                    item={item}
                    clock={<MarginLines main={String(at + 1)} />}
                    about={item.guardianName}
                  />
                ))}
              </RowGroup>
            )}
            {placed.data?.length === 0 && <p className={sheet.loading}>{words.nonePlaced}</p>}
            <div className={sheet.end}>
              <Actions as="div">
                <button type="button" onClick={() => print()}>
                  <Icon name="print" />
                  <span>{words.print}</span>
                </button>
                <SaveTable filters={{ waitingFor: one.id }} label={words.saveWaiting} />
                <SaveTable filters={{ placedIn: one.id }} label={words.savePlaced} />
              </Actions>
            </div>
          </RegisterSheet>
        </Wrap>
      </Section>
    </>
  );
}

/** A family that waits: since when, and its brothers and sisters. */
function WaitingRow({
  item,
  since,
  others,
  placed,
  now,
}: {
  item: Item;
  since: string;
  others: readonly Item[];
  placed: readonly Item[];
  now: Instant;
}) {
  const names = (items: readonly Item[]) => listed(items.map(({ name }) => name));
  const waitingToo = siblingsIn(item, others);
  const inClass = siblingsIn(item, placed);
  return (
    <Row
      item={item}
      clock={
        <MarginLines
          main={office.clock.waiting(daysSince(since, now))}
          more={words.since(dayWord(since, now))}
        />
      }
      about={[
        ...(inClass.length > 0 ? [words.siblingPlaced(names(inClass))] : []),
        ...(waitingToo.length > 0 ? [words.sibling(names(waitingToo))] : []),
      ].join(' ')}
    >
      <StateMark item={item} />
    </Row>
  );
}

/** The classes with a waiting list, and this one. */
function OtherLists({ one, classes }: { one: OfficeClass; classes: readonly OfficeClass[] }) {
  return (
    <RegisterTabs
      label={words.lists}
      tabs={classes
        .filter(({ id, waiting }) => id === one.id || waiting > 0)
        .map(({ id, day, subject, waiting }) => ({
          key: id,
          to: `/classes/${id}`,
          count: String(waiting),
          name: `${day.slice(0, 3)} ${subject}`,
          isCurrent: id === one.id,
        }))}
    />
  );
}
