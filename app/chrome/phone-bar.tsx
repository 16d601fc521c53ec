import { MessageCircle, Phone } from 'lucide';
import { useEffect, useState } from 'react';
import { linkTo, type SitePath } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { taughtSubjects } from '#content/teaching/subjects.ts';
import { opensAgain } from '#rules/calendar/opening-hours.ts';
import { telHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { Icon } from '#ui/icon.tsx';
import { documents } from '../documents.ts';
import styles from './phone-bar.module.css';
import { usePath } from './use-path.tsx';

const facts = documents.school;
const school = schoolOf(documents);

/** Pages that are a form, or begin with the same buttons. */
const without: readonly string[] = ['/register', '/contact'];

/**
 * Call, WhatsApp and Register at the lower edge of a phone, once the first screen has gone by and until
 * the slip at the end of the page lies over them. The styles place it, so it needs no scripts.
 */
export function PhoneBar() {
  const path = usePath();
  const opensAt = useOpeningTime();
  if (without.includes(path)) return null;
  const { href, subject } = registerOf(path);
  return (
    <div className={styles.track}>
      <nav className={styles.bar} aria-label="Call or register">
        <a href={telHref(school.landline)}>
          <Icon of={Phone} />
          <span>
            Call
            <small hidden={!opensAt}>{opensAt && `from ${opensAt}`}</small>
          </span>
        </a>
        <a href={whatsAppHref(school.mobile)}>
          <Icon of={MessageCircle} />
          WhatsApp
        </a>
        <a className={styles.register} href={href}>
          <span>
            Register
            {subject && <small>{`for ${subject}`}</small>}
          </span>
        </a>
      </nav>
    </div>
  );
}

/** The form; on a page about a subject with that subject. */
function registerOf(path: string): { href: string; subject?: string } {
  for (const level of ['o-level', 'a-level'] as const) {
    const subjects = Object.values(taughtSubjects[level]);
    const taught = subjects.find(({ programme }) => programme === (path as SitePath));
    if (taught?.registersAs) {
      const { registersAs, shortName } = taught;
      return { href: registerLink({ level, subjects: [registersAs] }), subject: shortName };
    }
  }
  return { href: linkTo('/register') };
}

/** When the office opens next, while it is closed; '' while it is open and until the scripts run. */
function useOpeningTime(): string {
  const [opensAt, setOpensAt] = useState('');
  useEffect(() => {
    const look = () => setOpensAt(opensAgain(facts.officeHours, Date.now()));
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return opensAt;
}
