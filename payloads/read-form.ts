import { cleanEmail, cleanLine, cleanText } from '#content/schemas/typed-text.ts';
import type { Level } from '#content/teaching/levels.ts';
import { readLevel } from '#rules/timetable/choice.ts';
import {
  type Enquiry,
  type Field,
  type Fields,
  type Form,
  fieldList,
  formFields,
  type Registration,
  subjectsFieldName,
} from './form-fields.ts';

/** A registration as it is in the form: no level may be picked yet, and the terms not agreed to. */
export type RegistrationDraft = Omit<Registration, 'level' | 'agreeToTerms'> & {
  level: Level | '';
  agreeToTerms: boolean;
};

/** The answers that are in a form. */
export interface Answers {
  enquiry: Enquiry;
  registration: RegistrationDraft;
}

/**
 * The fields of a form (docs/requirements.md, R19.1 and R20.1), unchecked, from its inputs or from
 * what a browser posts without scripts. Only the subjects of the chosen level count, since without
 * scripts the other level's ticks are hidden but not cleared.
 */
export function readForm<Kind extends Form['kind']>(
  form: Kind,
  inputs: FormData | URLSearchParams,
): Answers[Kind] {
  // Browsers post the line breaks of a text area as CR LF.
  const text = (name: string) => String(inputs.get(name) ?? '').replaceAll('\r\n', '\n');
  const level = readLevel(inputs);
  const answers: Record<string, unknown> = {};
  for (const { name, kind } of fieldList<Fields>(formFields[form])) {
    if (kind === 'level') answers[name] = level ?? '';
    else if (kind === 'subjects') {
      answers[name] = level ? inputs.getAll(subjectsFieldName(level)).map(String) : [];
    } else if (kind === 'terms') answers[name] = inputs.has(name);
    // What a link fills in is left out where there was no link.
    else if (kind === 'classes') {
      if (inputs.has(name)) answers[name] = inputs.getAll(name).map(String);
    } else if (kind === 'course' || kind === 'curriculum') {
      if (inputs.has(name)) answers[name] = text(name);
    } else answers[name] = cleanerOf(kind)(text(name));
  }
  return answers as Answers[Kind];
}

function cleanerOf(kind: Field['kind']): (typed: string) => string {
  if (kind === 'email') return cleanEmail;
  return kind === 'text' ? cleanText : cleanLine;
}
