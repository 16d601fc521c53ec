import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Submission } from '../api/submission.ts';
import { Heading } from '../chrome/heading.tsx';
import { Clock } from '../list/clock.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page, Section } from '../ui/section.tsx';
import { Spines } from '../ui/spines.tsx';
import styles from './person-opening.module.css';

/** Who it is about and what for, and in the margin how their time stands. */
export function Person({ submission, now }: { submission: Submission; now: Instant }) {
  return (
    <Section ground="squared" className={styles.person}>
      <Page
        note={
          <div className={styles.note}>
            <Clock item={submission} now={now} withDay />
            <button type="button" className={styles.print} onClick={() => print()}>
              <Icon name="print" />
              {words.print}
            </button>
          </div>
        }
      >
        <Link className={styles.back} to="/">
          <Icon name="chevron-left" />
          <span>{words.all}</span>
        </Link>
        <Heading>{submission.name}</Heading>
        <div className={styles.about}>
          {submission.kind === 'registration' ? (
            <Spines level={submission.level} subjects={submission.subjects} />
          ) : (
            <p>
              {office.kinds.enquiry}: {submission.about}
            </p>
          )}
        </div>
      </Page>
    </Section>
  );
}
