import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { useToday } from '#app/browser/use-today.ts';
import { closureNotice } from '#content/teaching/closure-texts.ts';
import type { Today } from '#payloads/today.ts';
import { bannerText, closuresToAnnounce } from '#rules/calendar/closure-banner.ts';
import { promotionHidden } from '#rules/calendar/closures.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { Icon } from '#ui/icon.tsx';
import { followToday } from './follow-today.ts';
import styles from './notice-banner.module.css';

/**
 * The office's notice and the days without classes that are near. Hides promotion
 * ([data-promotion]) while the law forbids it. It lies over the foot of the screen, so that nothing
 * moves when it appears.
 */
export function NoticeBanner() {
  const today = useToday();
  const published = usePublished();
  const [closed, setClosed] = useState('');
  const closures = allClosures(published?.today.closures ?? []);

  useEffect(() => {
    document.documentElement.toggleAttribute(
      'data-no-promotion',
      today !== undefined && promotionHidden(today, closures),
    );
  }, [today, closures]);

  if (today === undefined) return null;
  const near = closuresToAnnounce(today, closures).map(bannerText);
  const notice = published?.notice;
  const lines = [...(notice ? [notice] : []), ...near];
  // A new notice is shown again after an earlier one was closed.
  if (lines.length === 0 || closed === lines.join()) return null;
  return (
    <aside className={styles.banner} aria-label={closureNotice.label}>
      <ul>
        {notice && <li className={styles.notice}>{notice}</li>}
        {near.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {published?.checked && <li className={styles.checked}>{published.checked}</li>}
      </ul>
      <button
        type="button"
        aria-label={closureNotice.close}
        onClick={() => setClosed(lines.join())}
      >
        <Icon of={X} />
      </button>
    </aside>
  );
}

/** What the office has published for every page. */
interface Published {
  today: Today;
  notice: string;
  /** 'Checked …' while the server cannot be reached and something is published; otherwise ''. */
  checked: string;
}

function usePublished(): Published | undefined {
  const [published, setPublished] = useState<Published>();
  useEffect(
    () =>
      followToday((today, isOutdated) => {
        const { at, closures, notice } = today;
        const isValid = notice !== null && Date.parse(notice.until) > Date.now();
        const hasAny = isValid || closures.length > 0;
        setPublished({
          today,
          notice: isValid ? notice.text : '',
          checked:
            isOutdated && hasAny ? `${closureNotice.checked} ${momentText(Date.parse(at))}.` : '',
        });
      }),
    [],
  );
  return published;
}
