import type { Curriculum } from '#content/teaching/fees.ts';
import type { Level } from '#content/teaching/levels.ts';

// The fields of both forms, declared once: form, schema, receipt, mails, office, CSV, staff command
// and screening follow from these records. Without the validator, which pages do not load.

/** The value of a field, by its kind. */
export interface FieldValues {
  line: string;
  email: string;
  phone: string;
  /** An ISO date. */
  date: string;
  /** Several lines. */
  text: string;
  level: Level;
  subjects: string[];
  /** The box that must be ticked. */
  terms: true;
  /** Ids of the timetable's classes (rules/timetable/classes.ts). */
  classes: string[];
  /** The last part of a programme page's path, 'a-level-science'. */
  course: string;
  curriculum: Curriculum;
}

/** Fields that a link fills in. They are not in the specification's payload: the key may be absent. */
type LinkedKind = 'classes' | 'course' | 'curriculum';

export interface Field {
  /** Its name on the page, in mails, in the office and in messages. */
  label: string;
  kind: keyof FieldValues;
  autoComplete?: string;
  placeholder?: string;
  /** It may stay empty. */
  optional?: true;
  /** Rows of a text of several lines. */
  rows?: number;
}

export type Fields = Readonly<Record<string, Field>>;

/** The payload of a form. Optional texts are ''. */
type Payload<Form extends Fields> = { [Key in keyof Form]: FieldValues[Form[Key]['kind']] };

/** The contact form (docs/requirements.md, R19.1), in its order. */
export const enquiryFields = {
  name: {
    label: 'Full Name',
    kind: 'line',
    autoComplete: 'name',
    placeholder: 'Enter your full name',
  },
  email: {
    label: 'Email Address',
    kind: 'email',
    autoComplete: 'email',
    placeholder: 'Enter your email',
  },
  phone: { label: 'Phone Number', kind: 'phone', autoComplete: 'tel', optional: true },
  subject: {
    label: 'Subject',
    kind: 'line',
    autoComplete: 'off',
    placeholder: 'What is this regarding?',
  },
  message: {
    label: 'Message',
    kind: 'text',
    placeholder: 'Tell us more about your inquiry...',
  },
} as const satisfies Fields;

/** The registration form (docs/requirements.md, R20.1) by its sections, in its order. */
export const registrationSections = {
  personal: {
    firstName: { label: 'First Name', kind: 'line', autoComplete: 'given-name' },
    lastName: { label: 'Last Name', kind: 'line', autoComplete: 'family-name' },
    email: { label: 'Email Address', kind: 'email', autoComplete: 'email' },
    phone: { label: 'Phone Number', kind: 'phone', autoComplete: 'tel' },
    dateOfBirth: { label: 'Date of Birth', kind: 'date', autoComplete: 'bday' },
    address: { label: 'Address', kind: 'text', autoComplete: 'street-address', rows: 2 },
  },
  academic: {
    level: { label: 'Level', kind: 'level' },
    subjects: { label: 'Subjects', kind: 'subjects' },
    classes: { label: 'Classes', kind: 'classes', optional: true },
    course: { label: 'Course', kind: 'course', optional: true },
    curriculum: { label: 'Curriculum', kind: 'curriculum', optional: true },
    previousSchool: { label: 'Previous School', kind: 'line', autoComplete: 'off', optional: true },
  },
  guardian: {
    parentName: {
      label: "Parent/Guardian's Name",
      kind: 'line',
      autoComplete: 'section-guardian name',
    },
    parentPhone: {
      label: "Parent/Guardian's Phone",
      kind: 'phone',
      autoComplete: 'section-guardian tel',
    },
    parentEmail: {
      label: "Parent/Guardian's Email",
      kind: 'email',
      autoComplete: 'section-guardian email',
      optional: true,
    },
  },
  additional: {
    specialRequirements: { label: 'Special Requirements', kind: 'text', rows: 4, optional: true },
    agreeToTerms: { label: 'Terms and Conditions', kind: 'terms' },
  },
} as const satisfies Record<string, Fields>;

/** All fields of the registration form. */
export const registrationFields = {
  ...registrationSections.personal,
  ...registrationSections.academic,
  ...registrationSections.guardian,
  ...registrationSections.additional,
};

export type Enquiry = Payload<typeof enquiryFields>;
export type Registration = Omit<Payload<typeof registrationFields>, LinkedKind> & {
  [Kind in LinkedKind]?: FieldValues[Kind] | undefined;
};

/** A form that its schema has accepted. */
export type Form =
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration };

/** The enquirer's or the student's name. */
export function fullName({ kind, fields }: Form): string {
  return kind === 'enquiry' ? fields.name : `${fields.firstName} ${fields.lastName}`.trim();
}

/** Whether a family can be called: it gave a number, of a registration also the guardian's. */
export function hasPhone({ kind, fields }: Form): boolean {
  return fields.phone !== '' || (kind === 'registration' && fields.parentPhone !== '');
}

/** A form without answers. One that the office writes down may lack any of them, also the level. */
export function blankForm<Kind extends Form['kind']>(kind: Kind): Extract<Form, { kind: Kind }> {
  const blanks = Object.entries<Field>(formFields[kind])
    .filter(([, field]) => !Object.hasOwn(linkedKinds, field.kind) && field.kind !== 'terms')
    .map(([name, field]) => [name, field.kind === 'subjects' ? [] : '']);
  return { kind, fields: Object.fromEntries(blanks) } as Extract<Form, { kind: Kind }>;
}

const linkedKinds: Record<LinkedKind, true> = { classes: true, course: true, curriculum: true };

/** Both forms' fields, by the kind of submission. */
export const formFields = { enquiry: enquiryFields, registration: registrationFields };

/** The fields of a form in its order, with their names. */
export function fieldList<Form extends Fields>(
  form: Form,
): (Field & { name: keyof Form & string })[] {
  return Object.entries(form).map(([name, field]) => ({ name, ...field }));
}

/** The function that takes each form (docs/requirements.md, R23.1). */
export const functionNames = {
  enquiry: 'send-contact-email',
  registration: 'send-registration-email',
} as const;

/** At most this many classes of a registration count. */
export const MOST_CLASSES = 12;

// Names of inputs that differ from the payload's keys. A form posted without scripts has only these
// names.

/** The honeypot: a name that no browser fills in. In the payload it is `website`. */
export const honeypotName = 'hp-note';

/** What a ticked terms box posts. */
export const agreedValue = 'yes';

/** One name for each level: without scripts both levels' boxes are posted. */
export function subjectsFieldName(level: Level): string {
  return `subjects-${level}`;
}

/** The field of the payload that an input of a form belongs to. */
export function payloadField(inputName: string): string {
  return inputName.startsWith('subjects-') ? 'subjects' : inputName;
}

/** A UUID (RFC 9562) of a version from the first 16 bytes. */
export function uuidOf(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-${version}$3-a$4-$5`);
}
