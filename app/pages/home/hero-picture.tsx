import { addressOf, srcSet } from '#app/school/rooms.tsx';
import {
  classroomOnPhones,
  facilities,
  phonePictureSize,
  roomPictureSize,
} from '#content/school/facilities.ts';
import styles from './hero-picture.module.css';

const drawing = facilities.find(({ picture }) => picture.id === 'classroom')?.picture;

const phones = {
  media: '(max-width: 69.99rem)',
  sizes: 'min(100vw - 2.5rem, 34rem)',
  ...phonePictureSize,
};
const desks = { sizes: 'min(55vw, 43rem)', ...roomPictureSize };

/**
 * The first picture of the site: large, and loaded at once. The whole room on desks; on phones the
 * teacher and the first row, cropped by their maker.
 */
export function HeroPicture() {
  return (
    <figure className={styles.picture}>
      <picture>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(classroomOnPhones, format, [640, 960])}
            {...phones}
          />
        ))}
        <source
          type="image/avif"
          srcSet={srcSet('classroom', 'avif', [640, 960, 1300])}
          {...desks}
        />
        <source type="image/webp" srcSet={srcSet('classroom', 'webp')} {...desks} />
        <img
          src={addressOf('classroom-960.webp')}
          alt={drawing?.alt ?? ''}
          {...roomPictureSize}
          fetchPriority="high"
        />
      </picture>
    </figure>
  );
}
