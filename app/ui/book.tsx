import type { ReactNode } from 'react';
import type { SignName } from './sign-paths.ts';
import { Sign } from './signs.tsx';

type Level = 'o-level' | 'a-level';

/** What makes a subject's book: its colour, its sign, and the bands of its level. */
export interface BookLook {
  /** The key of the subject's colour. */
  subject: string;
  sign: SignName;
  level: Level;
}

/** A course as an exercise book standing on a shelf: sign on the cover, facts on the label. */
export function Book({ subject, sign, level, children }: BookLook & { children: ReactNode }) {
  return (
    <li className="book" data-subject={subject} data-level={level}>
      <div className="cover">
        <span className="sign">
          <Sign name={sign} />
        </span>
      </div>
      <div className="plate">{children}</div>
    </li>
  );
}
