import { useEffect } from 'react';
import { clearExpired, type FormName, hasQueuedSubmission } from '#app/browser/stored-data.ts';
import { onQueuedReply, retryWhenOnline, sendQueued } from '#app/browser/submission-queue.ts';
import { showToast } from '#app/browser/toasts.ts';
import { notices } from '#content/forms/notices.ts';

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
      if (hasQueuedSubmission()) sendWhatWaits(signal);
    });
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear, { signal });
    return () => stop.abort();
  }, []);
  return null;
}

function sendWhatWaits(signal: AbortSignal): void {
  const stopListening = onQueuedReply((form, _, reply) => {
    if (reply.kind === 'accepted' && !isHere(form)) showToast(sent[form]);
  });
  signal.addEventListener('abort', stopListening);
  retryWhenOnline();
  void sendQueued();
}

function isHere(form: FormName): boolean {
  return document.querySelector(`[data-form="${form}"]`) !== null;
}
