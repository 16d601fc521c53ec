import { roomPictureSize, roomPictures } from '#content/school/pictures.ts';

export type Room = keyof typeof roomPictures;

/** Every size of every room that has been rendered, by its path. */
const files = import.meta.glob<string>('/app/assets/rooms/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

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
 * @param loading 'first': the picture the page opens with; 'now': seen at once; 'late' (as it is): below the fold
 */
export function RoomPicture({
  room,
  decorative = false,
  loading = 'late',
}: {
  room: Room;
  decorative?: boolean;
  loading?: 'first' | 'now' | 'late';
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(room, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(room, 'webp')} sizes={sizes} />
      <img
        src={files[`/app/assets/rooms/${room}-960.webp`]}
        alt={decorative ? '' : roomPictures[room].alt}
        {...roomPictureSize}
        loading={loading === 'late' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

function srcSet(room: Room, format: 'avif' | 'webp'): string {
  return [640, 720, 960, 1300]
    .map((width) => `${files[`/app/assets/rooms/${room}-${width}.${format}`]} ${width}w`)
    .join(', ');
}
