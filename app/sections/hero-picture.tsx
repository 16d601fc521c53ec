import { RoomPicture } from './room-picture.tsx';

/** The classroom as home opens with it, by path: whole on desks, the teacher and first row on phones. */
const files = import.meta.glob<string>('../assets/rooms/classroom-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const views = [
  {
    view: 'phone-',
    widths: [640, 960],
    media: '(max-width: 69.99rem)',
    sizes: 'min(100vw - 2.5rem, 34rem)',
    width: 1440,
    height: 1080,
  },
  {
    view: '',
    widths: [640, 960, 1300],
    media: undefined,
    sizes: 'min(55vw, 43rem)',
    width: 1300,
    height: 1014,
  },
] as const;

/** The first picture of the site: large, loaded at once, and cropped for phones by its maker. */
export function HeroPicture({ alt }: { alt: string }) {
  const fallback = files['../assets/rooms/classroom-960.webp'];
  return (
    <figure className="pic">
      {fallback ? (
        <picture>
          {views.flatMap(({ view, widths, ...shown }) =>
            (['avif', 'webp'] as const).map((format) => (
              <source
                key={view + format}
                type={`image/${format}`}
                srcSet={widths
                  .map((w) => `${files[`../assets/rooms/classroom-${view}${w}.${format}`]} ${w}w`)
                  .join(', ')}
                {...shown}
              />
            )),
          )}
          <img src={fallback} alt={alt} width={1300} height={1014} fetchPriority="high" />
        </picture>
      ) : (
        <RoomPicture room="classroom" sizes="" loading="first" />
      )}
    </figure>
  );
}
