import { useEffect } from 'react';
import type { CallBody } from '#app/browser/call-function.ts';
import { saveReceipt } from '#app/browser/receipt.ts';
import { clearExpired, type FormName } from '#app/browser/stored-data.ts';
import {
  type FinalReply,
  hasQueuedSubmission,
  onQueuedReply,
  retryWhenOnline,
  sendQueued,
} from '#app/browser/submission-queue.ts';
import { showToast } from '#app/browser/toasts.ts';
import { enquiryFailed, notices } from '#content/forms/notices.ts';
import type { Registration } from '#payloads/registration.ts';

const sent = { enquiry: notices.enquirySentShort, registration: notices.registrationSent };

/**
 * Sends from any page what a form could not send before, and says so where its form is not there
 * to say it. What is out of date leaves the phone.
 */
export function SubmissionQueueSender() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // A task of its own: a phone's first look into its storage takes a while.
    setTimeout(() => {
      if (signal.aborted) return;
      clearExpired();
      if (!hasQueuedSubmission()) return;
      retryWhenOnline();
      void sendQueued();
    });
    // A form that was left may go out later, on whichever page the visitor is by then.
    signal.addEventListener('abort', onQueuedReply(speakForAbsentForm));
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear, { signal });
    return () => stop.abort();
  }, []);
  return null;
}

/** Says what its form would have said, and keeps the receipt for when its page is opened again. */
function speakForAbsentForm(form: FormName, body: CallBody, reply: FinalReply): void {
  if (document.querySelector(`[data-form="${form}"]`)) return;
  if (reply.kind === 'accepted') {
    if (form === 'registration') saveReceipt(body as CallBody & Registration, reply.reference);
    showToast(sent[form]);
  } else {
    showToast(form === 'enquiry' ? enquiryFailed(reply.message) : notices.registrationFailed);
  }
}
