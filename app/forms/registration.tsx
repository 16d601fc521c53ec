import { useEffect, useRef, useState } from 'react';
import { forget, recall, remember } from '#app/browser/phone.ts';
import { notify } from '#app/browser/toasts.ts';
import { registrationForm } from '#content/forms.ts';
import { notices } from '#content/notices.ts';
import type { Registration as Sent } from '#payloads/registration.ts';
import { colomboDate, colomboMinutes, dateText } from '#rules/colombo.ts';
import { timeText } from '#rules/times.ts';
import { DraftOffer } from './draft-bar.tsx';
import { clearForm } from './form-values.ts';
import { Receipt, type SentRegistration } from './receipt.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useDraft } from './use-draft.ts';

/**
 * The two states of the registration page: the form, and the thank-you view after it was sent
 * (specification, section 4). Both are in the page, so that the server can show either.
 */
export function Registration() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('registration', form);
  const [receipt, setReceipt] = useState<SentRegistration>();

  // In the same tab the receipt outlives a reload.
  useEffect(() => setReceipt(recall<SentRegistration>('receipt', 'registration')?.value), []);

  function accepted(sent: Sent, reference: string) {
    const registration = { reference, received: momentText(Date.now()), sent };
    remember('receipt', 'registration', registration);
    setReceipt(registration);
    notify(notices.registrationSent);
  }

  function again() {
    forget('receipt', 'registration');
    if (form.current) clearForm(form.current);
    setReceipt(undefined);
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
  }

  function clearAll() {
    draft.clearPhone();
    if (form.current) clearForm(form.current);
  }

  return (
    <>
      <div className="pg">
        <h1 tabIndex={-1}>{registrationForm.heading}</h1>
      </div>
      <div data-view="form" hidden={receipt !== undefined}>
        <div className="pg">
          {/* The place of the lead is kept for the offer, so that nothing moves. */}
          <div className="lead-or-offer">
            {draft.offeredFrom === undefined ? (
              <p className="lead">{registrationForm.lead}</p>
            ) : (
              <DraftOffer from={draft.offeredFrom} restore={draft.restore} clear={clearAll} />
            )}
          </div>
        </div>
        <RegistrationForm form={form} draft={draft} onAccepted={accepted} />
      </div>
      <div data-view="sent" className="thanks" hidden={receipt === undefined}>
        <Receipt registration={receipt} again={again} />
      </div>
    </>
  );
}

/** 'Saturday, 21 November, 4.12 p.m.' in Colombo. */
function momentText(instant: number): string {
  return `${dateText(colomboDate(instant))}, ${timeText(colomboMinutes(instant))}`;
}
