import { enquiryForm } from '#content/forms/forms.ts';
import { classNames } from '#ui/class-names.ts';
import { Numeral } from '#ui/numeral.tsx';
import styles from './notices.module.css';
import { usePostedForm } from './posted-form.ts';
import type { SubmissionStatus } from './use-submission.ts';

/** Says that the message has arrived, and its reference. */
export function SentNotice({
  title,
  text,
  status,
}: {
  title: string;
  text: string;
  status: SubmissionStatus;
}) {
  const sent = status.kind === 'sent';
  const posted = usePostedForm();
  return (
    <div
      className={classNames(styles.notice, styles.sent)}
      role="status"
      hidden={!sent}
      {...(posted?.sent && { tabIndex: -1, autoFocus: true })}
    >
      <b>{sent && title}</b>
      <p>{sent && text}</p>
      <p>
        {enquiryForm.sentReference} <Numeral data-reference="">{sent && status.reference}</Numeral>
      </p>
    </div>
  );
}
