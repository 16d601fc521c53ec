import { ArrowUpRight, Mail } from 'lucide';
import { useToday } from '#app/browser/use-today.ts';
import { linkTo } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import { documents } from '../documents.ts';
import styles from './header.module.css';
import { MainBar } from './main-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SchoolLogo } from './school-logo.tsx';

const outside = documents.school.sites;
const school = schoolOf(documents);
const { house, road, locality } = school.place;

/**
 * The header of every page: the ways to contact the school, and the main bar. On paper it is the
 * letterhead, also where only a part of the page is printed.
 */
export function Header() {
  return (
    // Both rows are one banner; without a box of its own the lower one sticks to the whole page.
    <header className={styles.banner}>
      <ContactBar />
      <div className={styles.bar}>
        <Wrap className={styles.row}>
          <a className={styles.brand} href={linkTo('/')}>
            <SchoolLogo className={styles.logo} />
            <span>
              {school.name}
              <small>
                <span className={styles.onPaper}>{`${house}, ${road}, `}</span>
                {locality}
              </small>
            </span>
          </a>
          <PrintedOn />
          <MainBar />
          {/* The only Register that leads to /contact (docs/requirements.md, R3.2). */}
          <ButtonLink className={styles.register} href={linkTo('/contact')}>
            Register
          </ButtonLink>
          <MobileMenu />
        </Wrap>
      </div>
    </header>
  );
}

function PrintedOn() {
  const today = useToday();
  if (today === undefined) return null;
  return (
    <small className={styles.onPaper}>
      Printed on <span>{dateText(colomboDate(today), { year: true })}</span>
    </small>
  );
}

/** The dark row above the main bar: both phones, the e-mail address, the parent institution. */
function ContactBar() {
  const parent = outside.parentInstitution;
  return (
    <div className={styles.contactBar}>
      <Wrap className={styles.contacts}>
        <PhoneLink number={school.landline}>
          <span>Landline</span> <b>{school.landline}</b>
        </PhoneLink>
        <PhoneLink number={school.hotline}>
          <span>Hotline</span> <b>{school.hotline}</b>
        </PhoneLink>
        <a className={styles.email} href={`mailto:${school.email}`}>
          <Icon of={Mail} />
          <b>{school.email}</b>
        </a>
        <a className={styles.parent} href={parent.url}>
          <b>{parent.name}</b>
          <Icon of={ArrowUpRight} />
        </a>
      </Wrap>
    </div>
  );
}
