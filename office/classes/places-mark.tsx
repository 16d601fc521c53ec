import { classesPage } from '#content/office/classes-page.ts';
import { type Places, placesKinds } from '#payloads/today.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './places-mark.module.css';

/** Circle, half circle or disc, with its word. */
export function PlacesMark({ places, className }: { places: Places; className?: string }) {
  const [first, ...rest] = classesPage.places[places].split(' ');
  return (
    <span className={classNames(styles.mark, className)} data-places={places}>
      <span>
        {first}
        {/* Where it is narrow the first word is all that is seen. */}
        {rest.length > 0 && <span data-rest=""> {rest.join(' ')}</span>}
      </span>
    </span>
  );
}

/** What the marks mean. */
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
