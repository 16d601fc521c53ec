import { useId } from 'react';
import { classesPage as words } from '#content/office/classes-page.ts';
import { placesKinds } from '#payloads/today.ts';
import { useSetPlaces } from '../api/classes.ts';
import type { OfficeClass } from '../api/timetable.ts';
import { announce } from '../chrome/announce.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import styles from './pieces.module.css';
import { PlacesMark } from './places-mark.tsx';

/** Whether a class takes students: each press is kept at once. */
export function PlacesChoice({ one }: { one: OfficeClass }) {
  const id = useId();
  const set = useSetPlaces(one.id);
  return (
    <div className={styles.group}>
      <p className={styles.label} id={id}>
        {words.placesLabel}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons and no field of a form */}
      <div className={styles.pieces} role="group" aria-labelledby={id}>
        {placesKinds.map((places) => (
          <button
            key={places}
            type="button"
            className={styles.piece}
            aria-pressed={one.places === places}
            onClick={() =>
              set.mutate(places, {
                onSuccess: () => announce(words.placesKept(one.subject, words.places[places])),
              })
            }
          >
            <PlacesMark places={places} />
          </button>
        ))}
      </div>
      <p className={styles.error} role="alert">
        {set.isError && sentenceFor(set.error)}
      </p>
    </div>
  );
}
