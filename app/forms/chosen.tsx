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
  const ticked = useTicked(boxes);
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
 * has room again needs no note. It is in the space above the heading, so that the page does not move when
 * it arrives.
 */
export function FullClassesNote({ boxes }: { boxes: readonly LinkedBox[] }) {
  const news = useTodaysNews();
  const full = useTicked(boxes).filter(({ value }) => news?.notes[value]?.places === 'full');
  if (full.length === 0) return null;
  return (
    <div className={styles.full} role="status">
      <p>{registrationForm.full(full.map(({ label }) => label))}</p>
    </div>
  );
}

/** What is ticked now; nothing until the scripts run. */
function useTicked(boxes: readonly LinkedBox[]): readonly LinkedBox[] {
  const hydrated = useHydrated();
  return hydrated ? boxes.filter(({ isOff }) => !isOff) : [];
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
