import { officeStates } from '#content/office/states.ts';
import { stateName } from '../format/words.ts';
import type { Item } from '../model/submission.ts';
import { Icon } from './icon.tsx';
import styles from './state-mark.module.css';

/** The state of a submission: an icon and its name, without a colour. */
export function StateMark({ item }: { item: Pick<Item, 'state' | 'phone' | 'guardianPhone'> }) {
  return (
    <span className={styles.state}>
      <Icon name={officeStates[item.state].icon} />
      <span>{stateName(item.state, item)}</span>
    </span>
  );
}
