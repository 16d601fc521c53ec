import { useEffect } from 'react';
import { clearExpired, type FormName, hasQueuedSubmission } from '#app/browser/stored-data.ts';
import { showToast } from '#app/browser/toasts.ts';
import { notices } from '#content/forms/notices.ts';

const sent = { enquiry: notices.enquirySentShort, registration: notices.registrationSent };

/**
 * Sends from any page what a form could not send before, and says so where its form is not there
 * to say it. Nothing is fetched for it while nothing waits. What is out of date leaves the phone.
 */
export function SubmissionQueueSender() {
  useEffect(() => {
    clearExpired();
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear);
    return () => document.removeEventListener('visibilitychange', clear);
  }, []);

  useEffect(() => {
    if (!hasQueuedSubmission()) return;
    let stop = () => {};
    import('#app/browser/submission-queue.ts').then(
      ({ onQueuedReply, sendQueued, retryWhenOnline }) => {
        stop = onQueuedReply((form, _, reply) => {
          if (reply.kind === 'accepted' && !isHere(form)) showToast(sent[form]);
        });
        retryWhenOnline();
        void sendQueued();
      },
    );
    return () => stop();
  }, []);
  return null;
}

function isHere(form: FormName): boolean {
  return document.querySelector(`[data-form="${form}"]`) !== null;
}
