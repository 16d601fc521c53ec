import { Clock, type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { map } from '#content/school/contact.ts';
import { school } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { NoBreak } from '#ui/text.tsx';
import styles from './info-cards.module.css';

const { days, times } = school.officeHours;

/** Visit, call and e-mail are links; the office hours are text. */
export function InfoCards() {
  return (
    <ul className={styles.cards}>
      <Card icon={MapPin} name="Visit" href={map.visitUrl}>
        <b>{school.address.replace(/ (?=\d+$)/, '\u00a0')}</b>
      </Card>
      <Card icon={Phone} name="Call" href={telHref(school.landline)}>
        <NoBreak as="b">{school.landline}</NoBreak>
      </Card>
      <Card icon={Mail} name="E-mail" href={`mailto:${school.email}`}>
        <b>
          <EmailAddress>{school.email}</EmailAddress>
        </b>
      </Card>
      <Card
        icon={Clock}
        name={
          <>
            Office hours <span className={styles.closed}>(closed today)</span>
          </>
        }
      >
        <b>
          {days}, <NoBreak>{times}</NoBreak>
        </b>
      </Card>
    </ul>
  );
}

function Card({
  icon,
  name,
  href,
  children,
}: {
  icon: IconNode;
  name: ReactNode;
  href?: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Sheet
        as={href ? 'a' : 'div'}
        className={classNames(styles.card, !href && styles.inert)}
        href={href}
      >
        <Icon of={icon} />
        <span className={styles.name}>{name}</span>
        {children}
      </Sheet>
    </li>
  );
}
