import { type FormEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { notify } from '#app/browser/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { enquiryPrivacy, wayOutWords } from '#content/form-help.ts';
import { enquiryForm } from '#content/forms.ts';
import { enquiryFailed, notices } from '#content/notices.ts';
import type { Enquiry } from '#payloads/enquiry.ts';
import { enquiryFunction, enquiryLabels } from '#payloads/names.ts';
import { DraftKept, DraftOffer } from './draft-bar.tsx';
import { FailurePanel, NoScriptWays } from './failure-panel.tsx';
import { clearForm, readEnquiry } from './form-values.ts';
import { HiddenFields, readEnvelope } from './hidden-fields.tsx';
import { MailField } from './mail-field.tsx';
import { enquiryText } from './message-text.ts';
import { prepareSending } from './prepare.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/** Where a contact form stands decides its rows and its success text (specification, sections 5, 8). */
export type EnquiryPlace = 'contact' | 'course';

const sentNotices = { contact: notices.enquirySent, course: notices.enquirySentShort };

/** The contact form (specification, sections 2 to 5). The fields are uncontrolled. */
export function EnquiryForm({
  id,
  place,
  heading,
  subject,
  fragment,
  className,
}: {
  id?: string;
  place: EnquiryPlace;
  heading?: ReactNode;
  /** What the subject says before the visitor types. The form otherwise starts empty. */
  subject?: string;
  /** What the address names when the form was posted without scripts: the dialog it stands in. */
  fragment?: string;
  className?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number>(undefined);
  const { pathname } = useLocation();
  const draft = useDraft('enquiry', form);
  const sentNotice = sentNotices[place];

  const { status, errors, send, mended, restart } = useSending<Enquiry>({
    form: 'enquiry',
    element: form,
    functionName: enquiryFunction,
    failure: enquiryFailed,
    onAccepted: (sent) => {
      notify(sentNotice);
      draft.drop();
      // What went out by itself may no longer be what stands here.
      if (form.current && isStill(form.current, sent)) clearForm(form.current);
      startedAt.current = undefined;
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send(readEnquiry(data), readEnvelope(data, startedAt.current));
  }

  function clear() {
    draft.clearPhone();
    if (form.current) clearForm(form.current);
    restart();
  }

  return (
    <form
      ref={form}
      id={id}
      data-form="enquiry"
      method="post"
      action={pathname.replace(/(.)\/$/, '$1') + (fragment ? `#${fragment}` : '')}
      className={className}
      onSubmit={submit}
      onFocus={prepareSending}
      onInput={({ target }) => {
        startedAt.current ??= performance.now();
        draft.keep();
        mended((target as HTMLInputElement).name);
      }}
    >
      {heading}
      {draft.offeredFrom !== undefined && (
        <DraftOffer from={draft.offeredFrom} restore={draft.restore} clear={clear} />
      )}
      <div className="grid2">
        <TextField
          name="name"
          label={enquiryLabels.name}
          placeholder={enquiryForm.placeholders.name}
          autoComplete="name"
          required
          error={errors.name}
        />
        <MailField
          name="email"
          label={enquiryLabels.email}
          placeholder={enquiryForm.placeholders.email}
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          name="phone"
          label={enquiryLabels.phone}
          type="tel"
          autoComplete="tel"
          error={errors.phone}
        />
        <TextField
          name="subject"
          label={enquiryLabels.subject}
          placeholder={enquiryForm.placeholders.subject}
          autoComplete="off"
          defaultValue={subject}
          required
          error={errors.subject}
        />
        <TextArea
          className="all"
          name="message"
          label={enquiryLabels.message}
          placeholder={enquiryForm.placeholders.message}
          rows={enquiryForm.rows[place]}
          required
          error={errors.message}
        />
      </div>
      <HiddenFields />
      <FailurePanel
        status={status}
        kept={enquiryForm.failureKept}
        subject={wayOutWords.enquirySubject}
        text={() => enquiryText(readEnquiry(new FormData(form.current ?? undefined)))}
      />
      <div className="sent" data-slot="sent" role="status" hidden={status.is !== 'sent'}>
        <b data-fill="sent-title">{status.is === 'sent' && sentNotice.title}</b>
        <p data-fill="sent-text">{status.is === 'sent' && sentNotice.text}</p>
        <p className="ref">
          {enquiryForm.sentReference}{' '}
          <span className="num" data-fill="reference">
            {status.is === 'sent' && status.reference}
          </span>
        </p>
      </div>
      <p className="send">
        <Button type="submit" look="go" busy={status.is === 'submitting' && enquiryForm.submitting}>
          {enquiryForm.submit}
        </Button>
      </p>
      <p className="small">
        {enquiryPrivacy.before}
        <a href="/register#privacy">{enquiryPrivacy.link}</a>
      </p>
      {draft.kept && <DraftKept clear={clear} />}
      <NoScriptWays />
    </form>
  );
}

function isStill(form: HTMLFormElement, sent: Enquiry): boolean {
  const stands = readEnquiry(new FormData(form));
  return (Object.keys(stands) as (keyof Enquiry)[]).every((key) => stands[key] === sent[key]);
}
