import { footerLinks } from '#content/pages/navigation.ts';
import { linkTo } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Wrap } from '#ui/section.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './footer.module.css';

const school = schoolOf(documents);

/** The footer of every page: an exercise book's back cover. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.columns}>
        <div className={styles.opening}>
          <p className={styles.purpose}>
            Empowering students to excel in O&nbsp;Level and A&nbsp;Level examinations.
          </p>
          <ButtonLink variant="onDark" className={styles.register} href={linkTo('/register')}>
            Register Now
          </ButtonLink>
        </div>
        <nav aria-label="Footer">
          <h2>{school.name}</h2>
          <ul className={styles.pages}>
            {footerLinks.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.visit}>
          <h2>Visit or call</h2>
          <NoWrap as="p">{school.address}</NoWrap>
          {school.officeHours.lines.map(({ days, times }) => (
            <p key={days}>
              {days}, <NoBreak>{times}</NoBreak>
            </p>
          ))}
          <ul className={styles.ways}>
            <li>
              <PhoneLink number={school.landline}>
                Landline <NoBreak>{school.landline}</NoBreak>
              </PhoneLink>
            </li>
            <li>
              <PhoneLink number={school.hotline}>
                Hotline <NoBreak>{school.hotline}</NoBreak>
              </PhoneLink>
            </li>
            <li>
              <a href={`mailto:${school.email}`}>
                <EmailAddress>{school.email}</EmailAddress>
              </a>
            </li>
          </ul>
        </div>
        <TimesTables />
        <div className={styles.end}>
          <p>
            © {school.copyrightYear} {school.name}
          </p>
          <p>
            <a href={linkTo('/register#terms')}>Terms and conditions</a>
            <a href={linkTo('/register#privacy')}>Privacy policy</a>
          </p>
        </div>
      </Wrap>
    </footer>
  );
}

const oneToTen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The times tables, as exercise books print them on the back. Decorative. */
function TimesTables() {
  return (
    <div className={styles.tables} aria-hidden="true">
      {oneToTen.flatMap((row) =>
        oneToTen.map((column) => <i key={`${row}x${column}`}>{row * column}</i>),
      )}
    </div>
  );
}
