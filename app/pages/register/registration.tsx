import { useEffect, useRef, useState } from 'react';
import { loadData, removeData, saveData } from '#app/browser/stored-data.ts';
import { showToast } from '#app/browser/toasts.ts';
import { DraftOffer } from '#app/forms/draft-notices.tsx';
import { clearForm } from '#app/forms/form-values.ts';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { useDraft } from '#app/forms/use-draft.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PageGrid } from '#app/ui/section.tsx';
import { registrationForm } from '#content/forms/forms.ts';
import { notices } from '#content/forms/notices.ts';
import type { Registration as Sent } from '#payloads/registration.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { Receipt } from './receipt.tsx';
import styles from './registration.module.css';
import type { SentRegistration } from './sent-registration.ts';

/**
 * The two states of the registration page: the form, and the thank-you view after it was sent
 * (docs/requirements.md, R16.3). Both are in the page, so that the server can show either.
 */
export function Registration() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('registration', form);
  const [receipt, setReceipt] = useState<SentRegistration>();

  // In the same tab the receipt outlives a reload.
  useEffect(() => setReceipt(loadData<SentRegistration>('receipt', 'registration')?.value), []);

  function accepted(sent: Sent, reference: string) {
    const registration = { reference, received: momentText(Date.now()), sent };
    saveData('receipt', 'registration', registration);
    setReceipt(registration);
    showToast(notices.registrationSent);
  }

  function startOver() {
    removeData('receipt', 'registration');
    if (form.current) clearForm(form.current);
    setReceipt(undefined);
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
  }

  function clearAll() {
    draft.clearStoredData();
    if (form.current) clearForm(form.current);
  }

  return (
    <>
      <PageGrid className={styles.heading}>
        <h1 tabIndex={-1}>{registrationForm.heading}</h1>
      </PageGrid>
      <div data-view="form" hidden={receipt !== undefined}>
        <PageGrid>
          {/* The place of the lead is kept for the offer, so that nothing moves. */}
          <div className={styles.leadOrOffer}>
            {draft.offeredSince === undefined ? (
              <p className={classNames('lead', styles.lead)}>{registrationForm.lead}</p>
            ) : (
              <DraftOffer from={draft.offeredSince} restore={draft.restore} clear={clearAll} />
            )}
          </div>
        </PageGrid>
        <RegistrationForm form={form} draft={draft} onAccepted={accepted} />
      </div>
      <div data-view="sent" data-letterhead="" hidden={receipt === undefined}>
        <Receipt registration={receipt} startOver={startOver} />
      </div>
    </>
  );
}
