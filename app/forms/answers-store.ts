import type { RefObject } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import { type RegistrationDraft, readRegistration } from './form-values.ts';

/** What stands in the registration form, for whoever shows it beside the form. */
export interface AnswersStore {
  current: () => RegistrationDraft;
  subscribe: (listener: () => void) => () => void;
  /** Call it whenever an answer has changed. */
  refresh: () => void;
}

/**
 * The fields keep the answers themselves; they are read once a change is painted, since to read a
 * form lays the page out. Only who subscribes renders anew, not the whole form.
 */
export function createAnswersStore(form: RefObject<HTMLFormElement | null>): AnswersStore {
  let answers = readRegistration(new FormData());
  const listeners = new Set<() => void>();
  return {
    current: () => answers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () =>
      afterPaint(() => {
        if (!form.current) return;
        answers = readRegistration(new FormData(form.current));
        for (const listener of listeners) listener();
      }),
  };
}
