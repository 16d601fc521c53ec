import { roomPictureSize, roomPictures } from '#content/pictures.ts';

export type Room = keyof typeof roomPictures;

/** Every size of every room that has been rendered, by its path. */
const files = import.meta.glob<string>('../assets/rooms/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The picture of one room, in the smallest size and format that will do. A room whose picture is
 * still to come stands as an empty room in its own tint.
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
  const fallback = files[`../assets/rooms/${room}-960.webp`];
  if (!fallback) return <EmptyRoom room={room} />;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(room, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(room, 'webp')} sizes={sizes} />
      <img
        src={fallback}
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

/** Decorative: the plate beside it names the room. */
function EmptyRoom({ room }: { room: Room }) {
  return (
    <svg className="empty-room" data-room={room} viewBox="0 0 1300 1014" aria-hidden="true">
      <path className="outside" d="M637 20 1210 312v338L672 955 70 640V305z" />
      <path className="left" d="M95 318 633 42v316L95 630z" />
      <path className="right" d="M633 42 1188 322v318L633 358z" />
      <path className="floor" d="M633 358 1188 640 672 922 95 630z" />
      <path className="rim" d="M95 318 633 42l555 280" />
    </svg>
  );
}
