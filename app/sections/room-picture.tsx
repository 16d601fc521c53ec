import { roomPictureSize, roomPictures } from '#content/pictures.ts';

export type Room = keyof typeof roomPictures;

/** Every size of every room that has been rendered, by its path. */
const files = import.meta.glob<string>('../assets/rooms/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The picture of one room, in the smallest size and format that will do.
 *
 * @param sizes how wide it is shown, as the `sizes` of an image
 * @param loading 'first': the picture the page opens with; 'now': seen at once; 'late' (as it is): below the fold
 */
export function RoomPicture({
  room,
  sizes,
  loading = 'late',
}: {
  room: Room;
  sizes: string;
  loading?: 'first' | 'now' | 'late';
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(room, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(room, 'webp')} sizes={sizes} />
      <img
        src={files[`../assets/rooms/${room}-960.webp`]}
        alt={roomPictures[room].alt}
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
    .map((width) => `${files[`../assets/rooms/${room}-${width}.${format}`]} ${width}w`)
    .join(', ');
}
