import { enquiryForm } from '#content/forms/forms.ts';
import { classNames } from '#ui/class-names.ts';
import { Numeral } from '#ui/numeral.tsx';
import styles from './notices.module.css';
import type { SubmissionStatus } from './use-submission.ts';

/**
 * Says that the message has arrived, and its reference. It is in the page from the start, hidden:
 * the server fills it in for a form that was posted without scripts.
 */
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
  return (
    <div
      className={classNames(styles.notice, styles.sent)}
      data-slot="sent"
      role="status"
      hidden={!sent}
    >
      <b data-fill="sent-title">{sent && title}</b>
      <p data-fill="sent-text">{sent && text}</p>
      <p>
        {enquiryForm.sentReference}{' '}
        <Numeral data-fill="reference">{sent && status.reference}</Numeral>
      </p>
    </div>
  );
}
