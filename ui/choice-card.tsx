import type { ComponentProps, ElementType } from 'react';
import styles from './choice-card.module.css';

/**
 * Few answers of which one is chosen, each on a card: under each other, or beside each other where
 * that fits; a form that has less room for them sets `--choice-columns`.
 */
export function ChoiceCards(props: ComponentProps<'div'>) {
  return <div className={styles.cards} {...props} />;
}

/** One of the answers: the label of the radio button in it, or a link. */
export function ChoiceCard<Tag extends ElementType = 'label'>({
  as,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'label';
  return <Element className={styles.card} {...rest} />;
}
