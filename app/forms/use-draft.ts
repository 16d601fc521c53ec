import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  clearStoredData,
  type FormName,
  loadData,
  removeData,
  saveData,
} from '#app/browser/stored-data.ts';
import { readForm } from '#payloads/read-form.ts';
import { clearForm, fillForm, readDraft, readStoredDraft, toFormValues } from './form-values.ts';
import { queuedSubmission } from './submission-queue.ts';

/** How long after the last key the draft is saved, in milliseconds. */
const SAVE_DELAY_MS = 300;

/**
 * Saves what is typed, and offers it on return. Queued answers are put back at once.
 *
 * @param onFilledIn called with what was put back, for controls that the form does not have yet
 */
export function useDraft(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  onFilledIn?: (values: URLSearchParams) => void,
) {
  const [offer, setOffer] = useState<{ savedAt: number; value: object }>();
  const [saved, setSaved] = useState(false);
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function fillIn(stored: object) {
    const values = toFormValues(stored);
    if (element.current) fillForm(element.current, values);
    onFilledIn?.(values);
    setOffer(undefined);
    setSaved(true);
  }

  const open = useEffectEvent(() => {
    const queued = queuedSubmission(form);
    if (queued) return fillIn(queued);
    const draft = loadData('draft', form, readStoredDraft);
    const current = element.current && readDraft(new FormData(element.current));
    // The browser itself may have put everything back.
    if (draft && JSON.stringify(current) === JSON.stringify(draft.value)) setSaved(true);
    else setOffer(draft);
  });
  useEffect(() => open(), []);

  function saveNow() {
    clearTimeout(saveTimer.current);
    if (saveTimer.current === undefined || !element.current) return;
    saveTimer.current = undefined;
    const draft = readDraft(new FormData(element.current));
    if (Object.keys(draft).length > 0) setSaved(saveData('draft', form, draft));
    else removeData('draft', form);
  }

  // Saves the draft on leaving, in a layout effect because the form is gone later.
  const leave = useEffectEvent(saveNow);
  useLayoutEffect(() => {
    const onLeave = () => leave();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      leave();
    };
  }, []);

  /** Called with every input. */
  function save() {
    clearTimeout(saveTimer.current);
    saveTimer.current = setTimeout(saveNow, SAVE_DELAY_MS);
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
    /** Whether something typed here is on this phone. */
    saved,
    /** Puts the offered draft back. */
    restore: () => offer && fillIn(offer.value),
    /**
     * Called when answers were sent; returns whether the form was cleared. It is not if the queue has
     * sent others than those that are in the form now.
     */
    clearSent: (sent: object): boolean => {
      const inForm = (inputs: FormData | URLSearchParams) => JSON.stringify(readForm(form, inputs));
      const current = inForm(new FormData(element.current ?? undefined));
      const isOther = current !== inForm(toFormValues(sent)) && current !== inForm(new FormData());
      if (isOther) save();
      else clear(() => removeData('draft', form));
      return !isOther;
    },
    /** Deletes everything that this phone stores of both forms. */
    clearAll: () => clear(clearStoredData),
  };
}
