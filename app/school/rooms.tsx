import { altOf, facilities, type Room, roomPictureSize } from '#content/school/facilities.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './rooms.module.css';

/**
 * A card for each of the five rooms: its picture, its name, what it is for and what is in it.
 *
 * @param brief whether phones show only picture and name, two side by side
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

/** Every size of every room that has been rendered, by its name; the hero alone shows its crop for phones. */
const files = import.meta.glob<string>(['./*.{avif,webp}', '!./classroom-phone-*'], {
  base: '/app/assets/rooms',
  eager: true,
  query: '?url',
  import: 'default',
});

/** The widths in pixels; WebP is for browsers from before AVIF, two sizes are enough for them. */
const widths = { avif: [640, 720, 960, 1300], webp: [640, 960] };

/**
 * How wide a room is shown: on phones the page without its margins, on tablets half of that. On desks
 * a card's picture and its like in the house above differ by a tenth: one width for both, so that
 * both are one file.
 */
const sizes =
  '(min-width: 70rem) 460px, (min-width: 44rem) calc(50vw - 2.6rem), calc(100vw - 2.6rem)';

/**
 * The picture of one room, in the smallest size and format that will do.
 *
 * @param decorative the room is shown and named again elsewhere on the page: it is not read out here
 * @param first the picture the page opens with: fetched at once, before others
 */
export function RoomPicture({
  room,
  decorative = false,
  first = false,
}: {
  room: Room;
  decorative?: boolean;
  first?: boolean;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(room, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(room, 'webp')} sizes={sizes} />
      <img
        src={files[`./${room}-960.webp`]}
        alt={decorative ? '' : altOf(room)}
        {...roomPictureSize}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(room: Room, format: keyof typeof widths): string {
  return widths[format]
    .map((width) => `${files[`./${room}-${width}.${format}`]} ${width}w`)
    .join(', ');
}
