import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  loadReceipt,
  type Receipt as Received,
  removeReceipt,
  saveReceipt,
} from '#app/browser/receipt.ts';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { showToast } from '#app/browser/toasts.ts';
import { DraftOffer } from '#app/forms/draft-notices.tsx';
import { clearForm } from '#app/forms/form-values.ts';
import { usePostedForm } from '#app/forms/posted-form.ts';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { useDraft } from '#app/forms/use-draft.ts';
import { registrationForm } from '#content/forms/forms.ts';
import { notices } from '#content/forms/notices.ts';
import { classNames } from '#ui/class-names.ts';
import { PageGrid } from '#ui/section.tsx';
import { Receipt } from './receipt.tsx';
import styles from './registration.module.css';

/** What an entry of the history holds where a registration was sent. */
const RECEIPT_HERE = 'receipt';

/**
 * The two states of the registration page: the form, and the receipt after it was sent
 * (docs/requirements.md, R16.3).
 */
export function Registration() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('registration', form);
  const [receipt, setReceipt] = useState<Received | undefined>(usePostedForm()?.sent);

  const { search, hash, state } = useLocation();
  const navigate = useNavigate();

  // In the same tab the receipt outlives a reload. A link that brings a choice begins another
  // registration: a second child's form is not hidden behind the first one's receipt.
  useEffect(() => {
    const asksForForm = new URLSearchParams(search).has('level') && state !== RECEIPT_HERE;
    setReceipt((shown) => (asksForForm ? undefined : (loadReceipt() ?? shown)));
  }, [search, state]);

  function accepted(...registration: Parameters<typeof saveReceipt>) {
    setReceipt(saveReceipt(...registration));
    showToast(notices.registrationSent);
    // The visitor may be on another page by now.
    if (form.current) navigate({ search, hash }, { replace: true, state: RECEIPT_HERE });
  }

  function startOver() {
    removeReceipt();
    if (form.current) clearForm(form.current);
    setReceipt(undefined);
    scrollToTop();
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
      <div hidden={receipt !== undefined}>
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
      {receipt && (
        <div data-letterhead="">
          <Receipt registration={receipt} startOver={startOver} />
        </div>
      )}
    </>
  );
}
