import type { ReactElement } from 'react';
import { pen } from './icon.tsx';

/** How the logo's tick is drawn, for a drawing that includes it. */
export const logoPen = { ...pen, stroke: 'var(--color-coconut-500)', strokeWidth: 6.4 };

/** The school's logo, a tick on squared paper. Decorative: the school's name is next to it. */
export function Logo({ className }: { className?: string }): ReactElement {
  return (
    <svg className={className} viewBox="0 0 44 44" aria-hidden="true">
      <rect width="44" height="44" rx="9" fill="var(--color-peacock-800)" />
      <path stroke="rgb(255 255 255 / 0.15)" d="M11 0v44M22 0v44M33 0v44M0 11h44M0 22h44M0 33h44" />
      <path {...logoPen} d="M10 23l8.5 9L35 10" />
    </svg>
  );
}
