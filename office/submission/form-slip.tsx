import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide';
import { type ReactNode, useState } from 'react';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Answer, answersOf } from '#payloads/answers.ts';
import { formFields, type Registration } from '#payloads/form-fields.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { stillWaitedNames } from '#rules/timetable/registered-classes.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact } from '#ui/fact-list.tsx';
import { Slip, SlipRows } from '#ui/paper.tsx';
import { NoBreak } from '#ui/text.tsx';
import { useDocuments } from '../api/documents.ts';
import { mutations } from '../api/mutations.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { useNow } from '../browser/now.ts';
import { Problem } from '../chrome/failed.tsx';
import { dayAndHour, yearsSince } from '../format/office-dates.ts';
import type { Submission } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { SubjectLine } from '../ui/marks.tsx';
import { Correction, Register } from './correction.tsx';
import styles from './form-slip.module.css';
import { MailAddress } from './mails.tsx';
import { seenOf } from './use-outcome.ts';

/** Fields that are at the top of the page or in a separate chapter. */
const elsewhere = [
  ...['name', 'phone', 'message'],
  ...['firstName', 'lastName', 'level', 'parentPhone', 'specialRequirements', 'agreeToTerms'],
];

/** The form as a till slip: every field that was filled in and is not elsewhere on the page. */
export function FormSlip({ submission }: { submission: Submission }) {
  const documents = useDocuments();
  const { kind, fields, reference, receivedAt } = submission;
  const waitingFor = stillWaitedNames(documents, submission);
  const now = useNow();
  return (
    <Slip as="aside" className={styles.slip} aria-label={words.form}>
      <h2>{words.form}</h2>
      <SlipRows>
        {answersOf(documents, formFields[kind], fields)
          .filter(({ name }) => !elsewhere.includes(name))
          .map((answer) => (
            // A long name may break after its slash.
            <Fact key={answer.name} name={answer.label.replaceAll('/', '/\u200b')}>
              {shownAnswer(answer, submission, now)}
            </Fact>
          ))}
        {waitingFor.length > 0 && <Fact name="Waiting list">{waitingFor.join('\n')}</Fact>}
        <Fact name="Reference">
          <NoBreak>{reference}</NoBreak>
        </Fact>
        <Fact name="Received">{dayAndHour(receivedAt, now)}</Fact>
      </SlipRows>
      <SlipActions submission={submission} />
    </Slip>
  );
}

function shownAnswer({ kind, text }: Answer, submission: Submission, now: Instant): ReactNode {
  if (kind === 'email') return <MailAddress submission={submission} address={text} />;
  if (kind === 'subjects') {
    return text.split(', ').map((each) => <SubjectLine key={each} subject={each} />);
  }
  if (kind === 'date') {
    const birthday = (submission.fields as Registration).dateOfBirth as IsoDate;
    return (
      <>
        <span>{text}</span>
        <small>{`${yearsSince(birthday, now)} years old`}</small>
      </>
    );
  }
  return kind === 'classes' ? text.replaceAll('; ', '\n') : text;
}

/** Opens the correction of a contact, and marks the submission as spam. */
function SlipActions({ submission }: { submission: Submission }) {
  const [open, setOpen] = useState<'correct' | 'register'>();
  /** Its button gets the focus back. */
  const [closed, setClosed] = useState<typeof open>();
  const close = () => {
    setClosed(open);
    setOpen(undefined);
  };
  const markSpam = useMutation(mutations.markSpam(submission.reference));
  if (open === 'correct') return <Correction submission={submission} close={close} />;
  if (open === 'register' && submission.kind === 'enquiry') {
    return <Register submission={submission} close={close} />;
  }
  return (
    <div className={classNames(layout.row, layout.spread, styles.acts)} data-screen="">
      <Button
        variant="link"
        size="small"
        autoFocus={closed === 'correct'}
        onClick={() => setOpen('correct')}
      >
        <IconLabel of={Pencil}>{words.correct}</IconLabel>
      </Button>
      {submission.kind === 'enquiry' && !submission.held && (
        <Button
          variant="link"
          size="small"
          autoFocus={closed === 'register'}
          onClick={() => setOpen('register')}
        >
          {words.register}
        </Button>
      )}
      {!submission.held && submission.state !== 'placed' && (
        <Button
          variant="link"
          size="small"
          busy={markSpam.isPending && words.working}
          onClick={() => markSpam.mutate(seenOf(submission), { onSuccess: focusHeading })}
        >
          {words.spam}
        </Button>
      )}
      <Problem error={markSpam.error} />
    </div>
  );
}
