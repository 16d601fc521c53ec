import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { aboutMenu, classesMenu, mainBar } from '#content/navigation.ts';
import { AboutLinks, ClassLinks, MenuLink } from './nav-links.tsx';

/** The main bar of wide screens, with its two dropdowns. */
export function MainBar() {
  return (
    <nav className="nav" aria-label="Main">
      <MenuLink {...mainBar.home} />
      <Dropdown name={mainBar.about.name} holds={aboutMenu.pages.map(({ path }) => path)}>
        <div>
          <AboutLinks />
        </div>
      </Dropdown>
      <Dropdown
        name={mainBar.classes.name}
        holds={classesMenu
          .flatMap(({ heading, classes }) => [heading, ...classes])
          .map(({ path }) => path)}
      >
        <div className="two">
          {classesMenu.map((column) => (
            <ClassLinks key={column.level} {...column} />
          ))}
        </div>
      </Dropdown>
      <MenuLink {...mainBar.schedule} />
      <MenuLink {...mainBar.contact} />
    </nav>
  );
}

/**
 * A disclosure that the mouse opens by hovering and everyone by pressing its button. Until the
 * scripts run, CSS opens it on hover and focus. A press never closes what hovering has opened.
 */
function Dropdown({
  name,
  holds,
  children,
}: {
  name: string;
  holds: readonly string[];
  children: ReactNode;
}) {
  const live = useHydrated();
  const { pathname } = useLocation();
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const open = openedBy !== null;
  const close = () => setOpenedBy(null);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed; the group only listens for the mouse and for Escape
    <div
      className="dropdown"
      data-live={live || undefined}
      data-open={open || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenedBy('hover')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        close();
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-current={holds.includes(pathname) ? 'true' : undefined}
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
      >
        {name} <ChevronDown className="i" aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are clicked, and they answer to keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="drop" onClick={close}>
        {children}
      </div>
    </div>
  );
}
