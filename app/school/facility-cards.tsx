import { facilities } from '#content/school/facilities.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './facility-cards.module.css';
import { RoomPicture } from './room-picture.tsx';

/**
 * A card for each of the five rooms: its picture, its name, what it is for and what is in it.
 *
 * @param brief whether phones show picture and name alone, two beside each other
 */
export function FacilityCards({ brief = false }: { brief?: boolean }) {
  return (
    <ul className={classNames(styles.cards, brief && styles.brief)}>
      {facilities.map(({ id, title, description, features }) => (
        <li key={id} id={id} className={styles.card}>
          <figure>
            <RoomPicture room={id} />
            <figcaption className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
