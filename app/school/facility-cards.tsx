import { facilities } from '#content/school/facilities.ts';
import styles from './facility-cards.module.css';
import { RoomPicture } from './room-picture.tsx';

/** A card for each of the five rooms: its picture, its name, what it is for and what is in it. */
export function FacilityCards() {
  return (
    <ul className={styles.cards}>
      {facilities.map(({ picture, title, description, features }) => (
        <li key={picture} id={picture} className={styles.card}>
          <figure>
            <RoomPicture room={picture} />
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
