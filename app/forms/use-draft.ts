import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  clearStoredData,
  type FormName,
  loadData,
  removeData,
  saveData,
} from '#app/browser/stored-data.ts';
import {
  clearForm,
  type FormValues,
  fillForm,
  holdsOtherAnswers,
  readStoredValues,
  readValues,
  toFormValues,
} from './form-values.ts';
import { queuedSubmission } from './submission-queue.ts';

/** How long after the last key the draft is saved, in milliseconds. */
const SAVE_DELAY_MS = 300;

/** Saves what is typed, and offers it on return. Queued answers are put back at once. */
export function useDraft(form: FormName, element: RefObject<HTMLFormElement | null>) {
  const [offer, setOffer] = useState<{ savedAt: number; values: FormValues }>();
  const [filledIn, setFilledIn] = useState<FormValues>();
  const [saved, setSaved] = useState(false);
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const queued = queuedSubmission(form);
    if (queued && element.current) {
      const values = toFormValues(queued.body);
      fillForm(element.current, values);
      setFilledIn(values);
      setSaved(true);
      return;
    }
    const draft = loadData('draft', form, readStoredValues);
    if (!draft) return;
    // The browser itself may have put everything back.
    const current = element.current && readValues(new FormData(element.current));
    if (sameValues(current, draft.value)) setSaved(true);
    else setOffer({ savedAt: draft.savedAt, values: draft.value });
  }, [form, element]);

  function saveNow() {
    clearTimeout(saveTimer.current);
    if (saveTimer.current === undefined || !element.current) return;
    saveTimer.current = undefined;
    const values = readValues(new FormData(element.current));
    if (Object.keys(values).length > 0) setSaved(saveData('draft', form, values));
    else removeData('draft', form);
  }
  const saveLatest = useRef(saveNow);
  saveLatest.current = saveNow;

  // Saves the draft on leaving, in a layout effect because the form is gone later.
  useLayoutEffect(() => {
    const leave = () => saveLatest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** Called with every input. */
  function save() {
    clearTimeout(saveTimer.current);
    saveTimer.current = setTimeout(() => saveLatest.current(), SAVE_DELAY_MS);
  }

  /** Empties the form; `remove` deletes what is stored. */
  function clear(remove: () => void) {
    clearTimeout(saveTimer.current);
    saveTimer.current = undefined;
    remove();
    setOffer(undefined);
    setSaved(false);
    if (element.current) clearForm(element.current);
  }

  return {
    save,
    /** When the offered draft was saved; undefined if no draft is offered. */
    offeredSince: offer?.savedAt,
    /** What was put back into the form, for controls that it does not have yet. */
    filledIn,
    /** Whether something typed here is on this phone. */
    saved,
    /** Puts the offered draft back. */
    restore: () => {
      if (offer && element.current) fillForm(element.current, offer.values);
      setFilledIn(offer?.values);
      setOffer(undefined);
      setSaved(true);
    },
    /**
     * Called when answers were sent; returns whether the form was cleared. It is not if the queue has
     * sent others than those that are in the form now.
     */
    clearSent: (sent: object, read: (data: FormData) => object): boolean => {
      const isOther =
        element.current !== null && holdsOtherAnswers(read(new FormData(element.current)), sent);
      if (isOther) save();
      else clear(() => removeData('draft', form));
      return !isOther;
    },
    /** Deletes everything that this phone stores of both forms. */
    clearAll: () => clear(clearStoredData),
  };
}

function sameValues(one: FormValues | null, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
