import { classNames } from '#ui/class-names.ts';
import styles from './pins.module.css';

/** The two pins that a sheet hangs by, at its upper edge; `low` puts them into the sheet. */
export function Pins({ low = false }: { low?: boolean }) {
  return (
    <>
      <i className={classNames(styles.pin, low && styles.low)} />
      <i className={classNames(styles.pin, styles.right, low && styles.low)} />
    </>
  );
}
