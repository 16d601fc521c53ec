import { type FormName, loadAll } from '#app/browser/stored-data.ts';
import { cleanEmail, cleanLine, cleanText } from '#content/schemas/typed-text.ts';
import type { Level } from '#content/teaching/levels.ts';
import { answersOf } from '#payloads/answers.ts';
import { agreedValue, formFields, honeypotName, subjectsFieldName } from '#payloads/form-fields.ts';
import { type RegistrationDraft, readForm } from '#payloads/read-form.ts';
import { documents } from '../documents.ts';

/**
 * A registration that this phone has stored, perhaps by an earlier version: fields that are missing
 * or are not what they should be are empty.
 */
export function readStoredRegistration(stored: object): RegistrationDraft {
  return readForm('registration', toFormValues(stored));
}

/** A draft: lists by the names of the inputs, since several boxes may share a name. */
type Draft = Record<string, string[]>;

/** The drafts of a form on this phone, the newest first. */
export function draftsOf(form: FormName) {
  return loadAll('draft', form, readStoredDraft).sort((a, b) => b.savedAt - a.savedAt);
}

/** The drafts with the answers that were sent. A draft never has the consent. */
export function draftsWith(form: FormName, sent: object) {
  const answers = (stored: object) =>
    JSON.stringify(readForm(form, toFormValues({ ...stored, agreeToTerms: true })));
  return draftsOf(form).filter(({ value }) => answers(value) === answers(sent));
}

/** A stored draft; undefined when it cannot be read. */
export function readStoredDraft(stored: Record<string, unknown>): Draft | undefined {
  const isText = (value: unknown) => typeof value === 'string';
  const readable = Object.values(stored).every(
    (values) => Array.isArray(values) && values.every(isText),
  );
  return readable ? (stored as Draft) : undefined;
}

// Not typed by the visitor, or not to be put back: consent must be given again.
const notSaved = new Set([honeypotName, 'consentVersion', 'agreeToTerms']);

/** What a visitor typed and chose. Blank fields are left out. */
export function readDraft(data: FormData): Draft {
  const draft: Draft = {};
  for (const [name, value] of data) {
    if (notSaved.has(name) || typeof value !== 'string' || value.trim() === '') continue;
    draft[name] = [...(draft[name] ?? []), value];
  }
  return draft;
}

/** The values of the inputs, by their names, for a draft or a payload. */
export function toFormValues(stored: object): URLSearchParams {
  const { level } = stored as { level?: Level };
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(stored)) {
    const input = name === 'subjects' && level ? subjectsFieldName(level) : name;
    for (const each of [value === true ? agreedValue : value].flat()) {
      if (typeof each === 'string') values.append(input, each);
    }
  }
  return values;
}

/**
 * When the visitor began to fill in a form, as performance.now(); undefined when answers from
 * before were put into it, because the time then does not show how fast the visitor was.
 */
const beginnings = new WeakMap<HTMLFormElement, number | undefined>();

/** The event of a form into which not the visitor, but the page has put something. */
export const FILLED_IN = 'filledin';

/** Called with every input. */
export function noteInput(form: HTMLFormElement): void {
  if (!beginnings.has(form)) beginnings.set(form, performance.now());
}

/** @returns the milliseconds since the first input, if they are known */
export function elapsedMs(form: HTMLFormElement): number | undefined {
  const begun = beginnings.get(form);
  return begun === undefined ? undefined : Math.round(performance.now() - begun);
}

/**
 * Puts values back into a form. What the visitor has typed or ticked since is not changed: only
 * empty fields are filled in, and no subjects are ticked once a level is chosen.
 */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): void {
  beginnings.set(form, undefined);
  const isLevelChosen = new FormData(form).has('level');
  for (const control of form.elements) {
    if (isCheckable(control)) {
      if (isLevelChosen && control.name !== 'agreeToTerms') continue;
      if (values.getAll(control.name).includes(control.value)) control.checked = true;
    } else if (isText(control) && control.value.trim() === '') {
      control.value = values.get(control.name) ?? '';
    }
  }
  form.dispatchEvent(new Event(FILLED_IN));
}

/** Empties every field that a visitor can fill, including one that was filled in at the start. */
export function clearForm(form: HTMLFormElement): void {
  beginnings.delete(form);
  for (const control of form.elements) {
    if (isCheckable(control)) control.checked = false;
    else if (isText(control)) control.value = '';
  }
  form.dispatchEvent(new Event(FILLED_IN));
}

/** Removes what copying adds to a text, before the browser checks it. */
export function cleanControl(control: EventTarget | null): void {
  if (!(control instanceof Element && isText(control))) return;
  const clean = control instanceof HTMLTextAreaElement ? cleanText : cleanLine;
  const cleaned = (control.type === 'email' ? cleanEmail : clean)(control.value);
  if (cleaned !== control.value) control.value = cleaned;
}

/** Answers as lines of text, for WhatsApp, SMS and e-mail. Blank answers are left out. */
export function answersText(form: keyof typeof formFields, answers: object): string {
  return answersOf(documents, formFields[form], answers)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

export function isCheckable(control: Element): control is HTMLInputElement {
  return control.matches('[type="checkbox"], [type="radio"]');
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control.matches('textarea, input:not([type="hidden"])') && !isCheckable(control);
}
