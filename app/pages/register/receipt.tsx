import { useEffect, useRef } from 'react';
import type { Receipt as Received } from '#app/browser/receipt.ts';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { Logo } from '#app/illustrations/logo.tsx';
import { ThanksIllustration } from '#app/illustrations/thanks-illustration.tsx';
import { thanks } from '#content/forms/forms.ts';
import { school } from '#content/school/school.ts';
import { Tick } from '#ui/annotations.tsx';
import { MarginNote, PageGrid } from '#ui/section.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './receipt.module.css';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptTools } from './receipt-tools.tsx';

/**
 * The thank-you view (docs/requirements.md, R16.3) as a receipt. Without `registration` it is the
 * empty one that the server fills in for a form that was posted without scripts.
 */
export function Receipt({
  registration,
  startOver,
}: {
  registration: Received | undefined;
  /** Clears the form and returns to it. */
  startOver: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = registration?.reference;
  useEffect(() => {
    if (reference === undefined) return;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [reference]);

  const { sent } = registration ?? {};
  return (
    <PageGrid className={styles.grid}>
      <article className={styles.receipt}>
        <header>
          <Logo />
          <div>
            <b>{school.name.value}</b>
            <span>{school.address.value}</span>
          </div>
        </header>
        <div className={styles.greeting}>
          <Tick className={styles.tick} />
          <h2 ref={heading} tabIndex={-1}>
            {thanks.greeting}
            {/* Left out by the server where the address alone is known. */}
            <span data-slot="name">
              , <span data-fill="firstName">{sent?.firstName}</span>
            </span>
          </h2>
          <p>{thanks.text}</p>
        </div>
        <ReceiptLines registration={registration} />
        {registration && <ReceiptTools className={styles.tools} {...registration} />}
      </article>
      <NextSteps startOver={startOver} />
      <MarginNote className={styles.note}>
        <ThanksIllustration place="note" />
        <p>{thanks.keep}</p>
      </MarginNote>
    </PageGrid>
  );
}
