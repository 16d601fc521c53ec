import { formats, RoomPicture, srcSet } from '#app/school/rooms.tsx';
import { classroomOnPhones, facilities, phonePictureSize } from '#content/school/facilities.ts';
import styles from './hero-picture.module.css';

const drawing = facilities.find(({ picture }) => picture.id === 'classroom')?.picture;

/**
 * The first picture of the site: large, and loaded at once. The whole room on desks; on phones the
 * teacher and the first row, cropped by their maker.
 */
export function HeroPicture() {
  return (
    <figure className={styles.picture}>
      <RoomPicture first id="classroom" alt={drawing?.alt ?? ''} sizes="min(55vw, 43rem)">
        {formats.map((format) => (
          <source
            key={format}
            media="(max-width: 69.99rem)"
            type={`image/${format}`}
            srcSet={srcSet(classroomOnPhones, format, [640, 960])}
            sizes="min(100vw - 2.5rem, 34rem)"
            {...phonePictureSize}
          />
        ))}
      </RoomPicture>
    </figure>
  );
}
