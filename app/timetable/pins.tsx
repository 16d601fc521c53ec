import { classes } from '#app/ui/classes.ts';
import styles from './pins.module.css';

/** The two pins that a sheet hangs by, at its upper edge; `low` puts them into the sheet. */
export function Pins({ low = false }: { low?: boolean }) {
  return (
    <>
      <i className={classes(styles.pin, low && styles.low)} />
      <i className={classes(styles.pin, styles.right, low && styles.low)} />
    </>
  );
}
