import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CallBody, callFunction, type Reply } from '#app/browser/call-function.ts';
import type { FormName } from '#app/browser/stored-data.ts';
import { markAccepted, onAcceptedElsewhere, submissionIdFor } from '#app/browser/submission-id.ts';
import {
  enqueueSubmission,
  isFinal,
  onQueuedReply,
  queuedSubmission,
  removeQueued,
  settleSubmission,
} from '#app/browser/submission-queue.ts';
import { type Notice, showToast } from '#app/browser/toasts.ts';
import type { Envelope } from '#payloads/envelope.ts';
import { sendWhatWaits, speakForAbsentForms } from './absent-form.ts';
import { focusField, focusSubmit } from './focus-field.ts';
import { type PostedForm, usePostedForm } from './posted-form.ts';

/** What a form is doing (docs/requirements.md, R19.4 and R20.6). */
export type SubmissionStatus =
  | { kind: 'idle' }
  | { kind: 'submitting' }
  | { kind: 'sent'; reference: string }
  | { kind: 'failed'; notice: Notice; queueState: QueueState };

/** Whether the answers wait on this phone to send themselves. */
export type QueueState = 'no' | 'kept' | 'unsure' | 'changed';

/** What to mend, by field of the payload. */
export type FieldErrors = Record<string, string>;

/**
 * Sends one of the two forms and says what became of it. Answers that reached nobody are kept on
 * the phone and go out by themselves under the same id when the connection returns, also after a
 * reload or from another tab.
 *
 * @param failure the notice of a failure; it is given the server's own sentence, if there is one
 * @param onAccepted told what was sent, also when it went out by itself
 */
export function useSubmission<Payload extends object>(about: {
  form: FormName;
  element: RefObject<HTMLFormElement | null>;
  functionName: string;
  failure: (message?: string) => Notice;
  onAccepted: (payload: Payload, reference: string) => void;
}) {
  const { form, element, functionName } = about;
  const posted = usePostedForm();
  const [status, setStatus] = useState(() => statusOf(posted));
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const busy = useRef(false);
  /** What this form has waiting on the phone. */
  const waiting = useRef<CallBody>(undefined);
  const latest = useRef(about);
  latest.current = about;

  /** Keeps the answers and gives the reply its words; on success forgets what the phone kept. */
  function handleReply(body: CallBody, reply: Reply) {
    const { failure, onAccepted } = latest.current;
    if (isFinal(reply) && isSame(body, waiting.current)) takeBack();
    if (reply.kind === 'accepted') {
      setErrors({});
      setStatus({ kind: 'sent', reference: reply.reference });
      onAccepted(body as CallBody & Payload, reply.reference);
      restoreFocus();
      return;
    }
    const notice = failure(reply.kind === 'refused' ? reply.message : undefined);
    showToast(notice);
    const fields = (reply.kind === 'refused' && reply.fields) || {};
    setErrors(fields);
    setStatus({ kind: 'failed', notice, queueState: enqueueIfUnreachable(body, reply) });
    if (element.current) focusField(element.current, Object.keys(fields));
    restoreFocus();
  }

  function enqueueIfUnreachable(body: CallBody, reply: Reply): QueueState {
    if (reply.kind === 'unreachable') {
      if (!enqueueSubmission(form, { functionName, body })) return 'no';
      waiting.current = body;
      return reply.timedOut ? 'unsure' : 'kept';
    }
    // It waited before, and an answer that is not for good leaves it waiting.
    return waiting.current ? 'kept' : 'no';
  }

  function takeBack() {
    removeQueued(form, waiting.current?.submissionId);
    waiting.current = undefined;
  }

  /** Once the button is no longer busy. */
  function restoreFocus() {
    requestAnimationFrame(() => element.current && focusSubmit(element.current));
  }
  const handleLatestReply = useRef(handleReply);
  handleLatestReply.current = handleReply;

  async function send(payload: Payload, envelope: Envelope) {
    // The button is disabled by then, but Enter in a field can be quicker than React.
    if (busy.current) return;
    busy.current = true;
    setErrors({});
    setStatus({ kind: 'submitting' });
    const submissionId = submissionIdFor(form, payload);
    const body: CallBody = { ...payload, ...envelope, submissionId };
    // The same answers wait on while they are tried again: the visitor may leave before the answer.
    if (!isSame(body, waiting.current)) takeBack();
    const reply = await callFunction(functionName, body);
    busy.current = false;
    if (reply.kind === 'accepted') {
      // The page may have changed meanwhile, and may show this form anew.
      if (!element.current) return settleSubmission(form, body, reply);
      markAccepted(form, submissionId, reply.reference);
    }
    handleLatestReply.current(body, reply);
  }

  // What waits from before a reload is said again and sent again.
  useEffect(() => {
    speakForAbsentForms();
    waiting.current = queuedSubmission(form)?.body;
    if (!waiting.current) return;
    setStatus({ kind: 'failed', notice: latest.current.failure(), queueState: 'kept' });
    sendWhatWaits();
  }, [form]);

  useEffect(
    () =>
      onQueuedReply((which, body, reply) => {
        if (which !== form || busy.current) return;
        const { failure, onAccepted } = latest.current;
        // What was left elsewhere must not touch what waits here.
        if (isSame(body, waiting.current) || (!waiting.current && reply.kind === 'accepted')) {
          handleLatestReply.current(body, reply);
        } else if (reply.kind === 'accepted')
          onAccepted(body as CallBody & Payload, reply.reference);
        else showToast(failure(reply.message));
      }),
    [form],
  );

  useEffect(
    () =>
      onAcceptedElsewhere((submissionId, reference) => {
        const body = waiting.current;
        if (!body || busy.current || body.submissionId !== submissionId) return;
        handleLatestReply.current(body, { kind: 'accepted', reference });
      }),
    [],
  );

  return {
    status,
    errors,
    send,
    /** Says what to mend without sending. */
    rejectField: (field: string, notice: Notice) => {
      showToast(notice);
      setErrors({ [field]: notice.text });
      setStatus({ kind: 'idle' });
      if (element.current) focusField(element.current, [field]);
    },
    /** The visitor changed an answer: its message goes, and what waited is out of date. */
    clearError: (field: string) => {
      setErrors((errors) => without(errors, field));
      if (status.kind === 'sent') setStatus({ kind: 'idle' });
      if (status.kind !== 'failed' || status.queueState === 'no' || status.queueState === 'changed')
        return;
      takeBack();
      setStatus({ ...status, queueState: 'changed' });
    },
    /** Back to the start, as after a reload. */
    reset: () => {
      takeBack();
      setErrors({});
      setStatus({ kind: 'idle' });
    },
  };
}

/** What became of a form that was posted without scripts. */
function statusOf(posted: PostedForm | undefined): SubmissionStatus {
  if (posted?.sent) return { kind: 'sent', reference: posted.sent.reference };
  if (posted?.notice) return { kind: 'failed', notice: posted.notice, queueState: 'no' };
  return { kind: 'idle' };
}

/** The same errors, when that field has none: nothing renders anew then. */
function without(errors: FieldErrors, field: string): FieldErrors {
  if (!(field in errors)) return errors;
  const { [field]: _, ...rest } = errors;
  return rest;
}

function isSame(one: CallBody, other: CallBody | undefined): boolean {
  return one.submissionId === other?.submissionId;
}
