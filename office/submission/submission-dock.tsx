import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item, Submission } from '../api/submission.ts';
import { Dock, DockCall } from '../chrome/dock.tsx';
import { clockWords } from '../clock/clock-words.ts';
import { firstNumber } from './numbers.ts';

/** On phones: calls this family; once the outcome is written down, the next one. */
export function SubmissionDock({
  submission,
  next,
  now,
}: {
  submission: Submission;
  /** Who is next, once this one is done. */
  next: Item | undefined;
  now: Instant;
}) {
  const navigate = useNavigate();
  const whom = next ?? submission;
  const number = firstNumber(whom);
  const { main } = clockWords(whom, now);
  const answers = next ? next.name : (submission.guardianName ?? submission.name);
  return (
    <Dock>
      {number && (
        <DockCall
          href={number.call}
          title={office.list.callFirst(answers.split(' ')[0] ?? answers)}
          more={next ? office.list.next(main) : main}
          onClick={next && (() => navigate(`/submissions/${next.reference}`))}
        />
      )}
    </Dock>
  );
}
