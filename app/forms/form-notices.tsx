import { CircleAlert } from 'lucide';
import { type ComponentProps, useEffect, useRef } from 'react';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { alternativeWords, draftWords, queuedWords } from '#content/forms/form-help.ts';
import type { Notice } from '#content/forms/notices.ts';
import { school } from '#content/school/school.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { mailtoHref, smsHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { ActionLink, actionLinkClass, ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { NoBreak, Numeral } from '#ui/text.tsx';
import styles from './form-notices.module.css';
import { usePostedForm } from './posted-form.ts';
import type { SubmissionStatus } from './submission-state.ts';

/** Offers what was typed on this phone before. */
export function DraftOffer({
  from,
  restore,
  clear,
}: {
  /** When it was saved, in milliseconds. */
  from: number;
  restore: () => void;
  clear: () => void;
}) {
  return (
    <div className={styles.notice} role="status">
      <p>{draftWords.offer(dateText(colomboDate(from)))}</p>
      <ButtonRow className={styles.actions}>
        <Button size="small" onClick={restore}>
          {draftWords.restore}
        </Button>
        <Button size="small" variant="link" onClick={clear}>
          {draftWords.clear}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Below the form: that it is saved on this phone, and how to delete it. */
export function DraftSaved({ clear }: { clear: () => void }) {
  return (
    <p className={classNames('small', styles.saved)}>
      {draftWords.kept}{' '}
      <Button size="small" variant="link" onClick={clear}>
        {draftWords.clear}
      </Button>
    </p>
  );
}

/** Confirms that the message was received, with its reference. */
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

/**
 * What stays above the submit button after a failure: that the answers are saved on this phone and
 * will be sent, or, where they are not, what failed; then the other ways to reach the school. The
 * failure is in the page from the start, hidden: build/boot/boot.ts shows it when the scripts do not
 * load.
 *
 * @param notice the failure's notice; shown where the answers are not saved
 * @param button the name of the submit button
 * @param message for another way of sending: `subject` of an e-mail, `text` writes the answers out
 */
export function FailurePanel({
  status,
  notice,
  keptText,
  button,
  ...message
}: {
  status: SubmissionStatus;
  notice: Notice | undefined;
  keptText: string;
  button: string;
  subject: string;
  text: () => string;
}) {
  const failed = status.kind === 'failed' ? status : undefined;
  const saved = failed && failed.queue !== 'no' ? queuedWords[failed.queue] : undefined;
  const failure = saved ? undefined : notice;
  const hydrated = useHydrated();
  const panels = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A field with an error has the focus: it must stay in view.
    const atField = document.activeElement?.matches('[aria-invalid="true"]');
    if (failed && !atField) panels.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);

  return (
    <div ref={panels} className={styles.panels} data-keep-clear={failed && ''}>
      <div className={styles.failure} role="alert" hidden={!failure}>
        <Icon of={CircleAlert} className={styles.sign} />
        <b>{failure?.title}</b>
        <p>{failure?.text}</p>
        <p>{keptText}</p>
        <Phones />
        {failure && hydrated && <AlternativeChannels {...message} />}
      </div>
      <div className={classNames(styles.notice, styles.queued)} role="status">
        {saved && (
          <>
            <b>{saved.title}</b>
            <p>{saved.text(button)}</p>
            <p>{queuedWords.urgent}</p>
            <Phones />
            <AlternativeChannels {...message} />
          </>
        )}
      </div>
    </div>
  );
}

function Phones() {
  return (
    <p className={styles.channels}>
      <PhoneLink className={actionLinkClass} number={school.landline}>
        Landline <NoBreak>{school.landline}</NoBreak>
      </PhoneLink>
      <PhoneLink className={actionLinkClass} number={school.hotline}>
        Hotline <NoBreak>{school.hotline}</NoBreak>
      </PhoneLink>
    </p>
  );
}

function AlternativeChannels({ subject, text }: { subject: string; text: () => string }) {
  const number = school.mobile;
  return (
    <>
      <p>{alternativeWords.lead}</p>
      <p className={styles.channels}>
        <ChannelLink to={() => whatsAppHref(number, text())} target="_blank" rel="noreferrer">
          {alternativeWords.whatsapp}
        </ChannelLink>
        <ChannelLink to={() => smsHref(number, text())}>{alternativeWords.sms}</ChannelLink>
        <ChannelLink to={() => mailtoHref(school.email, { subject, body: text() })}>
          {alternativeWords.email}
        </ChannelLink>
      </p>
    </>
  );
}

/** A link with the answers that are in the form when it is tapped. */
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

/** For a browser without scripts, in case no server of ours takes the form. */
export function NoScriptContact() {
  return (
    <noscript>
      <p className="small">
        {alternativeWords.noScript} <PhoneLink number={school.landline} />,{' '}
        <a href={`mailto:${school.email}`}>
          <EmailAddress>{school.email}</EmailAddress>
        </a>
      </p>
    </noscript>
  );
}
