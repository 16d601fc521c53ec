import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CallBody,
  callFunction,
  prefetchClient,
  type Stored,
} from '#app/browser/call-function.ts';
import type { FormName } from '#app/browser/stored-data.ts';
import { clearToast, prefetchToaster, showToast } from '#app/browser/toasts.ts';
import type { Notice } from '#content/forms/notices.ts';
import { functionNames, honeypotName, payloadField } from '#payloads/form-fields.ts';
import { documents } from '../documents.ts';
import { cleanControl, elapsedMs, noteInput } from './form-values.ts';
import { type PostedForm, usePostedForm } from './posted-form.ts';
import {
  enqueue,
  failureNotice,
  followSubmissions,
  queuedSubmission,
  recordReply,
  settle,
  startQueue,
  submissionIdFor,
  unqueue,
} from './submission-queue.ts';
import {
  initialState,
  isFinal,
  isSame,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
  transition,
} from './submission-state.ts';
import { visitSource } from './visit-source.ts';

const consentVersion = documents.legal.version;

/**
 * Sends one of the two forms and reports the result. Answers that could not reach the server are
 * stored on the phone and sent automatically under the same id, also after a reload or from
 * another tab.
 *
 * @param onAccepted called with what was sent, also when the queue has sent it
 */
export function useSubmission({
  form,
  element,
  onAccepted,
}: {
  form: FormName;
  element: RefObject<HTMLFormElement | null>;
  onAccepted: (sent: CallBody, stored: Stored) => void;
}) {
  const posted = usePostedForm();
  const [state, setState] = useState(() => stateOf(posted));
  const { status } = state;
  const current = useRef(state);

  function dispatch(event: SubmissionEvent) {
    const { queued } = current.current;
    const [next, ...effects] = transition(current.current, event);
    current.current = next;
    setState(next);
    if (queued && !isSame(queued, next.queued)) unqueue(form, queued);
    for (const effect of effects) run(effect);
  }
  const dispatchLatest = useEffectEvent(dispatch);

  function run(effect: SubmissionEffect) {
    switch (effect.type) {
      case 'send':
        return void call(effect.body);
      case 'accept':
        return onAccepted(effect.body, effect.stored);
      case 'notify-failure':
        // Its text is fixed, so the reason goes to the console (docs/requirements.md, R22.4).
        if (form === 'registration') {
          const reason = effect.reply.kind === 'refused' && effect.reply.message;
          console.error('The registration was not sent:', reason || 'no answer');
        }
        return showToast(failureNotice(form, effect.reply), form);
      case 'notify':
        return showToast(effect.notice, form);
      case 'clear-notice':
        return clearToast(form);
      case 'focus':
        return focusField(element, effect.fields);
    }
  }

  async function call(body: CallBody) {
    const reply = await callFunction(functionNames[form], body);
    // The visitor may have left the page, and may have opened the form again.
    if (reply.kind === 'accepted' && !element.current) return settle(form, body, reply);
    if (isFinal(reply)) recordReply(form, body, reply);
    const stored = reply.kind === 'unreachable' && enqueue(form, body);
    dispatchLatest({ type: 'reply', body, reply, stored });
  }

  useEffect(() => {
    const queued = queuedSubmission(form);
    if (queued) {
      dispatchLatest({ type: 'restore', body: queued });
      startQueue();
    }
    return followSubmissions(form, (settled) => dispatchLatest({ type: 'settled', ...settled }));
  }, [form]);

  // A 'change' event is fired before the browser checks the fields; React has none of its own.
  useEffect(() => {
    const current = element.current;
    const change = ({ target }: Event) => cleanControl(target);
    current?.addEventListener('change', change);
    return () => current?.removeEventListener('change', change);
  }, [element]);

  const notice =
    status.kind === 'failed' ? (posted?.notice ?? failureNotice(form, status.reply)) : undefined;
  return {
    status,
    /** What has failed. */
    notice,
    errors: state.errors,
    send: (payload: object) => {
      if (!element.current) return;
      const body = {
        ...payload,
        elapsedMs: elapsedMs(element.current),
        website: String(new FormData(element.current).get(honeypotName) ?? ''),
        consentVersion,
        source: visitSource(),
        submissionId: submissionIdFor(form, payload),
      };
      dispatch({ type: 'submit', body });
    },
    /** Asks for a correction without sending. */
    reject: (field: string, notice: Notice) => dispatch({ type: 'reject', field, notice }),
    /** The visitor changed these fields of the payload. */
    edit: (...fields: string[]) => {
      if (element.current) noteInput(element.current);
      dispatch({ type: 'edit', fields });
    },
    /** Back to the start, as after a reload. */
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** The result of a form that was posted without scripts. */
function stateOf(posted: PostedForm | undefined): SubmissionState {
  const { sent, notice, errors = {} } = posted ?? {};
  if (sent) return { status: { kind: 'sent', reference: sent.reference }, errors };
  return { ...initialState, ...(notice && { status: { kind: 'failed', queue: 'no' } }), errors };
}

/**
 * Moves the focus to the first control, in the form's order, of one of these fields of the payload.
 * Without one the submit button gets back the focus that it lost while it was busy.
 */
function focusField(element: RefObject<HTMLFormElement | null>, fields: readonly string[]) {
  for (const control of (element.current?.elements ?? []) as HTMLCollectionOf<HTMLElement>) {
    if (!fields.includes(payloadField(control.getAttribute('name') ?? ''))) continue;
    control.focus();
    // A hidden control takes no focus.
    if (document.activeElement === control) return;
  }
  // Once the button is no longer busy, and unless the visitor has moved on.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  });
}

/** Fetches what sending will need while the visitor types, after the tap itself was answered. */
export function prefetchSending(): void {
  setTimeout(() => {
    prefetchClient();
    prefetchToaster();
  }, 100);
}
