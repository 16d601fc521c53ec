import { Clock, Mail, MapPin, Phone } from 'lucide';
import { contactCards, map } from '#content/school/contact.ts';
import { school } from '#content/school/school.ts';
import { closureNotice } from '#content/teaching/closure-texts.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { NoBreak } from '#ui/text.tsx';
import styles from './info-cards.module.css';

const { days, times } = school.officeHours;

/** Visit, call and e-mail lead somewhere; the office hours are only said. */
export function InfoCards() {
  return (
    <ul className={styles.cards}>
      <li>
        <Sheet as="a" className={styles.card} href={map.visitUrl}>
          <Icon of={MapPin} />
          <span className={styles.name}>{contactCards.visit}</span>
          <b>{school.address.replace(/ (?=\d+$)/, '\u00a0')}</b>
        </Sheet>
      </li>
      <li>
        <Sheet as="a" className={styles.card} href={telHref(school.landline)}>
          <Icon of={Phone} />
          <span className={styles.name}>{contactCards.call}</span>
          <NoBreak as="b">{school.landline}</NoBreak>
        </Sheet>
      </li>
      <li>
        <Sheet as="a" className={styles.card} href={`mailto:${school.email}`}>
          <Icon of={Mail} />
          <span className={styles.name}>{contactCards.email}</span>
          <b>
            <EmailAddress>{school.email}</EmailAddress>
          </b>
        </Sheet>
      </li>
      <li>
        <Sheet className={classNames(styles.card, styles.inert)}>
          <Icon of={Clock} />
          <span className={styles.name}>
            {contactCards.officeHours}{' '}
            <span className={styles.closed}>({closureNotice.closedToday.toLowerCase()})</span>
          </span>
          <b>
            {days}, <NoBreak>{times}</NoBreak>
          </b>
        </Sheet>
      </li>
    </ul>
  );
}
