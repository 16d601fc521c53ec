import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { ifDone } from '../api/client.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { ClassChoice, useClassName } from '../chrome/class-choice.tsx';
import { Offer } from '../chrome/offer.tsx';
import { dayWord } from '../format/office-dates.ts';
import type { Submission } from '../model/types.ts';
import { Chapter } from './chapter.tsx';

/** For which classes the student waits, and the offer of a place. */
export function WaitingChapter({ submission }: { submission: Submission }) {
  const now = useNow();
  const { reference, state, waitsSince, waitingForClasses, offer } = submission;
  const className = useClassName();
  const save = useMutation(mutations.setWaitingFor(reference));
  const isWaiting = waitingForClasses.length > 0;
  const saved = () => {
    announce(words.saved);
    setIsOpen(false);
  };
  const [isOpened, setIsOpen] = useState<boolean>();
  const isOpen = isOpened ?? (state === 'waiting' && !isWaiting);
  return (
    <Chapter title={words.waitingFor}>
      {isWaiting ? (
        <ul>
          {waitingForClasses.map((id) => (
            <li key={id}>
              <Link to={`/classes/${id}`}>{className(id)}</Link>{' '}
              <span>{words.since(dayWord(waitsSince[id] ?? submission.receivedAt, now))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.waitsForNone}</p>
      )}
      {(isWaiting || offer) && <Offer item={submission} classes={waitingForClasses} />}
      <details
        data-screen=""
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{words.changeClasses}</summary>
        {isOpen && (
          <ClassChoice
            legend={words.waitsForClasses}
            submission={submission}
            saved={waitingForClasses}
            draft="waiting"
            isSaving={save.isPending}
            error={save.error}
            save={(ids, done) => ifDone(save.mutateAsync(ids, { onSuccess: saved }), done)}
          />
        )}
      </details>
    </Chapter>
  );
}
