import { Mail, Phone } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { SchoolLogo } from '#app/chrome/school-logo.tsx';
import type { Receipt as Received } from '#app/forms/receipt.ts';
import { Illustration, paint } from '#app/illustrations/illustration.tsx';
import { thanks } from '#content/forms/registration.ts';
import { schoolOf } from '#content/school/school.ts';
import type { FreeTime } from '#payloads/envelope.ts';
import type { RegistrationDraft } from '#payloads/read-form.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Tick } from '#ui/annotations.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmailAddress } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { MarginNote, PageGrid } from '#ui/section.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptTools } from './receipt-tools.tsx';

const school = schoolOf(documents);

/** The thank-you view (docs/requirements.md, R16.3) as a receipt. */
export function Receipt({
  registration,
  startOver,
}: {
  registration: Received;
  /** Returns to the form: empty, or with these answers. */
  startOver: (family?: Partial<RegistrationDraft>) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const { reference, receivedAt, sent, link, times = [], waitingFor = [] } = registration;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another receipt is shown from its top
  useEffect(() => {
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [reference]);

  return (
    <PageGrid className={styles.grid}>
      <article className={styles.receipt}>
        <header>
          <SchoolLogo className={styles.logo} />
          <div>
            <b>{school.name}</b>
            <NoWrap as="span" className="quiet">
              {school.address}
            </NoWrap>
          </div>
        </header>
        <div className={styles.greeting}>
          <Tick className={styles.tick} />
          {/* Without scripts the browser moves the reader here. */}
          <h2 ref={heading} tabIndex={-1} {...(!hydrated && { autoFocus: true })}>
            {sent ? `${thanks.greeting}, ${sent.firstName}` : thanks.greeting}
          </h2>
          <p>{waitingFor.length > 0 ? thanks.waiting(waitingFor) : thanks.text}</p>
          {link && (
            <p className="no-print">
              <ActionLink href={link}>
                {times.length > 0 ? thanks.choose : 'Open your page'}
              </ActionLink>
            </p>
          )}
        </div>
        <ReceiptLines {...registration} />
        {hydrated && sent && (
          <ReceiptTools className={styles.tools} {...{ reference, receivedAt, sent }} />
        )}
      </article>
      <NextSteps sent={hydrated ? sent : undefined} startOver={startOver}>
        {link && times.length > 0 && <FreeTimes {...{ link, times, receivedAt }} />}
      </NextSteps>
      <MarginNote className={styles.note}>
        <ThanksIllustration />
        <p>Print this page or take a screenshot. Tell us the reference when you call.</p>
      </MarginNote>
    </PageGrid>
  );
}

/** The next times for the assessment: each opens the family's page with it chosen. */
function FreeTimes({
  link,
  times,
  receivedAt,
}: {
  link: string;
  times: readonly FreeTime[];
  receivedAt: number;
}) {
  return (
    <section className={styles.times}>
      <h3>{thanks.choose}</h3>
      <p>{`${documents.pages.register.steps.assessment} ${thanks.times}`}</p>
      <ul>
        {times.map(({ id, at }) => (
          <li key={id}>
            <a className={styles.way} href={`${link}&slot=${id}`}>
              <NoWrap as="span">{momentFrom(receivedAt, at)}</NoWrap>
            </a>
          </li>
        ))}
      </ul>
      <ActionLink href={link}>More times</ActionLink>
      <p className="small">If no time suits you, we agree on one when we call.</p>
    </section>
  );
}

/** What can be done next, how to reach us, and the ways back to the form. */
function NextSteps({
  sent,
  startOver,
  children,
}: {
  /** What brothers and sisters can share; it needs scripts. */
  sent: RegistrationDraft | undefined;
  startOver: (family?: Partial<RegistrationDraft>) => void;
  children: ReactNode;
}) {
  return (
    <div className={classNames('no-print', styles.steps)}>
      {children}
      <a className={styles.way} href={telHref(school.landline)}>
        <Icon of={Phone} />
        <span className="quiet">
          {thanks.call}
          <NoBreak as="b">{school.landline}</NoBreak>
        </span>
      </a>
      <a className={styles.way} href={`mailto:${school.email}`}>
        <Icon of={Mail} />
        <span className="quiet">
          {thanks.write}
          <b>
            <EmailAddress>{school.email}</EmailAddress>
          </b>
        </span>
      </a>
      {sent && (
        <Button variant="primary" onClick={() => startOver(familyOf(sent))}>
          Register a brother or sister
        </Button>
      )}
      {/* Without scripts it loads the empty form. */}
      <form
        method="get"
        action="/register"
        onSubmit={(event) => {
          event.preventDefault();
          startOver();
        }}
      >
        <Button type="submit">Submit Another Registration</Button>
      </form>
    </div>
  );
}

/** What brothers and sisters share; everything else is the student's own. */
function familyOf(sent: RegistrationDraft): Partial<RegistrationDraft> {
  const { parentName, parentPhone, parentEmail, phone, address } = sent;
  return { parentName, parentPhone, parentEmail, phone, address };
}

/** Thank you: a letter with a tick, on its way, and a temple flower. */
function ThanksIllustration() {
  return (
    <Illustration place="note">
      <path d="M5 46h12M9 56h12M4 66h14" />
      <path d="M28 40l31-24 31 24v38H28z" fill={paint.pale} />
      <path d="M36 12h46v50H36z" fill={paint.white} />
      <path d="M43 20h20M43 27h32" />
      <path d="M46 40l8 8.5L73 33" stroke={paint.orange} />
      <path d="M28 40l31 23 31-23v36a3 3 0 0 1-3 3H31a3 3 0 0 1-3-3z" fill={paint.pale} />
      <path d="M29 78l22-21M89 78L67 57" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M104 30c-4.5-3-5-8.5-1-11.5 4.5 2 5.5 8 1 11.5z"
          transform={`rotate(${turn} 104 30)`}
          fill={paint.white}
        />
      ))}
      <circle cx="104" cy="30" r="2.4" fill={paint.yellow} />
    </Illustration>
  );
}
