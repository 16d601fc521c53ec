import { type OfficeState, officeStates } from '#content/office/states.ts';
import { Icon } from './icon.tsx';
import styles from './state-mark.module.css';

/** Where a submission stands: a sign and its word, never a colour. */
export function StateMark({ state }: { state: OfficeState }) {
  const { name, icon } = officeStates[state];
  return (
    <span className={styles.state}>
      <Icon name={icon} />
      {name}
    </span>
  );
}
