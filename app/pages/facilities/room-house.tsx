import { RoomPicture } from '#app/school/room-picture.tsx';
import { facilities } from '#content/school/facilities.ts';
import { classNames } from '#ui/class-names.ts';
import { wideClass } from '#ui/section.tsx';
import styles from './room-house.module.css';

/**
 * The five rooms, interlocking like a house without its roof, each with its plate that leads to the
 * room's card. On phones the cards alone stand: their first picture is this one's, fetched early.
 */
export function RoomHouse() {
  return (
    <ul className={classNames(wideClass, styles.house)}>
      {facilities.map(({ id, title, caption }, index) => (
        <li key={id} className={styles.room}>
          <RoomPicture room={id} decorative first={index === 0} />
          <a className={styles.plate} href={`#${id}`}>
            <b>{title}</b>
            {caption}
          </a>
        </li>
      ))}
    </ul>
  );
}
