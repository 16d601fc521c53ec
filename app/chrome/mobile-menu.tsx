import { ArrowUpRight, ChevronDown, Mail, Menu, Phone, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { chrome, classesMenu, mainBar } from '#content/pages/navigation.ts';
import { outside, school } from '#content/school/school.ts';
import { AboutLinks, ClassLinks, NavLink } from './nav-links.tsx';
import { usePath } from './use-path.tsx';

/** The collapsible menu of phones: the browser's own `details`, so it opens before the scripts run. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const path = usePath();
  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  // Back and Forward change the page without a tap on a link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(close, [path]);

  return (
    <details
      className="menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        close();
        menu.current.querySelector('summary')?.focus();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
    >
      <summary aria-label={chrome.menu}>
        <Icon of={Menu} className="o" />
        <Icon of={X} className="x" />
      </summary>
      <div className="sheetmenu">
        <nav aria-label={chrome.menu}>
          <NavLink {...mainBar.home} />
          <details>
            <summary>
              {mainBar.about.name} <Icon of={ChevronDown} />
            </summary>
            <div>
              <AboutLinks />
            </div>
          </details>
          <details>
            <summary>
              {mainBar.classes.name} <Icon of={ChevronDown} />
            </summary>
            <div className="cols">
              {classesMenu.map((column) => (
                <ClassLinks key={column.level} {...column} />
              ))}
            </div>
          </details>
          <NavLink {...mainBar.schedule} />
          <NavLink {...mainBar.contact} />
        </nav>
        <ContactLinks />
        <ButtonLink variant="primary" className="block" href={chrome.registerNow.path}>
          {chrome.registerNow.name}
        </ButtonLink>
      </div>
    </details>
  );
}

/** The ways to reach the school from the menu. */
function ContactLinks() {
  const parent = outside.parentInstitution.value;
  return (
    <div className="ways">
      <PhoneLink
        number={school.landline.value}
        aria-label={`${chrome.landline} ${school.landline.value}`}
      >
        <Icon of={Phone} />
        {chrome.landline}
      </PhoneLink>
      <PhoneLink
        number={school.hotline.value}
        aria-label={`${chrome.hotline} ${school.hotline.value}`}
      >
        <Icon of={Phone} />
        {chrome.hotline}
      </PhoneLink>
      <a className="all" href={`mailto:${school.email.value}`}>
        <Icon of={Mail} />
        {school.email.value}
      </a>
      <a className="all" href={parent.url}>
        {parent.name} <Icon of={ArrowUpRight} />
      </a>
    </div>
  );
}
