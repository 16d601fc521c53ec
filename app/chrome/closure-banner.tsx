import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { useToday } from '#app/browser/use-today.ts';
import { closureNotice } from '#content/teaching/closures.ts';
import { bannerText, closuresToAnnounce, promotionHidden } from '#rules/calendar/closures.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './closure-banner.module.css';

/**
 * Tells of the days without classes that are near, and hides the school's claims about itself
 * ([data-promotion]) while the law forbids publicity. It lies over the foot of the screen, so that
 * nothing moves when it comes.
 */
export function ClosureBanner() {
  const today = useToday();
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    document.documentElement.toggleAttribute(
      'data-no-promotion',
      today !== undefined && promotionHidden(today),
    );
  }, [today]);

  const near = today === undefined || closed ? [] : closuresToAnnounce(today);
  if (near.length === 0) return null;
  return (
    <aside className={styles.banner} aria-label={closureNotice.label}>
      <ul>
        {near.map((closure) => (
          <li key={closure.name + closure.from}>{bannerText(closure)}</li>
        ))}
      </ul>
      <button type="button" aria-label={closureNotice.close} onClick={() => setClosed(true)}>
        <Icon of={X} />
      </button>
    </aside>
  );
}
