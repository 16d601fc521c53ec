import { Logo } from '#app/illustrations/logo.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { school } from '#content/school/school.ts';
import styles from './brand.module.css';

/** The logo and the school's name, leading home. */
export function Brand() {
  return (
    <a className={styles.brand} href={linkTo('/')}>
      <Logo className={styles.logo} />
      <span>
        {school.name.value}
        <small>{school.place.value.locality}</small>
      </span>
    </a>
  );
}
