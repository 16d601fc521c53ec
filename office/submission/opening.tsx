import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import { Actions } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../browser/now.ts';
import { Heading } from '../chrome/heading.tsx';
import type { Submission } from '../model/types.ts';
import { Clock } from '../ui/clock.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spines } from '../ui/marks.tsx';
import { BackLink, forDesks, Opening, Page } from '../ui/page.tsx';
import styles from './submission-page.module.css';

/** The name and the subjects, with the deadline in the margin. */
export function SubmissionOpening({ submission }: { submission: Submission }) {
  return (
    <Opening>
      <Page
        note={
          <div className={styles.note}>
            <Clock item={submission} now={useNow()} withDay />
            <Actions as="div" className={classNames(styles.print, forDesks)}>
              <button type="button" onClick={() => print()}>
                <Icon name="print" />
                <span>{words.print}</span>
              </button>
            </Actions>
          </div>
        }
      >
        <BackLink to="/">{words.all}</BackLink>
        <Heading>{submission.name}</Heading>
        <div className={styles.about}>
          {submission.kind === 'registration' ? (
            <Spines level={submission.level} subjects={submission.subjects} />
          ) : (
            <p>{`${office.kinds.enquiry}: ${submission.about}`}</p>
          )}
        </div>
      </Page>
    </Opening>
  );
}
