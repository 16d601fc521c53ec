import { ArrowUpRight, ChevronDown, Mail, Menu, Phone, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { linkTo } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { ButtonLink, iconButtonClass } from '#ui/button.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { documents } from '../documents.ts';
import styles from './mobile-menu.module.css';
import { type GroupProps, PageNavigation } from './nav-links.tsx';
import { usePath } from './use-path.tsx';

const outside = documents.school.sites;
const school = schoolOf(documents);

/**
 * The collapsible menu of phones: the browser's own `details`, so it opens before the scripts run.
 * It closes when the focus leaves it and on Escape, wherever the focus is.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = usePath();
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      // Back and Forward change the page without a tap on a link. One that was opened before the
      // scripts arrived stays open.
      close();
    };
  }, [path]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are clicked, and they answer to keys
    <details
      className={styles.menu}
      ref={menu}
      onBlur={({ relatedTarget: to, currentTarget }) => {
        // The focus would be behind the open menu.
        if (to && !currentTarget.contains(to)) close();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
    >
      <summary className={iconButtonClass} aria-label="Menu">
        <Icon of={Menu} className={styles.open} />
        <Icon of={X} className={styles.close} />
      </summary>
      <div className={styles.sheet}>
        <nav className={styles.pages} aria-label="Menu">
          <PageNavigation Group={Group} />
        </nav>
        <ContactLinks />
        <ButtonLink variant="primary" className={styles.register} href={linkTo('/register')}>
          Register Now
        </ButtonLink>
      </div>
    </details>
  );
}

/** Pages that a press opens: open from the start if this page is one of them. */
function Group({ name, active, children }: GroupProps) {
  return (
    <details open={active}>
      <summary aria-current={active || undefined}>
        {name} <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

/** The ways to reach the school from the menu. */
function ContactLinks() {
  const parent = outside.parentInstitution;
  return (
    <div className={styles.contact}>
      <PhoneLink number={school.landline} aria-label={`Landline ${school.landline}`}>
        <Icon of={Phone} />
        Landline
      </PhoneLink>
      <PhoneLink number={school.hotline} aria-label={`Hotline ${school.hotline}`}>
        <Icon of={Phone} />
        Hotline
      </PhoneLink>
      <a className={styles.across} href={`mailto:${school.email}`}>
        <Icon of={Mail} />
        <EmailAddress>{school.email}</EmailAddress>
      </a>
      <a className={styles.across} href={parent.url}>
        {parent.name} <Icon of={ArrowUpRight} />
      </a>
    </div>
  );
}
