import type { ReactElement } from 'react';
import { pen } from './glyph.tsx';
import { letterGap, letterHeight, letterPaths } from './letter-paths.ts';

/** Side of the square that a monogram stands in, in the units of the letters. */
const plate = 34;

/**
 * A teacher's initials in the same hand as the signs, centred in a square box. Decorative: the
 * name stands beside it. Characters outside A-Z are left out, so pass Latin initials.
 */
export function Initials({
  initials,
  size = '1em',
  className,
}: {
  initials: string;
  size?: number | string;
  className?: string;
}): ReactElement {
  const letters = placeLetters(initials);
  return (
    <svg
      viewBox={`${(letters.width - plate) / 2} ${(letterHeight - plate) / 2} ${plate} ${plate}`}
      height={size}
      className={className}
      aria-hidden="true"
      {...pen}
    >
      {letters.placed.map(({ key, x, d }) => (
        <path key={key} d={d} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}

/** The initials side by side, with the width they take together. */
function placeLetters(initials: string) {
  const placed: { key: string; x: number; d: string }[] = [];
  let x = 0;
  for (const letter of initials.toUpperCase()) {
    const path = letterPaths[letter];
    if (!path) continue;
    placed.push({ key: `${letter}${x}`, x, d: path.d });
    x += path.width + letterGap;
  }
  return { placed, width: Math.max(0, x - letterGap) };
}
