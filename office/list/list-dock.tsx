import { useNavigate } from 'react-router';
import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../api/submission.ts';
import { Dock, DockCall } from '../chrome/dock.tsx';
import { clockWords } from '../clock/clock-words.ts';
import { firstNumber } from '../submission/numbers.ts';

/** On phones the next call: the dial opens, and behind it the submission, ready for its outcome. */
export function ListDock({ next, now }: { next: Item | undefined; now: Instant }) {
  const navigate = useNavigate();
  const number = next && firstNumber(next);
  return (
    <Dock>
      {next && number && (
        <DockCall
          href={number.call}
          title={office.list.callFirst(next.name.split(' ')[0] ?? next.name)}
          more={office.list.next(clockWords(next, now).main)}
          onClick={() => navigate(`/submissions/${next.reference}`)}
        />
      )}
    </Dock>
  );
}
