import { Tick } from './marks.tsx';
import { Unbroken } from './unbroken.tsx';

/** A list of points, each ticked by the school's pen. */
export function Ticked({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticked">
      {points.map((point) => (
        <li key={point}>
          <Tick />
          <span>
            <Unbroken>{point}</Unbroken>
          </span>
        </li>
      ))}
    </ul>
  );
}
