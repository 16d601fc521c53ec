import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { stillWaitedFor } from '#rules/timetable/registered-classes.ts';
import { CheckboxChip } from '#ui/choices.tsx';
import { ifDone } from '../api/client.ts';
import { useDocuments } from '../api/documents.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { ClassChoice, useClassName } from '../chrome/class-choice.tsx';
import { Problem } from '../chrome/failed.tsx';
import { Offer, useOffering } from '../chrome/offer.tsx';
import { useFormDraft } from '../chrome/use-form.ts';
import { dayWord } from '../format/office-dates.ts';
import { shortName } from '../format/words.ts';
import { isOpen as isOpenState } from '../model/call-groups.ts';
import { mailboxesOf } from '../model/mailboxes.ts';
import type { Submission } from '../model/types.ts';
import { Seats } from '../ui/bar.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Written } from '../ui/notice.tsx';
import { Slip } from './slip.tsx';
import type { Asked } from './use-outcome.ts';

/** In which classes the student is placed, or for which they wait, and the offer of a place. */
export function PlaceSlip({ submission }: { submission: Submission }) {
  const now = useNow();
  const { reference, state, held, waitsSince, waitingForClasses, placedIn, offer } = submission;
  const className = useClassName();
  const save = useMutation(mutations.setWaitingFor(reference));
  const draft = useFormDraft(`waiting ${reference}`, { ids: waitingForClasses });
  const offering = useOffering(submission);
  const isPlaced = state === 'placed';
  const mayWait = isOpenState(submission) && !held;
  const classes = isPlaced ? placedIn : stillWaitedFor(submission);
  const [first] = isPlaced ? placedIn : waitingForClasses;
  const [isOpened, setIsOpen] = useState<boolean>();
  const isOpen = isOpened ?? (state === 'waiting' && waitingForClasses.length === 0);
  const saved = () => {
    announce(words.saved);
    setIsOpen(false);
  };
  const isShown = !held && (isPlaced || mayWait || offer !== null);
  // A colleague's result removes the forms, not why they were not saved.
  const error = offering.error ?? (mayWait ? null : save.error);
  if (!isShown) return <Problem error={error} />;
  return (
    <Slip
      title="The place"
      isYellow={mayWait && offer?.state === 'accepted'}
      action={first && <Link to={`/classes/${first}`}>{words.openClass}</Link>}
    >
      {isPlaced && classes.length === 0 && <p>In no class yet: choose it below the results.</p>}
      {classes.length > 0 && (
        <ul>
          {classes.map((id) => (
            <li key={id}>
              <b>{isPlaced ? words.placedIn(className(id)) : words.waitsFor(className(id))}</b>{' '}
              {!isPlaced && (
                <small>{words.since(dayWord(waitsSince[id] ?? submission.receivedAt, now))}</small>
              )}
              <SeatsOf id={id} />
            </li>
          ))}
        </ul>
      )}
      {!isPlaced && (classes.length > 0 || offer) && <Offer {...{ offering, classes }} />}
      <Problem error={error} />
      {mayWait && (
        <Disclosure
          summary="Choose the classes for the waiting list"
          isOpen={isOpen}
          setIsOpen={setIsOpen}
        >
          <ClassChoice
            legend="For which classes?"
            submission={submission}
            saved={waitingForClasses}
            draft={draft}
            isSaving={save.isPending}
            error={save.error}
            save={(ids, done) =>
              ifDone(
                save.mutateAsync({ classes: ids, was: waitingForClasses }, { onSuccess: saved }),
                done,
              )
            }
          />
        </Disclosure>
      )}
    </Slip>
  );
}

/** The seats of a class on the timetable. */
function SeatsOf({ id }: { id: string }) {
  const { data } = useQuery(queries.classes);
  const one = data?.classes.find((each) => each.id === id);
  return one && <Seats of={one} />;
}

/** The classes of a student who is placed: the accepted one, or those that were asked for, are ticked. */
export function PlacedClasses({ submission, outcome }: Asked) {
  const { placedIn, name, reference } = submission;
  const documents = useDocuments();
  const now = useNow();
  const saved = placedIn.length > 0 ? placedIn : proposedClasses(submission, documents, now);
  const draft = useFormDraft(`placed ${reference}`, { ids: saved, isTold: true });
  const { isTold } = draft.fields;
  const hasAddress = mailboxesOf(submission).length > 0;
  const tell = isTold && hasAddress;
  const who = shortName(name);
  return (
    <ClassChoice
      legend="In which classes?"
      submission={submission}
      saved={saved}
      draft={draft}
      isSaving={outcome.sending === 'placed'}
      act={tell ? words.placeAndTell(who) : `Place ${who}`}
      isMain={placedIn.length === 0}
      warnsBeyondSeats
      save={(classes, done) => outcome.setClasses(classes, tell, done)}
    >
      {(ids) =>
        hasAddress ? (
          <>
            <CheckboxChip
              checked={isTold}
              onChange={({ target }) => draft.set({ isTold: target.checked })}
            >
              <span>
                <b>Tell the family</b>{' '}
                <small>
                  {isTold
                    ? 'By e-mail, with the class, the first day, the fee and how to pay.'
                    : 'No e-mail. Their page shows it all the same.'}
                </small>
              </span>
            </CheckboxChip>
            {isTold && ids.length > 0 && <PlaceMail reference={reference} classes={ids} />}
          </>
        ) : (
          <p>{`${who} gave no e-mail address. Place, then send “Your place” from the ready messages.`}</p>
        )
      }
    </ClassChoice>
  );
}

/** The e-mail about a place as it will be sent, loaded when it is opened. */
function PlaceMail({ reference, classes }: { reference: string; classes: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({
    ...queries.placeMail(reference, classes),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <Disclosure summary="The e-mail as it will be sent" isOpen={isOpen} setIsOpen={setIsOpen}>
      <Problem error={error} />
      {data && (
        <>
          <p>
            <b>{data.subject}</b>{' '}
            <small>
              {data.to.length > 0
                ? `to ${listed(data.to)}`
                : 'None of the addresses takes our mail: call, or send a ready message.'}
            </small>
          </p>
          <Written>{data.text}</Written>
        </>
      )}
    </Disclosure>
  );
}

/** Without those that have ended since. */
function proposedClasses(
  { offer, fields, waitingForClasses }: Submission,
  documents: Documents,
  now: Instant,
): string[] {
  const asked = ('classes' in fields && fields.classes) || waitingForClasses;
  const proposed = offer?.state === 'accepted' ? [offer.class] : asked;
  return proposed.filter((id) => isOpenClass(documents, id, now));
}
