import { type Level, levelKeys } from '#content/levels.ts';
import type { Enquiry } from '#payloads/enquiry.ts';
import type { Registration } from '#payloads/registration.ts';

/** What stands in a form, by field name: a list, since several boxes may share a name. */
export type Values = Record<string, string[]>;

/** The honeypot: a name that no browser fills in. In the payload it is `website`. */
export const honeypotName = 'hp-note';

/** The specification's five fields, as they stand in the form. */
export function readEnquiry(data: FormData): Enquiry {
  return {
    name: text(data, 'name'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    subject: text(data, 'subject'),
    message: text(data, 'message'),
  };
}

/** A registration as it stands in the form: no level may be picked yet, nor the terms agreed to. */
export type RegistrationDraft = Omit<Registration, 'level' | 'agreeToTerms'> & {
  level: Level | '';
  agreeToTerms: boolean;
};

/** The specification's fields. Only the subjects of the chosen level count. */
export function readRegistration(data: FormData): RegistrationDraft {
  const level = text(data, 'level');
  return {
    firstName: text(data, 'firstName'),
    lastName: text(data, 'lastName'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    dateOfBirth: text(data, 'dateOfBirth'),
    address: text(data, 'address'),
    level: isLevel(level) ? level : '',
    subjects: isLevel(level) ? data.getAll(subjectsName(level)).map(String) : [],
    previousSchool: text(data, 'previousSchool'),
    parentName: text(data, 'parentName'),
    parentPhone: text(data, 'parentPhone'),
    parentEmail: text(data, 'parentEmail'),
    specialRequirements: text(data, 'specialRequirements'),
    agreeToTerms: data.has('agreeToTerms'),
  };
}

/** Each level's subjects have a name of their own, so that a form without scripts stays clear. */
export function subjectsName(level: Level): string {
  return `subjects-${level}`;
}

/** The field of the payload that an input of the form belongs to. */
export function fieldOf(inputName: string): string {
  return inputName.startsWith('subjects-') ? 'subjects' : inputName;
}

// Neither typed by the visitor nor to be put back for them: consent is given anew.
const notKept = new Set([honeypotName, 'submissionId', 'consentVersion', 'agreeToTerms']);

/** What a visitor typed and chose, for the draft. Blank fields are left out. */
export function readValues(data: FormData): Values {
  const values: Values = {};
  for (const [name, value] of data) {
    if (notKept.has(name) || typeof value !== 'string' || value.trim() === '') continue;
    values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

/** A registration as values, to put it back into its form. */
export function valuesOf(payload: Record<string, unknown>): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string') values[name] = [value];
  }
  for (const level of levelKeys) {
    if (payload.level === level && Array.isArray(payload.subjects)) {
      values[subjectsName(level)] = payload.subjects.map(String);
    }
  }
  if (payload.agreeToTerms === true) values.agreeToTerms = ['yes'];
  return values;
}

/**
 * Puts values back into a form. What the visitor has typed or ticked since stays as it is: texts
 * only go where nothing stands, and a level that is picked keeps its own subjects.
 */
export function fillForm(form: HTMLFormElement, values: Values): void {
  const picked = new FormData(form).has('level');
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isTick(control)) {
      if (picked && control.name !== 'agreeToTerms') continue;
      if (values[control.name]?.includes(control.value)) control.checked = true;
    } else if (isText(control) && control.value.trim() === '') {
      control.value = values[control.name]?.[0] ?? '';
    }
  }
}

/** Empties every field that a visitor can fill, also one that came filled in. */
export function clearForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isTick(control)) control.checked = false;
    else if (isText(control)) control.value = '';
  }
}

export function isLevel(text: string): text is Level {
  return (levelKeys as string[]).includes(text);
}

function isTick(control: HTMLInputElement): boolean {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && control.type !== 'hidden' && !isTick(control);
}

/** A file is no answer to any of our fields. */
function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
