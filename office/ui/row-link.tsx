import { Link, type LinkProps } from 'react-router';
import styles from './row-link.module.css';

/** The name in a row, as a link. Its target is the whole row, which must be positioned. */
export function RowLink(props: LinkProps) {
  return <Link className={styles.link} {...props} />;
}
