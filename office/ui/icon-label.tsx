import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A pictogram and its text, which has an element of its own so that a translation can change it. */
export function IconLabel({ of, children }: { of: IconNode; children: ReactNode }) {
  return (
    <>
      <Icon of={of} />
      <span>{children}</span>
    </>
  );
}
