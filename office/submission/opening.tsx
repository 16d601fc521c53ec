import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { Section } from '#ui/section.tsx';
import { Heading } from '../chrome/heading.tsx';
import type { Submission } from '../model/types.ts';
import { Clock } from '../ui/clock.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spines } from '../ui/marks.tsx';
import { Page } from '../ui/page.tsx';
import styles from './opening.module.css';

/** The name and the subjects, with the deadline in the margin. */
export function Opening({ submission, now }: { submission: Submission; now: Instant }) {
  return (
    <Section ground="squared" className={styles.person}>
      <Page
        note={
          <div className={styles.note}>
            <Clock item={submission} now={now} withDay />
            <button type="button" className={styles.print} data-screen="" onClick={() => print()}>
              <Icon name="print" />
              <span>{words.print}</span>
            </button>
          </div>
        }
      >
        <Link className={styles.back} data-screen="" to="/">
          <Icon name="chevron-left" />
          <span>{words.all}</span>
        </Link>
        <Heading>{submission.name}</Heading>
        <div className={styles.about}>
          {submission.kind === 'registration' ? (
            <Spines level={submission.level} subjects={submission.subjects} />
          ) : (
            <p>{`${office.kinds.enquiry}: ${submission.about}`}</p>
          )}
        </div>
      </Page>
    </Section>
  );
}
