import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { DoorClosed, Megaphone } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closing } from '#content/office/closing-texts.ts';
import { sentence } from '#content/sentence.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { closureMessage } from '#rules/timetable/change-message.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Tick } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { useDocuments } from '../api/documents.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { AskFirst } from '../chrome/ask-first.tsx';
import { CopyButton } from '../chrome/copy-button.tsx';
import { Problem } from '../chrome/failed.tsx';
import { dayAndHour, longDay } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { OfficeClosure } from '../model/types.ts';
import boxes from '../ui/boxes.module.css';
import { NoWrap } from '../ui/no-wrap.tsx';
import styles from './closing.module.css';
import { closedClassesOf, daysText, endText, levelsText } from './closing-form.ts';
import { Message } from './group-message.tsx';
import { type ClassMessage, TellFamilies } from './tell-families.tsx';

/** Closures, each with its message and a way to remove it; the last one removed can be undone. */
export function Closures({
  title,
  closures,
  newestAt = '',
  made,
  setLastDay,
  tell,
}: {
  title?: string;
  closures: readonly OfficeClosure[];
  /** When the school was last closed: Undo is for no earlier removal. */
  newestAt: string | undefined;
  /** The id of the closure that was made in this view: its message is open. */
  made: string | undefined;
  setLastDay: (closure: OfficeClosure) => void;
  /** Opens the message to the families of a class. */
  tell: (message: ClassMessage) => void;
}) {
  const remove = useMutation(mutations.removeClosure);
  const restore = useMutation(mutations.closeSchool);
  const today = colomboDate(useNow());
  return (
    <>
      {title && closures.length > 0 && <h2>{title}</h2>}
      {closures.map((closure) => (
        <ClosureSlip
          key={closure.id}
          closure={closure}
          isMade={closure.id === made}
          setLastDay={() => setLastDay(closure)}
          tell={tell}
          remove={remove}
        />
      ))}
      {remove.isSuccess && newestAt < remove.data.at && (
        <RemovedSlip
          title={closing.removed}
          what={{ ...remove.variables, ...(remove.variables.from < today && { from: today }) }}
          restore={restore}
          busy={closing.sheet.closing}
          restored={() => announce('The closure is back.')}
        >
          <p>Some families know that the school is closed. Send them this message.</p>
          <Message label={closing.message} message={remove.data.message}>
            <CopyButton message={remove.data.message} />
          </Message>
        </RemovedSlip>
      )}
    </>
  );
}

function ClosureSlip({
  closure,
  isMade,
  setLastDay,
  tell,
  remove,
}: {
  closure: OfficeClosure;
  isMade: boolean;
  setLastDay: () => void;
  tell: (message: ClassMessage) => void;
  remove: UseMutationResult<unknown, Error, OfficeClosure>;
}) {
  const documents = useDocuments();
  const now = useNow();
  const { from, to, levels, kind, reason, by, at } = closure;
  const isOwn = remove.variables?.id === closure.id;
  const isNow = from <= colomboDate(now);
  const days = daysText(closure, colomboDate(now));
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The sheet is gone: the next press copies the message.
    if (isMade) copyButton.current?.focus();
  }, [isMade]);
  const text = closureMessage(documents, closure, colomboDate(now));
  const { classes = [] } = useQuery(queries.classes).data ?? {};
  const message = (
    <>
      <Message label={closing.message} message={text}>
        <CopyButton message={text} ref={copyButton} className={isNow ? styles.copy : undefined} />
      </Message>
      <TellFamilies classes={closedClassesOf(closure, classes)} text={() => text} tell={tell} />
    </>
  );
  return (
    <section
      className={classNames(boxes.edged, styles.slip, isNow && styles.closed)}
      aria-label={`${closing.kinds[kind]}, ${days}`}
    >
      <Icon of={DoorClosed} />
      <div>
        <small>{`${levelsText(levels)}, ${lengthText(closure, now)}`}</small>
        <h2>{isNow ? 'Closed today' : closing.kinds[kind]}</h2>
        {(reason || isNow) && <p>{sentence(reason ?? closing.kinds[kind])}</p>}
        <NoWrap as="small">
          {`${closing.everywhere} ${sentence(closing.by(colleagueName(by), dayAndHour(at, now)))}`}
        </NoWrap>
        {to === null && (
          <b>It has no last day: please check every morning whether it is still right.</b>
        )}
      </div>
      <div className={styles.message}>
        {isNow ? (
          message
        ) : (
          <details open={isMade}>
            <summary>{closing.message}</summary>
            {message}
          </details>
        )}
      </div>
      <AskFirst
        variant="link"
        aria-label={closing.removeNamed(days)}
        around={(opening) => (
          <ButtonRow as="div" className={styles.ways}>
            {to === null && (
              <Button size="small" onClick={setLastDay}>
                Set the last day
              </Button>
            )}
            {opening}
          </ButtonRow>
        )}
        question={`Remove the closure ${days}?`}
        text="Families see within a minute that classes take place."
        keep="Keep it"
        act={closing.remove}
        busy={isOwn && remove.isPending && closing.removing}
        error={isOwn ? remove.error : null}
        confirm={() => remove.mutate(closure, { onSuccess: () => announce(closing.removed) })}
      >
        {closing.remove}
      </AskFirst>
    </section>
  );
}

