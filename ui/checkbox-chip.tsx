import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './checkbox-chip.module.css';

/** Chips side by side. */
export function CheckboxChips(props: ComponentProps<'div'>) {
  return <div className={styles.chips} {...props} />;
}

/**
 * A box to tick and its words, on a tab in a subject's colour once it is ticked.
 *
 * @param subject whose colour; without it, that of the part around it
 */
export function CheckboxChip({
  subject,
  children,
  ...input
}: { subject?: string; children: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.chip} data-subject={subject}>
      <Checkbox className={styles.box} {...input} />
      {children}
    </label>
  );
}
