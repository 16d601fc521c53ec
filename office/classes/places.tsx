import { useMutation } from '@tanstack/react-query';
import { classesPage as words } from '#content/office/classes-texts.ts';
import { type Places, placesKinds } from '#rules/timetable/today.ts';
import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import type { OfficeClass } from '../model/types.ts';
import outlined from '../ui/outlined.module.css';
import pieces from '../ui/pieces.module.css';
import styles from './places.module.css';

/** Whether a class has free places. Each press is saved at once. */
export function PlacesChoice({ one }: { one: OfficeClass }) {
  const save = useMutation(mutations.setPlaces(one.id));
  const shown = save.isPending ? save.variables.places : one.places;
  return (
    <Fieldset legend={words.placesLabel} className={pieces.group}>
      <div className={pieces.pieces}>
        {placesKinds.map((places) => (
          <button
            key={places}
            type="button"
            className={classNames(outlined.outlined, pieces.piece)}
            aria-pressed={shown === places}
            onClick={() =>
              save.mutate(
                { places, was: one.places },
                {
                  onSuccess: () => announce(`${one.subject}: ${words.places[places]}.`),
                },
              )
            }
          >
            <PlacesMark places={places} />
          </button>
        ))}
      </div>
      <Problem error={save.error} />
    </Fieldset>
  );
}

/** A circle, half full or full, with its word. */
export function PlacesMark({ places }: { places: Places }) {
  return (
    <span className={styles.mark} data-places={places}>
      <span>{words.places[places]}</span>
    </span>
  );
}

/** The meaning of the marks. */
export function PlacesLegend() {
  return (
    <ul className={styles.legend}>
      {placesKinds.map((places) => (
        <li key={places}>
          <PlacesMark places={places} />
        </li>
      ))}
    </ul>
  );
}
