import { office } from '#content/office/page.ts';
import type { usePromise } from '../api/lists.ts';
import { figures } from '../clock/count-words.ts';
import { spanOf } from '../clock/time-left.ts';
import { Ring } from '../ui/marks.tsx';
import styles from './promise.module.css';

const words = office.promise;

type Promised = NonNullable<ReturnType<typeof usePromise>['data']>;

/** The 24-hour promise in the margin: how much of it was kept, ringed; when half are reached. */
export function PromiseNote({ promised }: { promised: Promised }) {
  const { days, came } = promised;
  const share = shareWithinADay(promised);
  const half = halfBy(promised);
  return (
    <div className={styles.note}>
      {share && (
        <p>
          <Ring>
            <b className={styles.share}>{share}</b>
          </Ring>
          {words.withinADay}
        </p>
      )}
      {half && (
        <p>
          <b className={styles.half}>{half}</b>
          {words.halfBy}
        </p>
      )}
      <p>{came > 0 ? words.came(figures(came), days) : words.none(days)}</p>
    </div>
  );
}

/** The same as one sentence, on phones. */
export function PromiseSentence({ promised }: { promised: Promised }) {
  const share = shareWithinADay(promised);
  const half = halfBy(promised);
  if (!share || !half) return null;
  return (
    <p className={styles.sentence}>
      <b>{share}</b> {words.sentence.within} <b>{half}</b>.
    </p>
  );
}

/** '96 %'; undefined before the first call. */
function shareWithinADay({ share }: Promised): string | undefined {
  return share === null ? undefined : `${Math.floor(100 * share)}\u00a0%`;
}

function halfBy({ medianMinutes }: Promised): string | undefined {
  return medianMinutes === null ? undefined : spanOf(medianMinutes * 60_000);
}
