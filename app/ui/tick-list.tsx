import { Tick } from './annotations.tsx';
import { NoWrap } from './no-wrap.tsx';

/**
 * A list of points, each ticked by the school's pen.
 *
 * @param promotion a figure the school advertises: points with it go while publicity is forbidden
 */
export function TickList({ points, promotion }: { points: readonly string[]; promotion?: string }) {
  return (
    <ul className="ticked">
      {points.map((point) => (
        <li key={point} data-promotion={promotion && point.includes(promotion) ? '' : undefined}>
          <Tick />
          <span>
            <NoWrap>{point}</NoWrap>
          </span>
        </li>
      ))}
    </ul>
  );
}
