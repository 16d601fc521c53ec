import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CallBody, callFunction, type Reply } from '#app/browser/call-function.ts';
import { type FormName, forget } from '#app/browser/phone.ts';
import { submissionIdFor } from '#app/browser/submission-id.ts';
import { type Notice, notify } from '#app/browser/toasts.ts';
import {
  dropUnsent,
  keepUnsent,
  onUnsentReply,
  readUnsent,
  sendWaiting,
  watchTheLine,
} from '#app/browser/unsent.ts';
import type { Envelope } from '#payloads/envelope.ts';
import { focusField, focusSubmit } from './focus-field.ts';

/** What a form is doing (specification, section 4). */
export type Status =
  | { is: 'idle' }
  | { is: 'submitting' }
  | { is: 'sent'; reference: string }
  | { is: 'failed'; notice: Notice; waiting: Waiting };

/** Whether the answers wait on this phone to send themselves. */
export type Waiting = 'no' | 'kept' | 'unsure' | 'changed';

/** What to mend, by field of the payload. */
export type Errors = Record<string, string>;

/**
 * Sends one of the two forms and says what became of it. Answers that reached nobody are kept on
 * the phone and go out by themselves under the same id when the line returns, also after a reload.
 *
 * @param failure the specification's notice; it is given the server's own sentence, if there is one
 * @param onAccepted told what was sent, also when it went out by itself
 */
export function useSending<Payload extends object>(about: {
  form: FormName;
  element: RefObject<HTMLFormElement | null>;
  functionName: string;
  failure: (message?: string) => Notice;
  onAccepted: (payload: Payload, reference: string) => void;
}) {
  const { form, element, functionName } = about;
  const [status, setStatus] = useState<Status>({ is: 'idle' });
  const [errors, setErrors] = useState<Errors>({});
  const busy = useRef(false);
  const latest = useRef(about);
  latest.current = about;

  /** Keeps the answers and gives the reply its words; on success forgets what the phone kept. */
  function settle(body: CallBody, reply: Reply) {
    const { failure, onAccepted } = latest.current;
    if (reply.is === 'accepted') {
      for (const what of ['draft', 'attempt', 'unsent'] as const) forget(what, form);
      setErrors({});
      setStatus({ is: 'sent', reference: reply.reference });
      onAccepted(body as unknown as Payload, reply.reference);
      keepFocus();
      return;
    }
    const notice = failure(reply.is === 'refused' ? reply.message : undefined);
    notify(notice);
    const fields = (reply.is === 'refused' && reply.fields) || {};
    setErrors(fields);
    setStatus({
      is: 'failed',
      notice,
      waiting: keepIfUnreachable(form, functionName, body, reply),
    });
    if (element.current) focusField(element.current, Object.keys(fields));
    keepFocus();
  }

  /** Once the button is no longer busy. */
  function keepFocus() {
    requestAnimationFrame(() => element.current && focusSubmit(element.current));
  }
  const settleLatest = useRef(settle);
  settleLatest.current = settle;

  async function send(payload: Payload, envelope: Envelope) {
    // The button is disabled by then, but Enter in a field can be quicker than React.
    if (busy.current) return;
    busy.current = true;
    setErrors({});
    setStatus({ is: 'submitting' });
    dropUnsent(form);
    const submissionId = submissionIdFor(form, payload);
    const body: CallBody = { ...payload, ...envelope, submissionId };
    const reply = await callFunction(functionName, body);
    busy.current = false;
    settleLatest.current(body, reply);
  }

  // What waits from before a reload is said again and sent again.
  useEffect(() => {
    if (!readUnsent(form)) return;
    setStatus({ is: 'failed', notice: latest.current.failure(), waiting: 'kept' });
    watchTheLine();
    void sendWaiting();
  }, [form]);

  useEffect(
    () =>
      onUnsentReply((which, { body }, reply) => {
        if (which !== form || busy.current) return;
        const isLast = reply.is === 'accepted' || (reply.is === 'refused' && reply.fields);
        if (isLast) settleLatest.current(body, reply);
      }),
    [form],
  );

  return {
    status,
    errors,
    send,
    /** Says what to mend without sending. */
    refuse: (field: string, notice: Notice) => {
      notify(notice);
      setErrors({ [field]: notice.text });
      setStatus({ is: 'idle' });
      if (element.current) focusField(element.current, [field]);
    },
    /** The visitor changed an answer: its message goes, and what waited is out of date. */
    mended: (field: string) => {
      setErrors((errors) => without(errors, field));
      if (status.is === 'sent') setStatus({ is: 'idle' });
      if (status.is !== 'failed' || status.waiting === 'no' || status.waiting === 'changed') return;
      dropUnsent(form);
      setStatus({ ...status, waiting: 'changed' });
    },
    /** Back to the start, as after a reload. */
    restart: () => {
      dropUnsent(form);
      setErrors({});
      setStatus({ is: 'idle' });
    },
  };
}

/** The same errors, when that field has none: nothing renders anew then. */
function without(errors: Errors, field: string): Errors {
  if (!(field in errors)) return errors;
  const { [field]: _, ...rest } = errors;
  return rest;
}

function keepIfUnreachable(
  form: FormName,
  functionName: string,
  body: CallBody,
  reply: Reply,
): Waiting {
  if (reply.is !== 'unreachable' || !keepUnsent(form, { functionName, body })) return 'no';
  return reply.timedOut ? 'unsure' : 'kept';
}
