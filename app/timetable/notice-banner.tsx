import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { useToday } from '#app/browser/use-today.ts';
import type { Today } from '#payloads/today.ts';
import { promotionHidden } from '#rules/calendar/closed-days.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import {
  allClosures,
  bannerText,
  closuresToAnnounce,
  isClosedOn,
} from '#rules/timetable/published-closures.ts';
import { iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { followToday } from './follow-today.ts';
import styles from './notice-banner.module.css';

/**
 * The office's notice and the next days without classes. Also hides promotion ([data-promotion])
 * while the law forbids it, and shows on /contact that the school is closed today. The banner sticks
 * to the bottom of the screen, so that nothing moves when it appears.
 */
export function NoticeBanner() {
  const today = useToday();
  const [news, setNews] = useState<{ response: Today; isOutdated: boolean }>();
  const [closed, setClosed] = useState('');
  useEffect(() => followToday((response, isOutdated) => setNews({ response, isOutdated })), []);
  const published = news?.response.closures ?? [];
  const closures = allClosures(published);

  useEffect(() => {
    if (today === undefined) return;
    const root = document.documentElement;
    root.toggleAttribute('data-no-promotion', promotionHidden(today, closures));
    root.toggleAttribute('data-closed-today', isClosedOn(colomboDate(today), closures));
  }, [today, closures]);

  if (today === undefined) return null;
  const near = closuresToAnnounce(today, closures).map((closure) => bannerText(closure, today));
  const stored = news?.response.notice;
  const notice = stored && Date.parse(stored.until) > Date.now() ? stored.text : '';
  const text = [notice, ...near].filter(Boolean).join();
  // A new notice is shown again after an earlier one was closed.
  if (text === closed) return null;
  return (
    // Replaced as a whole when a line comes or goes, so that the others do not shift.
    <aside
      key={text}
      className={classNames('no-print', styles.banner)}
      aria-label="Days without classes"
    >
      <ul>
        {notice && <li className={styles.notice}>{notice}</li>}
        {near.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {news?.isOutdated && (notice || published.length > 0) && (
          <li className={styles.checked}>
            {`Checked ${momentText(Date.parse(news.response.at))}.`}
          </li>
        )}
      </ul>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Close this notice"
        onClick={() => setClosed(text)}
      >
        <Icon of={X} />
      </button>
    </aside>
  );
}
