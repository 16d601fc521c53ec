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
  removeData,
  type StoredName,
  saveData,
} from '#app/browser/stored-data.ts';
import { readForm } from '#payloads/read-form.ts';
import { useLocation } from '#ui/location.ts';
import {
  clearForm,
  draftsOf,
  draftsWith,
  fillForm,
  readDraft,
  toFormValues,
} from './form-values.ts';
import { queuedSubmission } from './submission-queue.ts';

/** How long after the last key the draft is saved, in milliseconds. */
const SAVE_DELAY_MS = 300;

/**
 * Saves what is typed as a draft of its own. The entry in the browser's history names it: Back and a
 * reload put it back at once, as they do queued answers. Every other visit offers the newest draft, which
 * stays as it is until the visitor continues or deletes it.
 *
 * @param onFilledIn called with what was put back, for controls that the form does not have yet
 */
export function useDraft(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  onFilledIn?: (values: URLSearchParams) => void,
) {
  const [offer, setOffer] = useState<ReturnType<typeof draftsOf>[number]>();
  const [saved, setSaved] = useState(false);
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The name of the draft of what is in the form, once anything is. */
  const own = useRef<StoredName>(undefined);

  function fillIn(stored: object) {
    const values = toFormValues(stored);
    if (element.current) fillForm(element.current, values);
    onFilledIn?.(values);
    setOffer(undefined);
    setSaved(true);
  }

  const open = useEffectEvent(() => {
    const queued = queuedSubmission(form);
    const drafts = draftsOf(form);
    const draft = queued
      ? draftsWith(form, queued)[0]
      : drafts.find(({ name }) => name === history.state?.usr);
    own.current = draft?.name;
    const stored = queued ?? draft?.value;
    if (stored) fillIn(stored);
    else setOffer(drafts[0]);
  });
  useEffect(() => open(), []);

  // Another entry of the page, such as that of a link to the page itself, has the same form.
  const entry = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry
  useEffect(() => {
    if (own.current && !history.state?.usr) nameDraft();
  }, [entry]);

  /** Names the draft in the entry of the history. */
  function nameDraft() {
    history.replaceState({ ...history.state, usr: own.current }, '');
  }

  function saveNow() {
    clearTimeout(saveTimer.current);
    if (saveTimer.current === undefined || !element.current || !own.current) return;
    saveTimer.current = undefined;
    const draft = readDraft(new FormData(element.current));
    const isTyped = Object.keys(draft).length > 0;
    if (!isTyped) removeOwn();
    setSaved(isTyped && saveData('draft', own.current, draft));
  }

  function removeOwn() {
    if (own.current) removeData('draft', own.current);
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
    own.current ??= `${form}:${Date.now()}`;
    // Not with every letter: Safari limits it.
    if (history.state?.usr !== own.current) nameDraft();
    clearTimeout(saveTimer.current);
    saveTimer.current = setTimeout(saveNow, SAVE_DELAY_MS);
  }

  /** Empties the form; `remove` deletes what is stored. */
  function clear(remove: () => void) {
    clearTimeout(saveTimer.current);
    saveTimer.current = undefined;
    remove();
    own.current = undefined;
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
    restore: () => {
      if (!offer) return;
      removeOwn();
      own.current = offer.name;
      fillIn(offer.value);
      save();
    },
    /**
     * Called when answers were sent; returns whether the form was cleared. It is not if the queue has
     * sent others than those that are in the form now.
     */
    clearSent: (sent: object): boolean => {
      const inForm = (inputs: FormData | URLSearchParams) => JSON.stringify(readForm(form, inputs));
      const current = inForm(new FormData(element.current ?? undefined));
      const isOther = current !== inForm(toFormValues(sent)) && current !== inForm(new FormData());
      if (isOther) save();
      else clear(removeOwn);
      return !isOther;
    },
    /** Empties the form without what it was filled in with. */
    discard: () => clear(removeOwn),
    /** Deletes everything that this phone stores of both forms. */
    clearAll: () => clear(clearStoredData),
  };
}
