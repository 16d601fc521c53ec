import { Check, CircleAlert, FileText, Mail, X } from 'lucide';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { mailtoHref } from '#rules/contact/contact-links.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '../browser/now.ts';
import { dayAndHour } from '../format/office-dates.ts';
import { isDisowned } from '../model/mailboxes.ts';
import type { MessageName, Submission } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import styles from './mails.module.css';
import { Slip } from './slip.tsx';

/** The compiler asks for the name of each new kind of e-mail. */
const names: Record<MessageName, string> = words.mailNames;
const icons = { due: Mail, delivered: Check, file: FileText, dead: CircleAlert, 'not-sent': X };

/** The e-mails of a submission: folded if all have arrived, since only the others need a look. */
export function Mails({ mails }: { mails: Submission['mails'] }) {
  if (mails.length === 0) return null;
  const [first] = mails;
  const isSame = mails.every(({ state }) => state === first?.state);
  const haveArrived = isSame && (first?.state === 'delivered' || first?.state === 'file');
  return (
    <Slip title="E-mails">
      {haveArrived ? (
        <details data-screen="">
          <summary>{words.allMails(mails.length, words.mailStates[first.state])}</summary>
          <MailList mails={mails} />
        </details>
      ) : (
        <MailList mails={mails} />
      )}
    </Slip>
  );
}

function MailList({ mails }: { mails: Submission['mails'] }) {
  const now = useNow();
  return (
    <ul className={styles.mails} data-screen="">
      {mails.map(({ message, recipient, state, at, attempts, lastError }) => (
        <li key={`${message} ${recipient} ${at}`}>
          <Icon of={icons[state]} />
          <div>
            <b>{names[message]}</b> <span>{words.mailStates[state]}</span>
            <small>{`${recipient}, ${dayAndHour(at, now)}`}</small>
            {state === 'not-sent' && <small>{lastError}</small>}
            {(state === 'due' || state === 'dead') && attempts > 0 && (
              <small>{words.mailAttempts(attempts) + (lastError ? `: ${lastError}` : '')}</small>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A link to write to an address; no link if its owner said that this was not them. */
export function MailAddress({ submission, address }: { submission: Submission; address: string }) {
  if (!isDisowned(submission, address)) return <a href={mailtoHref(address)}>{address}</a>;
  return (
    <>
      <span>{address}</span> <small>Did not send this</small>
    </>
  );
}

/** For a family without a number: a link to write to them, if the address is theirs. */
export function WriteInstead({ submission }: { submission: Submission }) {
  const { email } = submission.fields;
  if (isDisowned(submission, email))
    return (
      <p>
        They gave no phone number, and the owner of the e-mail address did not send this form. You
        cannot reach this family.
      </p>
    );
  return (
    <>
      <p>They gave no phone number. Please write to them.</p>
      <a className={buttonClass({})} href={mailtoHref(email)}>
        <IconLabel of={Mail}>{words.writeTo(email)}</IconLabel>
      </a>
    </>
  );
}
