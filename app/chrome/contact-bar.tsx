import { ArrowUpRight, Mail } from 'lucide';
import { chrome } from '#content/pages/navigation.ts';
import { outside, school } from '#content/school/school.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import styles from './contact-bar.module.css';

/** The dark row above the main bar: both phones, the e-mail address, the parent institution. */
export function ContactBar() {
  const parent = outside.parentInstitution.value;
  return (
    <div className={styles.bar}>
      <Wrap className={styles.row}>
        <PhoneLink number={school.landline.value}>
          <span>{chrome.landline}</span> <b>{school.landline.value}</b>
        </PhoneLink>
        <PhoneLink number={school.hotline.value}>
          <span>{chrome.hotline}</span> <b>{school.hotline.value}</b>
        </PhoneLink>
        <a className={styles.email} href={`mailto:${school.email.value}`}>
          <Icon of={Mail} />
          <b>{school.email.value}</b>
        </a>
        <a className={styles.parent} href={parent.url}>
          <b>{parent.name}</b>
          <Icon of={ArrowUpRight} />
        </a>
      </Wrap>
    </div>
  );
}
