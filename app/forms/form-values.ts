import type { Level } from '#content/teaching/levels.ts';
import { answersOf } from '#payloads/answers.ts';
import {
  agreedValue,
  type Enquiry,
  formFields,
  honeypotName,
  subjectsFieldName,
} from '#payloads/form-fields.ts';
import { type RegistrationDraft, readForm } from '#payloads/read-form.ts';
import { cleanEmail, cleanText } from '#payloads/typed-text.ts';

/** The values of a form by field name: lists, since several boxes may share a name. */
export type FormValues = Record<string, string[]>;

/** The fields of an enquiry (docs/requirements.md, R19.1), as they are in the form. */
export function readEnquiry(data: FormData): Enquiry {
  return readForm('enquiry', data);
}

/** A registration's fields (docs/requirements.md, R20.1): only the chosen level's subjects. */
export function readRegistration(data: FormData): RegistrationDraft {
  return readForm('registration', data);
}

/**
 * A registration that this phone has stored, perhaps by an earlier version: fields that are missing
 * or are not what they should be are empty.
 */
export function readStoredRegistration(stored: object): RegistrationDraft {
  const data = new FormData();
  for (const [name, values] of Object.entries(toFormValues({ ...stored }))) {
    for (const value of values) data.append(name, value);
  }
  return readRegistration(data);
}

/** Stored form values; undefined when they cannot be read. */
export function readStoredValues(stored: Record<string, unknown>): FormValues | undefined {
  const isText = (value: unknown) => typeof value === 'string';
  const readable = Object.values(stored).every(
    (values) => Array.isArray(values) && values.every(isText),
  );
  return readable ? (stored as FormValues) : undefined;
}

// Not typed by the visitor, or not to be put back: consent must be given again.
const notSaved = new Set([honeypotName, 'submissionId', 'consentVersion', 'agreeToTerms']);

/** What a visitor typed and chose, for the draft. Blank fields are left out. */
export function readValues(data: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of data) {
    if (notSaved.has(name) || typeof value !== 'string' || value.trim() === '') continue;
    values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

/** A registration as values, to put it back into its form. */
export function toFormValues(payload: Record<string, unknown>): FormValues {
  const values: FormValues = {};
  for (const [name, value] of Object.entries(payload)) {
    const input = name === 'subjects' ? subjectsFieldName(payload.level as Level) : name;
    const all = Array.isArray(value) ? value : [value === true ? agreedValue : value];
    values[input] = all.filter((one) => typeof one === 'string');
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
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  beginnings.set(form, undefined);
  const isLevelChosen = new FormData(form).has('level');
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isCheckable(control)) {
      if (isLevelChosen && control.name !== 'agreeToTerms') continue;
      if (values[control.name]?.includes(control.value)) control.checked = true;
    } else if (isText(control) && control.value.trim() === '') {
      control.value = values[control.name]?.[0] ?? '';
    }
  }
  form.dispatchEvent(new Event(FILLED_IN));
}

/** Empties every field that a visitor can fill, including one that was filled in at the start. */
export function clearForm(form: HTMLFormElement): void {
  beginnings.delete(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isCheckable(control)) control.checked = false;
    else if (isText(control)) control.value = '';
  }
  form.dispatchEvent(new Event(FILLED_IN));
}

/** Removes what copying adds to a text, before the browser checks it. */
export function cleanControl(control: EventTarget | null): void {
  if (!(control instanceof Element && isText(control))) return;
  const cleaned = (control.type === 'email' ? cleanEmail : cleanText)(control.value);
  if (cleaned !== control.value) control.value = cleaned;
}

/** Whether a form has been filled in, with other answers than those that were sent. */
export function holdsOtherAnswers(current: object, sent: object): boolean {
  const answers = Object.entries(current);
  const other = (key: string, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify((sent as Record<string, unknown>)[key]);
  return (
    answers.some(([, value]) => String(value || '') !== '') &&
    answers.some(([key, value]) => other(key, value))
  );
}

/** Answers as lines of text, for WhatsApp, SMS and e-mail. Blank answers are left out. */
export function answersText(form: keyof typeof formFields, answers: object): string {
  return answersOf(formFields[form], answers)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

function isCheckable(control: HTMLInputElement): boolean {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && control.type !== 'hidden' && !isCheckable(control);
}
