import { ChevronDown } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import styles from './main-bar.module.css';
import { type GroupProps, PageNavigation } from './nav-links.tsx';

/** The main bar of wide screens, with its two dropdowns. */
export function MainBar() {
  return (
    <nav className={styles.bar} aria-label="Main">
      <PageNavigation Group={Dropdown} />
    </nav>
  );
}

/**
 * A disclosure that the mouse opens by hovering and everyone by pressing its button (W3C pattern
 * for navigation). Until the scripts run, CSS opens it on hover and focus. A press never closes
 * what hovering has opened; Escape does, wherever the focus is.
 */
function Dropdown({ name, active, children }: GroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const links = useId();
  const hydrated = useHydrated();
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const open = openedBy !== null;

  // A dropdown that CSS opened stays open when the scripts start.
  useLayoutEffect(() => {
    if (group.current?.matches(':hover')) setOpenedBy('hover');
    else if (group.current?.contains(document.activeElement)) setOpenedBy('press');
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedBy(null);
      if (group.current?.contains(document.activeElement))
        group.current.querySelector('button')?.focus();
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !group.current?.contains(target)) setOpenedBy(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed; the group only listens for the mouse and for the focus
    <div
      ref={group}
      className={styles.dropdown}
      data-hydrated={hydrated || undefined}
      data-open={open || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setOpenedBy((now) => now ?? 'hover');
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') setOpenedBy(null);
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to && !event.currentTarget.contains(to)) setOpenedBy(null);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={links}
        aria-current={active || undefined}
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
      >
        {name} <Icon of={ChevronDown} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are clicked, and they answer to keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div id={links} className={styles.panel} onClick={() => setOpenedBy(null)}>
        {children}
      </div>
    </div>
  );
}
