import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Notice } from '#app/browser/toasts.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { unsentWords, wayOutWords } from '#content/form-help.ts';
import { chrome } from '#content/navigation.ts';
import { school } from '#content/school.ts';
import { mailHref, smsHref, whatsAppHref } from './message-text.ts';
import type { Status } from './use-sending.ts';

/**
 * A failure that stays above the submit button, with the ways round it. It is in the page from the
 * start, hidden: the server fills it in for a form that was posted without scripts.
 *
 * @param subject what a mail with the answers is about
 * @param text writes the answers out for another way of sending them
 */
export function FailurePanel({
  status,
  kept,
  ...message
}: {
  status: Status;
  kept: string;
  subject: string;
  text: () => string;
}) {
  const failed = status.is === 'failed' ? status : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const notice: Notice | undefined = failed?.notice;

  // The toast is spoken politely and soon gone; what stays must be in sight.
  useEffect(() => {
    if (notice) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  return (
    <>
      <div ref={panel} className="fail" data-slot="failure" role="alert" hidden={!failed}>
        <CircleAlert className="i" aria-hidden="true" />
        <b data-fill="failure-title">{notice?.title}</b>
        <p data-fill="failure-text">{notice?.text}</p>
        <p>{kept}</p>
        <p className="calls">
          <PhoneLink className="go" number={school.landline.value}>
            {chrome.landline} <span className="nb">{school.landline.value}</span>
          </PhoneLink>
          <PhoneLink className="go" number={school.hotline.value}>
            {chrome.hotline} <span className="nb">{school.hotline.value}</span>
          </PhoneLink>
        </p>
        {failed && <OtherWays {...message} />}
      </div>
      <div className="unsent" role="status">
        {failed && failed.waiting !== 'no' && (
          <>
            <b>{unsentWords[failed.waiting].title}</b>
            <p>{unsentWords[failed.waiting].text}</p>
          </>
        )}
      </div>
    </>
  );
}

function OtherWays({ subject, text }: { subject: string; text: () => string }) {
  const number = school.mobile.value;
  return (
    <>
      <p>{wayOutWords.lead}</p>
      <p className="calls">
        <WayLink to={() => whatsAppHref(number, text())} target="_blank" rel="noreferrer">
          {wayOutWords.whatsapp}
        </WayLink>
        <WayLink to={() => smsHref(number, text())}>{wayOutWords.sms}</WayLink>
        <WayLink to={() => mailHref(school.email.value, subject, text())}>
          {wayOutWords.email}
        </WayLink>
      </p>
    </>
  );
}

/** A link with the answers in it: those that stand in the form when it is tapped. */
function WayLink({ to, ...rest }: { to: () => string } & ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className="go"
      href={to()}
      onClick={({ currentTarget }) => {
        currentTarget.href = to();
      }}
    />
  );
}

/** For a browser without scripts, should no server of ours take the form either. */
export function NoScriptWays() {
  return (
    <noscript>
      <p className="small">
        {wayOutWords.noScript} <PhoneLink number={school.landline.value} />,{' '}
        <a href={`mailto:${school.email.value}`}>{school.email.value}</a>
      </p>
    </noscript>
  );
}
