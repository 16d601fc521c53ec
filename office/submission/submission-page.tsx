import { useIsMutating, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { Actions } from '#ui/actions.tsx';
import { classNames } from '#ui/class-names.ts';
import { Wrap } from '#ui/section.tsx';
import { isRefused } from '../api/failure.ts';
import { queries } from '../api/queries.ts';
import { keys } from '../api/query-client.ts';
import { useIsHead } from '../api/role.ts';
import { useNow } from '../browser/now.ts';
import { Dock, DockCall, NextCallDock, useNextCall } from '../chrome/dock.tsx';
import { Failed, NotFound, Part, Parts } from '../chrome/failed.tsx';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { removeDraftsAbout } from '../chrome/use-form.ts';
import { clockWords } from '../format/clock-words.ts';
import type { Item, Submission } from '../model/types.ts';
import { Chapter } from '../ui/chapter.tsx';
import { Clock } from '../ui/clock.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { Spines } from '../ui/marks.tsx';
import { Written } from '../ui/notice.tsx';
import { BackLink, forDesks, Opening, PageSection, Rest } from '../ui/page.tsx';
import { RegisterSheet } from '../ui/register-tabs.tsx';
import { AppointmentSlip } from './appointment.tsx';
import { CallChapter } from './call-chapter.tsx';
import { Erase } from './erase.tsx';
import { FamilyLink } from './family-link.tsx';
import { FormSlip } from './form-slip.tsx';
import { HeldChapter } from './held-slip.tsx';
import { History } from './history.tsx';
import { Mails } from './mails.tsx';
import { NextLink } from './next-link.tsx';
import { OutcomeChapter } from './outcome-chapter.tsx';
import { Owner } from './owner.tsx';
import { PlaceSlip } from './place.tsx';
import { Relatives } from './relatives.tsx';
import { Replies } from './replies.tsx';
import { SaveFamily } from './save-family.tsx';
import styles from './submission-page.module.css';
import { useOutcome } from './use-outcome.ts';

/** One submission: the numbers to call, the result, and all fields. */
export function SubmissionPage() {
  const { reference = '' } = useParams();
  const isErasing = useIsMutating({ mutationKey: keys.erasure(reference) }) > 0;
  // The event about its erasure may arrive before the response to it.
  const query = { ...queries.submission(reference), enabled: !isErasing };
  const { data, error, refetch } = useQuery(query);
  const isErased = isRefused(error, 404);
  useEffect(() => {
    if (isErased) removeDraftsAbout(reference);
  }, [isErased, reference]);
  if (isErased) return <NotFound />;
  // The address may have it without its hyphen, or in small letters.
  if (data && data.reference !== reference) {
    return <Navigate to={`/submissions/${data.reference}`} replace />;
  }
  // Another submission is another view: its key discards what was pressed in this one.
  if (data) return <View key={reference} submission={data} />;
  return (
    <>
      <PageSection ground="squared">
        {error ? <Failed error={error} again={() => void refetch()} /> : <p>Loading …</p>}
      </PageSection>
      <Dock />
    </>
  );
}

function View({ submission }: { submission: Submission }) {
  const { kind, reference } = submission;
  const message = kind === 'enquiry' ? submission.fields.message : submission.enquired?.message;
  const now = useNow();
  const outcome = useOutcome(submission);
  const next = useNextCall(reference);
  const isHead = useIsHead();
  usePageTitle(`${office.kinds[kind]} ${reference}`);
  return (
    <>
      <SubmissionOpening submission={submission} next={outcome.isSet ? undefined : next} />
      <Rest ground="squared">
        <Wrap className={classNames(layout.split, styles.columns)}>
          <RegisterSheet>
            <HeldChapter submission={submission} />
            {message && (
              <Chapter title="Message">
                <Written>{message}</Written>
              </Chapter>
            )}
            <CallChapter submission={submission} />
            <OutcomeChapter submission={submission} outcome={outcome} next={next} />
            <Part>
              <Replies replies={submission.replies} />
            </Part>
          </RegisterSheet>
          <div className={classNames(layout.stack, styles.aside)}>
            <Parts>
              <FormSlip submission={submission} />
              {kind === 'registration' && <PlaceSlip submission={submission} />}
              {submission.hold !== 'spam' && (
                <AppointmentSlip submission={submission} outcome={outcome} />
              )}
              <FamilyLink submission={submission} />
              <Relatives submission={submission} />
              <Mails mails={submission.mails} />
            </Parts>
          </div>
          <RegisterSheet className={styles.history}>
            <Part>
              <History
                submission={submission}
                undoable={outcome.isSet ? undefined : outcome.undoable}
                undo={outcome.undo}
              />
            </Part>
            <Actions as="div" className={classNames(styles.print, forDesks)}>
              <button type="button" onClick={() => print()}>
                <IconLabel of={Printer}>Print</IconLabel>
              </button>
            </Actions>
          </RegisterSheet>
        </Wrap>
      </Rest>
      {isHead && (
        <PageSection data-screen="" className={styles.forHeads}>
          <SaveFamily reference={reference} />
          <Erase submission={submission} />
        </PageSection>
      )}
      {outcome.isSet && next ? (
        <NextCallDock except={reference} />
      ) : (
        <Dock>
          <DockCall
            item={submission}
            name={submission.guardianName ?? submission.name}
            more={clockWords(submission, now).main}
          />
        </Dock>
      )}
    </>
  );
}

/** The name, the subjects and the next family, with the deadline and the owner in the margin. */
function SubmissionOpening({
  submission,
  next,
}: {
  submission: Submission;
  next: Item | undefined;
}) {
  return (
    <Opening
      isLow
      note={
        <div className={styles.note}>
          <Clock item={submission} now={useNow()} />
          <Owner submission={submission} />
        </div>
      }
    >
      <div className={classNames(layout.row, styles.head)}>
        <BackLink to="/">{words.all}</BackLink>
        <Heading>{submission.name}</Heading>
        {submission.kind === 'registration' ? (
          <Spines level={submission.level} subjects={submission.subjects} />
        ) : (
          <p>{`${office.kinds.enquiry}: ${submission.about}`}</p>
        )}
        {next && <NextLink next={next} className={classNames(styles.next, forDesks)} />}
      </div>
    </Opening>
  );
}
