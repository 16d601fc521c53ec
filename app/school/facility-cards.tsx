import { facilities } from '#content/school/facilities.ts';
import { textOf } from '#content/school/school.ts';
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
      {facilities.map(({ picture, title, description, features }) => (
        <li key={picture} id={picture} className={styles.card}>
          <figure>
            <RoomPicture room={picture} />
            <figcaption className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={styles.features}>
                {features.map(textOf).map((feature) => (
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
