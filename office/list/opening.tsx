import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { usePromise } from '../api/lists.ts';
import type { Item } from '../api/submission.ts';
import { Heading } from '../chrome/heading.tsx';
import { Page, Section } from '../ui/section.tsx';
import type { View } from './filters.ts';
import { Finder } from './finder.tsx';
import type { Headline } from './headline.ts';
import { NextCallSlip } from './next-call-slip.tsx';
import styles from './opening.module.css';
import { PromiseNote, PromiseSentence } from './promise.tsx';

/** How the list opens: what is owed, the promise, the search, and the next call. */
export function Opening({
  view,
  headline,
  promised,
  next,
  now,
}: {
  view: View;
  headline: Headline | undefined;
  promised: ReturnType<typeof usePromise>['data'];
  next: Item | undefined;
  now: Instant;
}) {
  return (
    <Section ground="squared" className={styles.opening}>
      <Page note={promised && <PromiseNote promised={promised} />} isForDesks>
        <div className={styles.owed}>
          <div>
            <Heading>
              <span className={styles.part}>
                {`${headline ? headline.main : office.nav.calls}${headline?.late ? ',' : ''}`}
              </span>{' '}
              {headline?.late && <span className={styles.late}>{headline.late}</span>}
            </Heading>
            {promised && <PromiseSentence promised={promised} />}
            <Finder view={view} />
          </div>
          {next && <NextCallSlip item={next} now={now} />}
        </div>
      </Page>
    </Section>
  );
}
