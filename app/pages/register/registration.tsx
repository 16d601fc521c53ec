import { MessageCircle, Phone } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { clearToast, showToast } from '#app/browser/toasts.ts';
import { FullClassesNote } from '#app/forms/chosen.tsx';
import { fillForm, toFormValues } from '#app/forms/form-values.ts';
import { usePostedForm } from '#app/forms/posted-form.ts';
import { type LinkedBox, readLinkedBoxes } from '#app/forms/prefill.ts';
import { type FullReceipt, loadReceipt, saveReceipt } from '#app/forms/receipt.ts';
import { fitting, RegistrationForm } from '#app/forms/registration-form.tsx';
import { useDraft } from '#app/forms/use-draft.ts';
import { notices } from '#content/forms/notices.ts';
import { thanks } from '#content/forms/registration.ts';
import { schoolOf } from '#content/school/school.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { Actions } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocation, useNavigate } from '#ui/location.ts';
import { MarginNote, PageGrid } from '#ui/section.tsx';
import { NoBreak } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import { Receipt } from './receipt.tsx';
import styles from './register.module.css';

const school = schoolOf(documents);

/** The state of a history entry that shows the receipt. */
const RECEIPT_HERE = 'receipt';

/**
 * The two states of the registration page: the form, and the receipt after it was sent
 * (docs/requirements.md, R16.3).
 */
export function Registration() {
  const form = useRef<HTMLFormElement>(null);
  const postedForm = usePostedForm();
  const posted = postedForm?.sent;
  const [linked, setLinked] = useState<readonly LinkedBox[]>(() =>
    postedForm ? readLinkedBoxes(postedForm.values) : [],
  );
  // A draft's choice, where no link has brought another one.
  const draft = useDraft('registration', form, (values) => {
    const drafted = fitting(readLinkedBoxes(values), form.current);
    setLinked((current) => (current.length === 0 ? drafted : current));
  });
  const [receipt, setReceipt] = useState<FullReceipt>();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = state === RECEIPT_HERE ? receipt : posted;

  // The receipt survives a reload in the same tab, and Back returns to it. Every other visit shows
  // the form, with a way to the receipt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again on every visit
  useEffect(() => setReceipt((last) => loadReceipt() ?? last), [search, state]);

  function accepted(...registration: Parameters<typeof saveReceipt>) {
    setReceipt(saveReceipt(...registration));
    showToast(notices.registrationSent, 'registration');
    // The visitor may be on another page by now.
    if (form.current) navigate({ search, hash }, { replace: true, state: RECEIPT_HERE });
  }

  /** An empty form, or one with what brothers and sisters share. */
  function startOver(family?: object) {
    draft.discard();
    if (form.current && family) fillForm(form.current, toFormValues(family));
    setLinked([]);
    clearToast('registration');
    navigate('/register');
    scrollToTop();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus());
  }

  return (
    <>
      {!shown && <FullClassesNote boxes={linked} />}
      <PageGrid className={styles.heading}>
        <h1 tabIndex={-1}>Student Registration</h1>
        <MarginNote className={styles.help}>
          <p>Need help?</p>
          <Actions>
            <PhoneLink number={school.landline}>
              <Icon of={Phone} />
              <NoBreak>{school.landline}</NoBreak>
            </PhoneLink>
            <a href={whatsAppHref(school.mobile)}>
              <Icon of={MessageCircle} />
              WhatsApp
            </a>
          </Actions>
        </MarginNote>
      </PageGrid>
      <div hidden={shown !== undefined}>
        <RegistrationForm
          form={form}
          draft={draft}
          linked={linked}
          setLinked={setLinked}
          lead={
            receipt ? (
              <>
                <span>{`${thanks.earlier(receipt.sent.firstName, receipt.reference)} `}</span>
                <Button
                  variant="link"
                  size="small"
                  onClick={() => navigate({ search, hash }, { state: RECEIPT_HERE })}
                >
                  {thanks.showReceipt}
                </Button>
              </>
            ) : (
              documents.pages.register.lead
            )
          }
          onAccepted={accepted}
          onCleared={() => setReceipt(undefined)}
        />
      </div>
      {shown && (
        <div data-receipt="">
          <Receipt registration={shown} startOver={startOver} />
        </div>
      )}
    </>
  );
}
