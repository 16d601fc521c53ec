import { roomPictureSize, roomPictures } from '#content/school/pictures.ts';

export type Room = keyof typeof roomPictures;

/** Every size of every room that has been rendered, by its path. */
const files = import.meta.glob<string>('/app/assets/rooms/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The picture of one room, in the smallest size and format that will do.
 *
 * @param sizes how wide it is shown, as the `sizes` of an image
 * @param decorative the room is shown and named again elsewhere on the page: it is not read out here
 * @param loading 'first': the picture the page opens with; 'now': seen at once; 'late' (as it is): below the fold
 */
export function RoomPicture({
  room,
  sizes,
  decorative = false,
  loading = 'late',
}: {
  room: Room;
  sizes: string;
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
  return [640, 960, 1300]
    .map((width) => `${files[`/app/assets/rooms/${room}-${width}.${format}`]} ${width}w`)
    .join(', ');
}
