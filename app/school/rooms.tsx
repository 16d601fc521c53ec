import type { ReactNode } from 'react';
import { roomPictureSize, roomWidths } from '#content/school/facilities.ts';
import { classNames } from '#ui/class-names.ts';
import { documents } from '../documents.ts';
import styles from './rooms.module.css';

/**
 * The rooms in one row: they share their walls. On phones they are in pairs.
 *
 * @param sizes how wide a room is shown
 */
export function RoomTerrace({
  className,
  sizes = terraceSizes,
}: {
  className?: string | undefined;
  sizes?: string;
}) {
  return (
    <ul className={classNames(styles.terrace, className)}>
      {documents.facilities.rooms.map(({ id, title, caption, picture }) => (
        <li key={id}>
          <figure>
            <RoomPicture {...picture} sizes={sizes} />
            <figcaption className={styles.plate}>
              <h3>{title}</h3> <span>{caption}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The rooms like a house without its roof, each with the card about it. */
export function RoomHouse() {
  return (
    <ul className={styles.house}>
      {documents.facilities.rooms.map(({ id, title, description, features, picture }, index) => (
        <li key={id} id={id} className={styles.room}>
          <figure>
            <RoomPicture
              {...picture}
              first={index === 0}
              sizes={index === 0 ? firstRoomSizes : roomSizes}
            />
            <figcaption className={styles.card}>
              <h2>{title}</h2>
              <p>{description}</p>
              {features.length > 0 && (
                <ul className={styles.features}>
                  {features.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
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

/** How wide the first room of the house is shown, another one, and one of a row. */
const firstRoomSizes = '(min-width: 70rem) 400px, (min-width: 44rem) 45vw, 75vw';
const roomSizes =
  '(min-width: 70rem) 400px, (min-width: 44rem) 45vw, (min-width: 22.01rem) 154px, 84vw';
const terraceSizes = '(min-width: 40rem) 22vw, 46vw';

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
  sizes,
  children,
}: {
  id: string;
  alt: string;
  first?: boolean;
  sizes: string;
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
