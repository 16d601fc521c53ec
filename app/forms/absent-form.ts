import type { CallBody } from '#app/browser/call-function.ts';
import { saveReceipt } from '#app/browser/receipt.ts';
import type { FormName } from '#app/browser/stored-data.ts';
import {
  type FinalReply,
  onQueuedReply,
  retryWhenOnline,
  sendQueued,
} from '#app/browser/submission-queue.ts';
import { showToast } from '#app/browser/toasts.ts';
import { enquiryFailed, notices } from '#content/forms/notices.ts';
import type { Registration } from '#payloads/form-fields.ts';

const sent = { enquiry: notices.enquirySentShort, registration: notices.registrationSent };

let speaking = false;

/** From now on, says on any page what becomes of a form that was left. */
export function speakForAbsentForms(): void {
  if (!speaking) onQueuedReply(speakForAbsentForm);
  speaking = true;
}

/** Sends what waits on this phone, now and whenever the connection returns. */
export function sendWhatWaits(): void {
  speakForAbsentForms();
  retryWhenOnline();
  void sendQueued();
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
