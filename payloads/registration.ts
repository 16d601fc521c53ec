import * as v from 'valibot';
import { isDate } from '#content/teaching/dates.ts';
import {
  type Level,
  levelKeys,
  levels,
  type RegistrationSubject,
} from '#content/teaching/levels.ts';
import { registrationLabels } from './names.ts';
import { emailLine, line, multiline, optional, phoneLine, required } from './text.ts';

const label = registrationLabels;

/** A registration (docs/requirements.md, R20.1). */
export const registrationSchema = v.pipe(
  v.object({
    firstName: required(label.firstName, line(label.firstName)),
    lastName: required(label.lastName, line(label.lastName)),
    email: required(label.email, emailLine(label.email)),
    phone: required(label.phone, phoneLine(label.phone)),
    dateOfBirth: required(label.dateOfBirth, dateOfBirth()),
    address: required(label.address, multiline(label.address)),
    level: v.picklist(levelKeys, 'Choose O Level or A Level.'),
    subjects: v.pipe(
      // Ends at the first that is no name: a body has room for sixteen thousand of them, and a
      // message for each would cost more than a form.
      v.config(
        v.array(
          v.string('Please select at least one subject.'),
          'Please select at least one subject.',
        ),
        { abortEarly: true },
      ),
      v.minLength(1, 'Please select at least one subject.'),
      v.check((names) => new Set(names).size === names.length, 'A subject is chosen twice.'),
    ),
    previousSchool: optional(line(label.previousSchool)),
    parentName: required(label.parentName, line(label.parentName)),
    parentPhone: required(label.parentPhone, phoneLine(label.parentPhone)),
    parentEmail: optional(emailLine(label.parentEmail)),
    specialRequirements: optional(multiline(label.specialRequirements)),
    agreeToTerms: v.literal(true, 'Please agree to the terms and conditions to proceed.'),
  }),
  v.forward(
    v.check(
      ({ level, subjects }) => subjects.every((name) => isSubjectOf(level, name)),
      'Choose subjects of the level that is picked.',
    ),
    ['subjects'],
  ),
);

export type Registration = v.InferOutput<typeof registrationSchema>;

/** Whether a level offers a subject of that name. */
export function isSubjectOf(level: Level, name: string): name is RegistrationSubject {
  return (levels[level].subjects as readonly string[]).includes(name);
}

/** The earliest year of birth that is believed: nobody who sits an exam is older. */
const EARLIEST_YEAR_OF_BIRTH = 1900;

/** A real calendar day, as type=date sends it, that has come. */
function dateOfBirth() {
  const name = label.dateOfBirth;
  return v.pipe(
    line(name),
    v.check(
      (text) => text === '' || isDate(text),
      `${name} needs a day, month and year that exist.`,
    ),
    v.check(
      (text) => text === '' || Number(text.slice(0, 4)) >= EARLIEST_YEAR_OF_BIRTH,
      `${name} is too long ago.`,
    ),
    // The day that has already begun in the world's earliest time zone still counts as come.
    v.check(
      (text) => text === '' || Date.parse(text) <= Date.now() + 14 * 3_600_000,
      `${name} is in the future.`,
    ),
  );
}
