import { useEffect, useRef } from 'react';
import { office } from '#content/office/page.ts';
import { useLostConnection } from '../api/connection.ts';
import { announce } from '../browser/announce.ts';
import { hourOf } from '../format/date-words.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './connection-notice.module.css';

const words = office.connection;

/** While there is no connection: since when, and what still works. It stays in sight. */
export function ConnectionNotice() {
  const lostAt = useLostConnection();
  const wasLost = useRef(false);
  useEffect(() => {
    if (!lostAt && wasLost.current) announce(words.back);
    wasLost.current = lostAt !== undefined;
  }, [lostAt]);
  return (
    <div className={styles.place} role="status">
      {lostAt !== undefined && (
        <Notice icon="wifi-off" title={words.title(hourOf(lostAt))}>
          <p>{words.text}</p>
        </Notice>
      )}
    </div>
  );
}
