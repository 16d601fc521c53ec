import type { ComponentProps, ReactNode } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import { useTickState } from './field-state.ts';
import { styled } from './styled.tsx';

/** A box to tick. Its owner styles its size and edge. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="checkbox"
      className={classNames(styles.box, className)}
      {...rest}
      {...useTickState(rest.name, rest.value)}
    />
  );
}

/** A radio button, unstyled. */
export function Radio(props: ComponentProps<'input'>) {
  return <input type="radio" {...props} {...useTickState(props.name, props.value)} />;
}

/** Chips side by side, or buttons that look like them. */
export const CheckboxChips = styled('div', styles.chips);

/**
 * A box to tick and its label, on a tab in a subject's colour once it is ticked.
 *
 * @param subject gives the colour; the default is the colour of the part around it, or the school's
 */
export function CheckboxChip({
  subject,
  children,
  ...input
}: { subject?: string; children: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles.chip} data-subject={subject}>
      <Checkbox className={styles.chipBox} {...input} />
      {children}
    </label>
  );
}

/**
 * Few answers of which one is chosen, each on a card: under each other, or side by side where that
 * fits; a form that has less room for them sets `--choice-columns`.
 */
export const ChoiceCards = styled('div', styles.cards);

/** One of the answers: the label of the radio button in it, or a link. */
export const ChoiceCard = styled('label', styles.card);
