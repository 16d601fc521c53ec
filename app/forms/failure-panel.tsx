import { CircleAlert } from 'lucide';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Notice } from '#app/browser/toasts.ts';
import { alternativeWords, queuedWords } from '#content/forms/form-help.ts';
import { chrome } from '#content/pages/navigation.ts';
import { school } from '#content/school/school.ts';
import { mailtoHref, smsHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { ActionLink, actionLinkClass } from '#ui/action-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './notices.module.css';
import type { SubmissionStatus } from './use-submission.ts';

/**
 * A failure that stays above the submit button, with the ways round it. It is in the page from the
 * start, hidden: build/boot/boot.ts shows it when the scripts do not load.
 *
 * @param subject what a mail with the answers is about
 * @param text writes the answers out for another way of sending them
 */
export function FailurePanel({
  status,
  keptText,
  ...message
}: {
  status: SubmissionStatus;
  keptText: string;
  subject: string;
  text: () => string;
}) {
  const failed = status.kind === 'failed' ? status : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const notice: Notice | undefined = failed?.notice;

  // The toast is spoken politely and soon gone; what stays must be in sight.
  useEffect(() => {
    // A field that was refused has the focus: it must stay in sight.
    const atField = document.activeElement?.matches('[aria-invalid="true"]');
    if (notice && !atField) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  return (
    <>
      <div ref={panel} className={styles.failure} role="alert" hidden={!failed}>
        <Icon of={CircleAlert} className={styles.sign} />
        <b>{notice?.title}</b>
        <p>{notice?.text}</p>
        <p>{keptText}</p>
        <p className={styles.channels}>
          <PhoneLink className={actionLinkClass} number={school.landline.value}>
            {chrome.landline} <NoBreak>{school.landline.value}</NoBreak>
          </PhoneLink>
          <PhoneLink className={actionLinkClass} number={school.hotline.value}>
            {chrome.hotline} <NoBreak>{school.hotline.value}</NoBreak>
          </PhoneLink>
        </p>
        {failed && hydrated && <AlternativeChannels {...message} />}
      </div>
      <div className={classNames(styles.notice, styles.queued)} role="status">
        {failed && failed.queueState !== 'no' && (
          <>
            <b>{queuedWords[failed.queueState].title}</b>
            <p>{queuedWords[failed.queueState].text}</p>
          </>
        )}
      </div>
    </>
  );
}

function AlternativeChannels({ subject, text }: { subject: string; text: () => string }) {
  const number = school.mobile.value;
  return (
    <>
      <p>{alternativeWords.lead}</p>
      <p className={styles.channels}>
        <ChannelLink to={() => whatsAppHref(number, text())} target="_blank" rel="noreferrer">
          {alternativeWords.whatsapp}
        </ChannelLink>
        <ChannelLink to={() => smsHref(number, text())}>{alternativeWords.sms}</ChannelLink>
        <ChannelLink to={() => mailtoHref(school.email.value, { subject, body: text() })}>
          {alternativeWords.email}
        </ChannelLink>
      </p>
    </>
  );
}

/** A link with the answers in it: those that stand in the form when it is tapped. */
function ChannelLink({ to, ...rest }: { to: () => string } & ComponentProps<'a'>) {
  return (
    <ActionLink
      {...rest}
      href={to()}
      onClick={({ currentTarget }) => {
        currentTarget.href = to();
      }}
    />
  );
}

/** For a browser without scripts, should no server of ours take the form either. */
export function NoScriptContact() {
  return (
    <noscript>
      <p className="small">
        {alternativeWords.noScript} <PhoneLink number={school.landline.value} />,{' '}
        <a href={`mailto:${school.email.value}`}>{school.email.value}</a>
      </p>
    </noscript>
  );
}
