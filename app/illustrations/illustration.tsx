import type { ReactNode } from 'react';
import { pen } from '#ui/icon.tsx';
import { glyphStroke } from './glyph-paths.ts';
import styles from './illustration.module.css';

/** The colours that all of them are painted with. */
export const paint = {
  ink: 'var(--color-peacock-800)',
  pale: 'var(--color-peacock-100)',
  white: 'var(--color-white)',
  orange: 'var(--color-coconut-500)',
  yellow: 'var(--color-araliya-300)',
};

export interface IllustrationProps {
  /**
   * In the page's right `corner`, below the text on phones; at the end of a `text`, on desks only;
   * in a `note` in the margin. Without it, the owner sets the width.
   */
  place?: 'corner' | 'text' | 'note';
}

/** The frame of every illustration. Decorative: the page has the same in words. */
export function Illustration({ place, children }: IllustrationProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 90"
      className={place && styles[place]}
      aria-hidden="true"
      {...pen}
      stroke={paint.ink}
      strokeWidth={glyphStroke}
    >
      {children}
    </svg>
  );
}