/** In place of what was removed: its Undo, which takes the focus. */
function RemovedSlip<What>({
  title,
  what,
  restore,
  busy,
  restored,
  children,
}: {
  title: string;
  what: What;
  restore: UseMutationResult<unknown, Error, What>;
  busy: string;
  /** Called once it is back. */
  restored: () => void;
  children?: ReactNode;
}) {
  return (
    <section className={classNames(boxes.edged, styles.slip)} aria-label={title}>
      <Tick className={styles.tick} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <ButtonRow as="div" className={styles.ways}>
        <Button
          autoFocus
          variant="link"
          busy={restore.isPending && busy}
          onClick={() => restore.mutate(what, { onSuccess: restored })}
        >
          Undo
        </Button>
        <Problem error={restore.error} />
      </ButtonRow>
    </section>
  );
}

/** The notice on every page, with Change and Withdraw; a withdrawn one can be undone. */
export function NoticeSlip({ change }: { change: () => void }) {
  const now = useNow();
  const notice = useQuery(queries.notice).data?.notice;
  const withdraw = useMutation(mutations.withdrawNotice);
  const restore = useMutation(mutations.publishNotice);
  /** The newest notice: Undo is for no other, also once a colleague has withdrawn that. */
  const [newest, setNewest] = useState(notice);
  if (notice && notice.at !== newest?.at) setNewest(notice);
  if (notice) {
    const { text, until, by, at } = notice;
    const title = `Notice, until ${endText(until, now)}`;
    return (
      <section className={classNames(boxes.edged, styles.slip)} aria-label={title}>
        <Icon of={Megaphone} />
        <div>
          <small>{title}</small>
          <NoWrap as="p" className={styles.notice}>
            {text}
          </NoWrap>
          <small>{`${closing.onEveryPage} ${sentence(closing.by(colleagueName(by), dayAndHour(at, now)))}`}</small>
        </div>
        <ButtonRow as="div" className={styles.ways}>
          <Button size="small" onClick={change}>
            Change
          </Button>
          <Button
            variant="link"
            busy={withdraw.isPending && 'Withdrawing …'}
            onClick={() =>
              withdraw.mutate(notice, { onSuccess: () => announce(closing.notice.withdrawn) })
            }
          >
            Withdraw
          </Button>
          <Problem error={withdraw.error} />
        </ButtonRow>
      </section>
    );
  }
  if (!withdraw.isSuccess || withdraw.variables.at !== newest?.at) return null;
  return (
    <RemovedSlip
      title={closing.notice.withdrawn}
      what={{ ...withdraw.variables, was: null }}
      restore={restore}
      busy={closing.notice.publishing}
      restored={() => announce('The notice is back.')}
    />
  );
}

/** 'today until midnight', 'from Monday 7 December to Friday 11 December' */
function lengthText(closure: OfficeClosure, now: Instant): string {
  const today = colomboDate(now);
  if (closure.from > today) return daysText(closure, today);
  if (closure.to === null) return 'until further notice';
  return closure.to === today ? 'today until midnight' : `until ${longDay(closure.to, today)}`;
}
