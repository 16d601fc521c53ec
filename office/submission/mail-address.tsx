import { submissionWords as words } from '#content/office/submission.ts';
import { mailtoHref } from '#rules/contact/contact-links.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Submission } from '../model/submission.ts';
import { Icon } from '../ui/icon.tsx';

/** A link to write to an address; no link if its owner said that this was not them. */
export function MailAddress({ submission, address }: { submission: Submission; address: string }) {
  if (!isDisowned(submission, address)) return <a href={mailtoHref(address)}>{address}</a>;
  return (
    <>
      <span>{address}</span> <small>{words.disowned}</small>
    </>
  );
}

/** For a family without a number: a link to write to them, if the address is theirs. */
export function WriteInstead({ submission }: { submission: Submission }) {
  const { email } = submission.fields;
  if (isDisowned(submission, email)) return <p>{words.cannotContact}</p>;
  return (
    <>
      <p>{words.noNumber}</p>
      <a className={buttonClass({})} href={mailtoHref(email)}>
        <Icon name="mail" />
        <span>{words.writeTo(email)}</span>
      </a>
    </>
  );
}

function isDisowned({ disowned }: Submission, address: string): boolean {
  return disowned.includes(address.toLowerCase());
}
