import { useTodaysNews } from '#app/browser/use-today.ts';
import { registrationForm } from '#content/forms/registration.ts';
import { placesWords } from '#content/teaching/class-texts.ts';
import { classById, teacherOf } from '#rules/timetable/classes.ts';
import { ActionLink } from '#ui/actions.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { documents } from '../documents.ts';
import styles from './chosen.module.css';
import type { LinkedBox } from './prefill.ts';

/** The id of the boxes of what was chosen. */
export const chosenId = 'chosen';

/** What a link has chosen, above the form, with the way to change it. */
export function Chosen({ boxes }: { boxes: readonly LinkedBox[] }) {
  const { legend, change } = registrationForm.linked;
  const hydrated = useHydrated();
  // Nothing until the scripts run.
  const ticked = boxes.filter(({ isOff }) => hydrated && !isOff);
  if (ticked.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <p className={styles.heading}>
        <b>{legend}</b> <ActionLink href={`#${chosenId}`}>{change}</ActionLink>
      </p>
      <ul>
        {ticked.map((box) => (
          <Card key={box.value} box={box} />
        ))}
      </ul>
    </div>
  );
}

/**
 * The note about chosen classes that are full: the registration is put on their waiting lists. A class that
 * has room again needs no note. Our server has it in the page, so that nothing moves: hydration, which starts
 * without the choice, leaves a text as it is, and the element after it has what is chosen then.
 */
export function FullClassesNote({ boxes }: { boxes: readonly LinkedBox[] }) {
  const news = useTodaysNews();
  const full = boxes.filter(({ isOff, value }) => !isOff && news?.notes[value]?.places === 'full');
  return (
    <div className={styles.full} role="status">
      <p key={`${useHydrated()}`} suppressHydrationWarning>
        {full.length > 0 ? registrationForm.full(full.map(({ label }) => label)) : ''}
      </p>
    </div>
  );
}

/**
 * A class with its hours, its teacher, its places, and the day on which it begins or ends; otherwise what
 * it is called.
 */
function Card({ box: { name, value, label, subject } }: { box: LinkedBox }) {
  const { state, short, places } = useTodaysNews()?.notes[value] ?? {};
  const one = name === 'classes' ? classById(documents, value) : undefined;
  return (
    <li data-subject={subject}>
      <b>{one ? `${one.subject}, ${one.day}` : label}</b>
      {one && <time>{one.time}</time>}
      {one && <small>{teacherOf(documents, value)?.name}</small>}
      {state?.startsWith('to-') && <mark key={short}>{short}</mark>}
      {places && <mark key={places}>{placesWords[places]}</mark>}
    </li>
  );
}
