import type { ReactNode } from 'react';
import { Glyph } from '#app/illustrations/glyph.tsx';
import type { GlyphName } from '#app/illustrations/glyph-paths.ts';

type Level = 'o-level' | 'a-level';

/** What makes a subject's book: its colour, its sign, and the bands of its level. */
export interface BookProps {
  /** The key of the subject's colour. */
  subject: string;
  glyph: GlyphName;
  level: Level;
}

/** A course as an exercise book standing on a shelf: sign on the cover, facts on the label. */
export function Book({ subject, glyph, level, children }: BookProps & { children: ReactNode }) {
  return (
    <li className="book" data-subject={subject} data-level={level}>
      <div className="cover">
        <span className="sign">
          <Glyph name={glyph} />
        </span>
      </div>
      <div className="plate">{children}</div>
    </li>
  );
}
