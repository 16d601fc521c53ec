import type { ReactNode } from 'react';
import { roomPictureSize, roomWidths } from '#content/school/facilities.ts';
import { classNames } from '#ui/class-names.ts';
import { documents } from '../documents.ts';
import styles from './rooms.module.css';

const facilities = documents.facilities.rooms;

/**
 * A card for each of the five rooms: its picture, its name, what it is for and what is in it.
 *
 * @param brief whether phones show only picture and name, two side by side
 */
export function FacilityCards({ brief = false }: { brief?: boolean }) {
  return (
    <ul className={classNames(styles.cards, brief && styles.brief)}>
      {facilities.map(({ id, title, description, features, picture }) => (
        <li key={id} id={id} className={styles.card}>
          <figure>
            <RoomPicture {...picture} />
            <figcaption className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={styles.features}>
                {features.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Every size of every room that has been drawn, by its name. */
const files = import.meta.glob<string>('./*.{avif,webp}', {
  base: '/app/assets/rooms',
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * How wide a room is shown: on phones the page without its margins, on tablets half of that. On
 * desks a card's picture is a tenth wider or narrower than in the house above: one width for both,
 * so that both use one file.
 */
const roomSizes =
  '(min-width: 70rem) 460px, (min-width: 44rem) calc(50vw - 2.6rem), calc(100vw - 2.6rem)';

/**
 * The picture of one room, in the smallest size and format that will do.
 *
 * @param id of an uploaded picture, or of the drawing
 * @param alt '' where the room is shown and named again elsewhere on the page
 * @param first the picture the page opens with: fetched at once, before others
 * @param children sources for some screens, before those for all
 */
export function RoomPicture({
  id,
  alt,
  first = false,
  sizes = roomSizes,
  children,
}: {
  id: string;
  alt: string;
  first?: boolean;
  sizes?: string;
  children?: ReactNode;
}) {
  return (
    <picture>
      {children}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(id, format)} sizes={sizes} />
      ))}
      <img
        src={addressOf(`${id}-960.webp`)}
        alt={alt}
        {...roomPictureSize}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </picture>
  );
}

export const formats = ['avif', 'webp'] as const;

/** @param widths those that have been drawn, in pixels */
export function srcSet(
  id: string,
  format: (typeof formats)[number],
  widths: readonly number[] = roomWidths[format],
): string {
  return widths.map((width) => `${addressOf(`${id}-${width}.${format}`)} ${width}w`).join(', ');
}

/** The build writes uploaded pictures into assets/ (build/uploaded-pictures.ts). */
function addressOf(file: string): string {
  return files[`./${file}`] ?? `/assets/${file}`;
}
