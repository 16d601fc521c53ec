import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { applyChoice, clearChoice, takeEarlyChoice } from '#app/browser/ticked-boxes.ts';
import { Symbols } from '#app/chrome/symbols.tsx';
import { usePostedForm } from '#app/forms/posted-form.ts';
import { savedTimetable, saveTimetable } from '#app/timetable/saved-timetable.ts';
import { ownDayWords } from '#content/teaching/class-texts.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { type Choice, choiceQuery, readChoice } from '#rules/timetable/choice.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { documents } from '../../documents.ts';
import { ChosenWeek, shareNote } from './chosen-week.tsx';
import styles from './schedule.module.css';
import { TimetableForm } from './timetable-form.tsx';

/**
 * The classes that a student would attend, as a week. The choice lives in the address, so it can be
 * sent to a parent, and is saved on the device for the next visit. The form is a plain one: without
 * our scripts its answer is the same page, in which the server has rendered the choice.
 */
export function MyTimetable() {
  const form = useRef<HTMLFormElement>(null);
  const { choice, readForm } = useChoice(form);
  return (
    <Section ground="white" className={styles.section} id="my-timetable">
      <Symbols at={{ corner: 'benzene', margin: 'pi', foot: 'root' }} />
      <PageGrid>
        <h2>{ownDayWords.timetable}</h2>
        <MarginNote className={styles.ownNote}>
          <p>{shareNote}</p>
        </MarginNote>
        <TimetableForm form={form} onChoose={readForm} />
        <ChosenWeek choice={choice} />
      </PageGrid>
    </Section>
  );
}

const emptyChoice: Choice = { level: 'o-level', curriculum: 'Local GCE', classes: [] };

/**
 * What is ticked. The boxes are the browser's own; the address and this state follow them. The
 * level is that of the tab above, until the visitor or the address chooses one.
 */
function useChoice(form: RefObject<HTMLFormElement | null>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = usePostedForm()?.values;
  const [choice, setChoice] = useState((asked && readChoice(documents, asked)) ?? emptyChoice);
  const followed = useRef<string>(undefined);
  const decided = useRef(false);
  const tab = useRef<Level>(undefined);

  const [showInAddress] = useState(() => (query: string) => {
    followed.current = query && `?${query}`;
    const { hash } = window.location;
    navigate({ search: followed.current, hash }, { replace: true });
  });

  // The same function every time, so that the form does not render again with each tick.
  const [readForm] = useState(() => () => {
    if (!form.current) return;
    const next = read(form.current);
    decided.current = true;
    setChoice(unlessSame(next));
    const query = next.classes.length > 0 ? choiceQuery(documents, next) : '';
    // A look at the other level, of which nothing is ticked, deletes nothing.
    if (query || !new FormData(form.current).has('class')) saveTimetable(query);
    showInAddress(query);
  });

  // The first render ignored the address. What was ticked before hydration stays ticked.
  useEffect(() => {
    if (!form.current) return;
    tab.current = levelKeys.find((level) => hash === `#${level}`) ?? tab.current;
    if (search !== followed.current) {
      const first = followed.current === undefined;
      followed.current = search;
      const linked = readChoice(documents, new URLSearchParams(search));
      // An address without a choice may have a query: where the visit came from.
      const saved = linked ? '' : savedTimetable();
      const asked = linked ?? readChoice(documents, new URLSearchParams(saved));
      if (!first) clearChoice(form.current);
      if (asked) applyChoice(form.current, choiceQuery(documents, asked));
      const isEarly = takeEarlyChoice();
      decided.current = asked !== undefined || isEarly;
      if (isEarly) readForm();
      else if (asked && saved) showInAddress(saved);
    }
    if (!decided.current && tab.current) applyChoice(form.current, `level=${tab.current}`);
    const next = read(form.current);
    // As a transition: the week below has every class of the school.
    startTransition(() => setChoice(unlessSame(next)));
    // A timetable from a shared link is saved too, but does not replace the visitor's own.
    if (next.classes.length > 0 && !savedTimetable()) saveTimetable(choiceQuery(documents, next));
  }, [form, search, hash, showInAddress, readForm]);

  return { choice, readForm };
}

/** The next choice, or the present one if they are equal, so that nothing renders. */
function unlessSame(next: Choice) {
  return (shown: Choice) =>
    choiceQuery(documents, shown) === choiceQuery(documents, next) ? shown : next;
}

function read(form: HTMLFormElement): Choice {
  return readChoice(documents, new FormData(form)) ?? emptyChoice;
}
