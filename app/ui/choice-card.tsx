import type { ComponentProps, ElementType } from 'react';
import styles from './choice-card.module.css';
import { classes } from './classes.ts';

/** Few answers of which one is chosen, each on a card: under each other, or beside each other. */
export function ChoiceCards(props: ComponentProps<'div'>) {
  return <div className={classes('levels', styles.cards)} {...props} />;
}

/** One of the answers: the label of the radio button in it, or a link. */
export function ChoiceCard<Tag extends ElementType = 'label'>({
  as,
  ...rest
}: { as?: Tag } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'label';
  return <Element className={classes('pick', styles.card)} {...rest} />;
}
