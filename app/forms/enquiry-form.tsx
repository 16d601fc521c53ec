import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { showToast } from '#app/browser/toasts.ts';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { notices } from '#content/forms/notices.ts';
import { linkTo } from '#content/pages/paths.ts';
import { enquiryFields, fieldList } from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { useLocation } from '#ui/location.ts';
import { Sheet } from '#ui/paper.tsx';
import { TitleLead } from '#ui/text.tsx';
import styles from './enquiry-form.module.css';
import { DraftOffer, FormEnd } from './form-notices.tsx';
import { PayloadFields } from './payload-fields.tsx';
import { useDraft } from './use-draft.ts';
import { prefetchSending, useSubmission } from './use-submission.ts';

/** By the place of the form, which also decides its rows (docs/requirements.md, R19.3, R19.5). */
const sentNotices = { contact: notices.enquirySent, course: notices.enquirySentShort };

/** The contact form (docs/requirements.md, R19). The fields are uncontrolled. */
export function EnquiryForm({
  id,
  variant,
  heading,
  subject,
  fragment,
}: {
  id?: string;
  variant: keyof typeof sentNotices;
  heading?: ReactNode;
  /** The subject before the visitor types. The form otherwise starts empty. */
  subject?: string;
  /** The hash of the address after a post without scripts: the dialog of the form. */
  fragment?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  // The page's own subject gives way to that of a draft.
  const draft = useDraft('enquiry', form, (values) => {
    const field = form.current?.querySelector<HTMLInputElement>('[name="subject"]');
    if (field && field.value === subject) field.value = values.get('subject') ?? field.value;
  });
  const sentNotice = sentNotices[variant];

  const submission = useSubmission({
    form: 'enquiry',
    element: form,
    onAccepted: (sent) => {
      showToast(sentNotice, 'enquiry');
      draft.clearSent(sent);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.send(readForm('enquiry', new FormData(event.currentTarget)));
  }

  function clear() {
    draft.clearAll();
    submission.reset();
  }

  return (
    <form
      ref={form}
      id={id}
      data-form="enquiry"
      method="post"
      action={pathname.replace(/(.)\/$/, '$1') + (fragment ? `#${fragment}` : '')}
      className={styles.form}
      onSubmit={submit}
      onFocus={prefetchSending}
      onInput={({ target }) => {
        draft.save();
        submission.edit((target as HTMLInputElement).name);
      }}
    >
      {heading}
      {draft.offeredSince !== undefined && (
        <DraftOffer from={draft.offeredSince} restore={draft.restore} clear={clear} />
      )}
      <PayloadFields
        fields={fieldList(enquiryFields)}
        errors={submission.errors}
        rows={enquiryForm.rows[variant]}
        values={{ subject }}
      />
      <FormEnd
        form="enquiry"
        element={form}
        words={enquiryForm}
        variant={variant === 'course' && !fragment ? 'ink' : 'primary'}
        submission={submission}
        sentNotice={sentNotice}
        saved={draft.saved}
        clear={clear}
      >
        <p className="small">
          We use your details only to answer you.{' '}
          <a href={linkTo('/register#privacy')}>Privacy policy</a>
        </p>
      </FormEnd>
    </form>
  );
}

/**
 * A section's heading and lead, and the contact form on a card: next to them on a desk.
 *
 * @param card the form's own heading
 * @param children shown below the lead
 * @param after below them on a desk, below the form on a phone: other ways to reach us
 */
export function WriteToUs({
  heading,
  lead,
  card,
  children,
  after,
  ...form
}: {
  heading: string;
  lead: string;
  card: string;
  children?: ReactNode;
  after?: ReactNode;
} & Pick<ComponentProps<typeof EnquiryForm>, 'id' | 'variant'>) {
  return (
    <div className={styles.columns}>
      <div>
        <h2>{heading}</h2>
        <TitleLead>{lead}</TitleLead>
        {children}
      </div>
      <Sheet className={styles.card}>
        <EnquiryForm {...form} heading={<h3>{card}</h3>} />
      </Sheet>
      {after}
    </div>
  );
}
