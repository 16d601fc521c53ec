import {
  classroomOnPhones,
  facilities,
  phonePictureSize,
  roomPictureSize,
} from '#content/school/facilities.ts';
import styles from './hero-picture.module.css';

/** The classroom in every size that has been rendered, by path. */
const files = import.meta.glob<string>(['./classroom-*.{avif,webp}', '!./*-720.avif'], {
  base: '/app/assets/rooms',
  eager: true,
  query: '?url',
  import: 'default',
});

/** The whole room on desks; on phones the teacher and the first row, cropped by their maker. */
const views = [
  {
    file: classroomOnPhones,
    widths: [640, 960],
    shown: {
      media: '(max-width: 69.99rem)',
      sizes: 'min(100vw - 2.5rem, 34rem)',
      ...phonePictureSize,
    },
  },
  {
    file: 'classroom',
    widths: [640, 960, 1300],
    shown: { sizes: 'min(55vw, 43rem)', ...roomPictureSize },
  },
];

/** The sources that have been rendered, one for each view and format. */
const sources = views.flatMap(({ file, widths, shown }) =>
  (['avif', 'webp'] as const).flatMap((format) => {
    const found = widths.flatMap((width) => {
      const url = files[`./${file}-${width}.${format}`];
      return url ? `${url} ${width}w` : [];
    });
    return found.length > 0 ? { type: `image/${format}`, srcSet: found.join(', '), ...shown } : [];
  }),
);

const drawing = facilities.find(({ picture }) => picture.id === 'classroom')?.picture;

/** The first picture of the site: large, and loaded at once. */
export function HeroPicture() {
  return (
    <figure className={styles.picture}>
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          src={files['./classroom-960.webp']}
          alt={drawing?.alt ?? ''}
          {...roomPictureSize}
          fetchPriority="high"
        />
      </picture>
    </figure>
  );
}
