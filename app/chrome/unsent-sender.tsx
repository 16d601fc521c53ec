import { useEffect } from 'react';
import { type FormName, hasUnsent } from '#app/browser/phone.ts';
import { notify } from '#app/browser/toasts.ts';
import { notices } from '#content/notices.ts';

const sent = { enquiry: notices.enquirySentShort, registration: notices.registrationSent };

/**
 * Sends from any page what a form could not send before, and says so where its form is not there
 * to say it. Nothing is fetched for it while nothing waits.
 */
export function UnsentSender() {
  useEffect(() => {
    if (!hasUnsent()) return;
    let stop = () => {};
    import('#app/browser/unsent.ts').then(({ onUnsentReply, sendWaiting, watchTheLine }) => {
      stop = onUnsentReply((form, _, reply) => {
        if (reply.is === 'accepted' && !isHere(form)) notify(sent[form]);
      });
      watchTheLine();
      void sendWaiting();
    });
    return () => stop();
  }, []);
  return null;
}

function isHere(form: FormName): boolean {
  return document.querySelector(`[data-form="${form}"]`) !== null;
}
