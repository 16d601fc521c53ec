import { submissionWords as words } from '#content/office/submission.ts';
import { mailtoHref } from '#rules/contact/contact-links.ts';
import type { Submission } from '../api/submission.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** An address to write to. One whose people said that it was not them is only named. */
export function MailAddress({ submission, address }: { submission: Submission; address: string }) {
  if (!isDisowned(submission, address)) return <a href={mailtoHref(address)}>{address}</a>;
  return (
    <>
      {address} <small>{words.disowned}</small>
    </>
  );
}

/** What is left where no number was given: to write, if the address is theirs. */
export function WriteInstead({ submission }: { submission: Submission }) {
  const { email } = submission.fields;
  if (isDisowned(submission, email)) return <p>{words.nobodyToReach}</p>;
  return (
    <>
      <p>{words.noNumber}</p>
      <a className={buttonClass({})} href={mailtoHref(email)}>
        <Icon name="mail" />
        {words.writeTo(email)}
      </a>
    </>
  );
}

function isDisowned({ disowned }: Submission, address: string): boolean {
  return disowned.includes(address.toLowerCase());
}
