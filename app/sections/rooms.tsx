import { facilities } from '#content/facilities.ts';
import { RoomPicture } from './room-picture.tsx';

const large = 'min(35vw, 460px)';

/**
 * The five rooms, interlocking like a house without its roof, each with its plate.
 *
 * @param opensPage the page begins with them, so that they are not loaded late
 */
export function Rooms({ opensPage = false }: { opensPage?: boolean }) {
  return (
    <ul className="rooms">
      {facilities.map(({ picture, title, plate }, index) => (
        <li key={picture} className="room">
          <figure>
            <RoomPicture
              room={picture}
              sizes={`(min-width: 70rem) ${large}, ${index === 0 ? '100vw' : '50vw'}`}
              loading={opensPage ? (index === 0 ? 'first' : 'now') : 'late'}
            />
            <figcaption>
              <b>{title}</b>
              {plate}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
