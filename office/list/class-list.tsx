import { useQuery } from '@tanstack/react-query';
import { Mail, Printer } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { classesPage } from '#content/office/classes-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { foldText } from '#content/schemas/typed-text.ts';
import { listed } from '#content/sentence.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { stillWaitedFor } from '#rules/timetable/registered-classes.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, NotFound, Part, Problem } from '../chrome/failed.tsx';
import { FamilyRow } from '../chrome/family-row.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { MessageSheet } from '../chrome/message-sheet.tsx';
import { Offer, offerText, useOffering } from '../chrome/offer.tsx';
import { daysSince, dayWord, longDay } from '../format/office-dates.ts';
import { classDetails, classText } from '../format/words.ts';
import { isOpen } from '../model/call-groups.ts';
import { groupBy } from '../model/group-by.ts';
import type { Item, OfficeClass } from '../model/types.ts';
import { Seats } from '../ui/bar.tsx';
import { MarginLines } from '../ui/clock.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import { Spines } from '../ui/marks.tsx';
import { BackLink, NextSlip, Opening, OpeningColumns, PageSection, WideRest } from '../ui/page.tsx';
import { RegisterSheet, RegisterTabs, RowGroup, SheetText } from '../ui/register-tabs.tsx';
import sheet from './call-sheet.module.css';
import { SaveTable } from './call-sheet.tsx';
import { Caller } from './caller.tsx';
import styles from './class-list.module.css';

/** Who waits for a class, the longest wait first, and who is placed in it. Prints on one sheet. */
export function ClassListPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(queries.classes);
  const one = data?.classes.find((each) => each.id === id);
  if (data && !one) return <NotFound />;
  return (
    <>
      {one ? (
        <ClassList key={id} one={one} classes={data?.classes ?? []} />
      ) : (
        <PageSection ground="squared">
          {isPending && <p>{classesPage.loading}</p>}
          {error && <Failed error={error} again={() => void refetch()} />}
        </PageSection>
      )}
      <NextCallDock />
    </>
  );
}

function ClassList({ one, classes }: { one: OfficeClass; classes: readonly OfficeClass[] }) {
  const waiting = useQuery(queries.wholeList({ waitingFor: one.id }));
  const placed = useQuery(queries.wholeList({ placedIn: one.id }));
  const askedFor = useQuery(queries.wholeList({ class: one.id }));
  const lists = [waiting, placed, askedFor];
  const failed = lists.find(({ data, error }) => error && !data);
  const students = placed.data?.toSorted((a, b) => a.name.localeCompare(b.name)) ?? [];
  const onLists = new Set([...students, ...(waiting.data ?? [])].map((each) => each.reference));
  const asked = waiting.data && placed.data && askedFor.data;
  const others = asked?.filter((item) => isOpen(item) && !onLists.has(item.reference)) ?? [];
  const groups = groupBy(waiting.data ?? [], (item) => partOf(item, one.id));
  const first = groups.get('inOrder')?.[0];
  const [chosen, setChosen] = useState<Item>();
  const isChosen = (item: Item) => item.reference === chosen?.reference;
  // An offer stays here, although its place in the list changes.
  const candidate = waiting.data?.find(isChosen) ?? chosen ?? first;
  if (candidate !== chosen) setChosen(candidate);
  const [isWriting, setIsWriting] = useState(false);
  const today = colomboDate(useNow());
  const slip = useRef<HTMLHeadingElement>(null);
  usePageTitle(`${words.title}: ${classText(one)}`);
  const rowOf = (item: Item) => (
    <WaitingRow
      key={item.reference}
      item={item}
      one={one}
      others={waiting.data ?? []}
      placed={students}
      choose={() => {
        setChosen(item);
        slip.current?.focus();
      }}
    />
  );
  return (
    <>
      <Opening note={<Seats of={one} />}>
        <OpeningColumns>
          <div>
            <BackLink to={`/classes?level=${one.level}`}>Classes</BackLink>
            <Heading>{`${one.subject}, ${one.day}`}</Heading>
            <div className={styles.about}>
              <Spines level={one.level} subjects={[one.subject]} />
              <p>{classDetails(one)}</p>
              <Button id={WRITE} size="small" data-screen="" onClick={() => setIsWriting(true)}>
                <IconLabel of={Mail}>Write to these families</IconLabel>
              </Button>
              {one.over ? (
                <p>
                  This class has ended. It is listed here until each of these families has another
                  class.
                </p>
              ) : (
                <p>
                  {`Places: ${classesPage.places[one.places]}`}{' '}
                  <Link data-screen="" to={`/classes?level=${one.level}&class=${one.id}`}>
                    Change
                  </Link>
                </p>
              )}
            </div>
          </div>
          {candidate && !one.over && (
            <NextSlip className={styles.slip} aria-label={words.offer}>
              <p>{candidate === first && 'Waits longest'}</p>
              <h2 ref={slip} tabIndex={-1}>
                {candidate.name}
              </h2>
              <Part key={candidate.reference}>
                <OfferOf
                  item={candidate}
                  classes={[one.id]}
                  isGone={waiting.data?.some(isChosen) === false}
                  leave={() => setChosen(undefined)}
                />
              </Part>
            </NextSlip>
          )}
        </OpeningColumns>
      </Opening>
      <WideRest ground="mist">
        {/* The classes with a waiting list, and this one. */}
        <RegisterTabs
          label="Waiting lists"
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
        <RegisterSheet className={styles.list}>
          {failed?.error && (
            <Failed
              error={failed.error}
              again={() => {
                for (const { refetch } of lists) void refetch();
              }}
            />
          )}
          {waiting.data?.length === 0 && <SheetText>No family waits for this class.</SheetText>}
          {(['inOrder', 'offered', 'answered'] as const).map((part) => {
            const items = groups.get(part);
            return (
              items && (
                <RowGroup key={part} {...words[part]}>
                  {items.map(rowOf)}
                </RowGroup>
              )
            );
          })}
          {placed.data && (
            <div className={styles.placed}>
              <RowGroup
                title="Placed"
                note={
                  one.nextAt
                    ? words.placed.next(longDay(colomboDate(Date.parse(one.nextAt)), today))
                    : undefined
                }
                count={students.length}
              >
                {students.map((item, at) => (
                  <FamilyRow
                    key={item.reference}
                    item={item}
                    clock={<MarginLines main={String(at + 1)} />}
                    about={item.guardianName}
                  />
                ))}
              </RowGroup>
            </div>
          )}
          {placed.data?.length === 0 && <SheetText>No student is placed in this class.</SheetText>}
          {others.length > 0 && (
            <div data-screen="">
              <RowGroup {...words.asked} count={others.length}>
                {others.map((item) => (
                  <Caller key={item.reference} item={item} isNew={false} isNext={false} />
                ))}
              </RowGroup>
            </div>
          )}
          <div className={sheet.end}>
            <Actions as="div">
              <button type="button" onClick={() => print()}>
                <IconLabel of={Printer}>Print</IconLabel>
              </button>
              <SaveTable filters={{ waitingFor: one.id }} label="Download who waits" />
              <SaveTable filters={{ placedIn: one.id }} label="Download who is placed" />
            </Actions>
          </div>
        </RegisterSheet>
      </WideRest>
      {isWriting && (
        <Part>
          <MessageSheet one={one} opener={WRITE} close={() => setIsWriting(false)} />
        </Part>
      )}
    </>
  );
}

