import { CircleAlert } from 'lucide';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { FormName } from '#app/browser/stored-data.ts';
import type { enquiryForm } from '#content/forms/enquiry.ts';
import { draftWords, queuedWords } from '#content/forms/form-help.ts';
import type { Notice } from '#content/forms/notices.ts';
import type { registrationForm } from '#content/forms/registration.ts';
import { schoolOf } from '#content/school/school.ts';
import { honeypotName } from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { colomboDate, dateText } from '#rules/calendar/colombo.ts';
import { mailtoHref, smsHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { ActionLink, actionLinkClass, ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { NoBreak, Numeral } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './form-notices.module.css';
import { answersText } from './form-values.ts';
import { usePostedForm } from './posted-form.ts';
import type { SubmissionStatus } from './submission-state.ts';
import type { useSubmission } from './use-submission.ts';

const consentVersion = documents.legal.version;
const school = schoolOf(documents);

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
      <p>{draftWords.offer(dateText(colomboDate(from), { year: true }))}</p>
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

/** Confirms that the message was received, with its reference. */
function SentNotice({ title, text, status }: Notice & { status: SubmissionStatus }) {
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
        Your reference: <Numeral data-reference="">{sent && status.reference}</Numeral>
      </p>
    </div>
  );
}

/** The end of a form: what failed, the button, `children`, and that a draft is saved on this phone. */
export function FormEnd({
  form,
  element,
  words,
  submission: { status, notice },
  sentNotice,
  saved,
  clear,
  variant = 'primary',
  className,
  children,
}: {
  form: FormName;
  element: RefObject<HTMLFormElement | null>;
  words: FormWords;
  submission: Pick<ReturnType<typeof useSubmission>, 'status' | 'notice'>;
  /** Shown in the form once it is sent. */
  sentNotice?: Notice;
  saved: boolean;
  clear: () => void;
  /** Of the button: dark where the page's own act is another one. */
  variant?: 'primary' | 'ink';
  className?: string | undefined;
  children?: ReactNode;
}) {
  const answers = () =>
    answersText(form, readForm(form, new FormData(element.current ?? undefined)));
  return (
    <>
      {/* A trap for robots. */}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="consentVersion" value={consentVersion} />
      <FailurePanel status={status} notice={notice} words={words} answers={answers} />
      {sentNotice && <SentNotice {...sentNotice} status={status} />}
      <div>
        <Button
          type="submit"
          variant={variant}
          className={className}
          busy={status.kind === 'submitting' && words.submitting}
        >
          {words.submit}
        </Button>
      </div>
      {children}
      {saved && (
        <p className="small">
          {draftWords.kept}{' '}
          <Button size="small" variant="link" onClick={clear}>
            {draftWords.clear}
          </Button>
        </p>
      )}
      {/* In case no server of ours takes the form. */}
      <noscript>
        <p className="small">
          If nothing happens when you send, please call or write to us:{' '}
          <PhoneLink number={school.landline} />,{' '}
          <a href={`mailto:${school.email}`}>
            <EmailAddress>{school.email}</EmailAddress>
          </a>
        </p>
      </noscript>
    </>
  );
}

type FormWords = typeof enquiryForm | typeof registrationForm;

/**
 * What stays above the submit button after a failure: that the answers are saved on this phone and
 * will be sent, or, where they are not, what failed; then the other ways to reach the school. The
 * failure is in the page from the start, hidden: build/boot/boot.ts shows it when the scripts do not
 * load.
 */
function FailurePanel({
  status,
  notice,
  words,
  answers,
}: {
  status: SubmissionStatus;
  notice: Notice | undefined;
  words: FormWords;
  /** As lines of text. */
  answers: () => string;
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
        <p>What you typed is still here.</p>
        <Phones />
        {failure && hydrated && <AlternativeChannels words={words} answers={answers} />}
      </div>
      <div className={classNames(styles.notice, styles.queued)} role="status">
        {saved && (
          <>
            <b>{saved.title}</b>
            <p>{saved.text(words.submit)}</p>
            <p>Urgent? Call us:</p>
            <Phones />
            <AlternativeChannels words={words} answers={answers} />
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

function AlternativeChannels({ words, answers }: { words: FormWords; answers: () => string }) {
  const number = school.mobile;
  return (
    <>
      <p>Or send us the same details by:</p>
      <p className={styles.channels}>
        <ChannelLink to={() => whatsAppHref(number, answers())} target="_blank" rel="noreferrer">
          WhatsApp
        </ChannelLink>
        <ChannelLink to={() => smsHref(number, answers())}>SMS</ChannelLink>
        <ChannelLink
          to={() => mailtoHref(school.email, { subject: words.mailSubject, body: answers() })}
        >
          E-mail
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
