import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearPhone, type FormName, forget, recall, remember } from '#app/browser/phone.ts';
import { readUnsent } from '#app/browser/unsent.ts';
import { fillForm, readValues, type Values, valuesOf } from './form-values.ts';

/** How long typing rests before the draft is kept, in milliseconds. */
const REST = 300;

/**
 * Keeps what is typed on the phone, without any server, and offers it back on return. Answers that
 * could not be sent are put back at once.
 */
export function useDraft(form: FormName, element: RefObject<HTMLFormElement | null>) {
  const [offer, setOffer] = useState<{ savedAt: number; values: Values }>();
  const [kept, setKept] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const unsent = readUnsent(form);
    if (unsent && element.current) {
      fillForm(element.current, valuesOf(unsent.body));
      setKept(true);
      return;
    }
    const draft = recall<Values>('draft', form);
    if (!draft) return;
    // The browser itself may have put everything back.
    const stands = element.current && readValues(new FormData(element.current));
    if (sameValues(stands, draft.value)) setKept(true);
    else setOffer({ savedAt: draft.savedAt, values: draft.value });
  }, [form, element]);

  function keepNow() {
    clearTimeout(resting.current);
    if (resting.current === undefined || !element.current) return;
    resting.current = undefined;
    const values = readValues(new FormData(element.current));
    if (Object.keys(values).length > 0) setKept(remember('draft', form, values));
    else forget('draft', form);
  }
  const keepLatest = useRef(keepNow);
  keepLatest.current = keepNow;

  // Whoever leaves in the middle of a word finds that word again.
  useEffect(() => {
    const leave = () => keepLatest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    /** When the offered draft was saved; undefined when there is none to offer. */
    offeredFrom: offer?.savedAt,
    /** Whether something typed here is on this phone. */
    kept,
    /** Puts the offered draft back. */
    restore: () => {
      if (offer && element.current) fillForm(element.current, offer.values);
      setOffer(undefined);
      setKept(true);
    },
    /** Called with every input. */
    keep: () => {
      clearTimeout(resting.current);
      resting.current = setTimeout(() => keepLatest.current(), REST);
    },
    /** Nothing of the draft is left: it was sent, or the visitor wants it gone. */
    drop: () => {
      clearTimeout(resting.current);
      resting.current = undefined;
      forget('draft', form);
      setOffer(undefined);
      setKept(false);
    },
    /** Forgets everything this phone remembers of both forms. */
    clearPhone: () => {
      clearTimeout(resting.current);
      resting.current = undefined;
      clearPhone();
      setOffer(undefined);
      setKept(false);
    },
  };
}

function sameValues(one: Values | null, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