function OfferOf({
  item,
  classes,
  isGone,
  leave,
}: {
  item: Item;
  classes: readonly string[];
  /** Whether a colleague has placed, withdrawn or erased the family. */
  isGone: boolean;
  /** Shows the next family. */
  leave: () => void;
}) {
  const offering = useOffering(item);
  const { place, withdraw, error } = offering;
  // Why the offer was not saved stays.
  const isOver = isGone && !place.isPending && !withdraw.isPending && !error;
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isOver) leaveNow();
  }, [isOver]);
  return (
    <>
      <Offer {...{ offering, classes }} />
      <Problem error={error} />
    </>
  );
}

const WRITE = 'write-to-class';

/** A family that waits: since when, its brothers and sisters, and what became of an offer. */
function WaitingRow({
  item,
  one: { id, over },
  others,
  placed,
  choose,
}: {
  item: Item;
  one: OfficeClass;
  others: readonly Item[];
  placed: readonly Item[];
  /** Shows its offer. */
  choose: () => void;
}) {
  const { offer } = item;
  const now = useNow();
  const since = item.waitsSince[id] ?? item.receivedAt;
  const names = (items: readonly Item[]) => listed(items.map(({ name }) => name));
  const waitingToo = siblingsIn(item, others).filter((one) => stillWaitedFor(one).includes(id));
  const inClass = siblingsIn(item, placed);
  const isOffered = offer?.class === id && offer.state !== 'withdrawn';
  const saidYes = isOffered && offer.state === 'accepted';
  return (
    <FamilyRow
      item={item}
      isMarked={saidYes}
      clock={
        <MarginLines
          main={saidYes ? 'Said yes' : office.clock.waiting(daysSince(since, now))}
          more={saidYes ? dayWord(offer.at, now) : words.since(dayWord(since, now))}
        />
      }
      about={[
        isOffered && offerText({ ...item, offer }, now, !over),
        inClass.length > 0 && words.siblingPlaced(names(inClass)),
        waitingToo.length > 0 && words.sibling(names(waitingToo)),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {!over && (
        <Button
          size="small"
          className={styles.choose}
          aria-label={`${isOffered ? words.showOffer : words.offer}: ${item.name}`}
          onClick={choose}
        >
          {isOffered ? words.showOffer : words.offer}
        </Button>
      )}
    </FamilyRow>
  );
}

/** Brothers and sisters in a list: another child with the same parent's phone or e-mail address. */
function siblingsIn(item: Item, others: readonly Item[]): Item[] {
  const { guardianNumbers, guardianEmail } = item;
  const name = foldText(item.name);
  const email = guardianEmail?.toLowerCase();
  const phones = guardianNumbers.map(({ digits }) => digits);
  return others.filter(
    (other) =>
      foldText(other.name) !== name &&
      (other.guardianNumbers.some(({ digits }) => phones.includes(digits)) ||
        (email && other.guardianEmail?.toLowerCase() === email)),
  );
}

/** In which part of a class's list a family is: one that answered, or whose time is over, is apart. */
function partOf({ offer }: Item, id: string): 'inOrder' | 'offered' | 'answered' {
  if (offer?.class !== id || offer.state === 'withdrawn') return 'inOrder';
  return offer.state === 'open' ? 'offered' : 'answered';
}
