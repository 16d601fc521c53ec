import { useEffect, useRef } from 'react';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import type { RegistrationDraft } from '#app/forms/form-values.ts';
import type { Receipt as Received } from '#app/forms/receipt.ts';
import { Logo } from '#app/illustrations/logo.tsx';
import { ThanksIllustration } from '#app/illustrations/thanks-illustration.tsx';
import { thanks } from '#content/forms/registration.ts';
import { school } from '#content/school/school.ts';
import { Tick } from '#ui/annotations.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { MarginNote, PageGrid } from '#ui/section.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptTools } from './receipt-tools.tsx';

/** The thank-you view (docs/requirements.md, R16.3) as a receipt. */
export function Receipt({
  registration,
  startOver,
}: {
  registration: Received;
  /** Returns to the form: empty, or with these answers. */
  startOver: (family?: RegistrationDraft) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const { reference, receivedAt, sent } = registration;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another receipt is shown from its top
  useEffect(() => {
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [reference]);

  return (
    <PageGrid className={styles.grid}>
      <article className={styles.receipt}>
        <header>
          <Logo />
          <div>
            <b>{school.name}</b>
            <span>{school.address}</span>
          </div>
        </header>
        <div className={styles.greeting}>
          <Tick className={styles.tick} />
          {/* Without scripts the browser moves the reader here. */}
          <h2 ref={heading} tabIndex={-1} {...(!hydrated && { autoFocus: true })}>
            {sent ? `${thanks.greeting}, ${sent.firstName}` : thanks.greeting}
          </h2>
          <p>{thanks.text}</p>
        </div>
        <ReceiptLines {...registration} />
        {hydrated && sent && (
          <ReceiptTools className={styles.tools} {...{ reference, receivedAt, sent }} />
        )}
      </article>
      <NextSteps sent={hydrated ? sent : undefined} startOver={startOver} />
      <MarginNote className={styles.note}>
        <ThanksIllustration place="note" />
        <p>{thanks.keep}</p>
      </MarginNote>
    </PageGrid>
  );
}
