import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { planner } from '#content/planner.ts';
import { type Choice, choiceQuery, readChoice } from '#rules/choice.ts';
import { KeptWeek } from './kept-week.tsx';
import { TimetableForm, tickChoice } from './timetable-form.tsx';

/**
 * The classes a student would attend, as a week of their own. The choice lives in the address, so
 * it can be sent to a parent. The form is a plain one: without our scripts its answer is the same
 * page with the choice filled in by the server.
 */
export function MyTimetable() {
  const form = useRef<HTMLFormElement>(null);
  const { choice, ticked } = useChoice(form);
  return (
    <section className="s white mytt" id="my-timetable">
      <div className="pg">
        <h2>{planner.heading}</h2>
        <div className="note">
          <p>{planner.shareNote}</p>
        </div>
        <TimetableForm form={form} onTick={ticked} />
        <KeptWeek choice={choice} />
      </div>
    </section>
  );
}

const nothing: Choice = { level: 'o-level', curriculum: 'Local GCE', classes: [] };

/** What is ticked. The boxes are the browser's own; the address and this state follow them. */
function useChoice(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(nothing);
  const followed = useRef<string>(undefined);

  // The first render ignored the address. What was ticked before hydration stays ticked.
  useEffect(() => {
    if (!form.current || search === followed.current) return;
    const first = followed.current === undefined;
    followed.current = search;
    const asked = readChoice(new URLSearchParams(search));
    if (!first) form.current.reset();
    if (asked) tickChoice(form.current, asked);
    setChoice(read(form.current));
  }, [form, search]);

  // The same function every time, so that the form need not render again with each tick.
  const [ticked] = useState(() => () => {
    if (!form.current) return;
    const next = read(form.current);
    setChoice(next);
    followed.current = next.classes.length > 0 ? `?${choiceQuery(next)}` : '';
    const { hash } = window.location;
    navigate({ search: followed.current, hash }, { replace: true, preventScrollReset: true });
  });

  return { choice, ticked };
}

function read(form: HTMLFormElement): Choice {
  return readChoice(new FormData(form)) ?? nothing;
}
