import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersText, readDraft } from '#app/forms/form-values.ts';
import { PayloadFields } from '#app/forms/payload-fields.tsx';
import { ReceiptLines } from '#app/pages/register/receipt-lines.tsx';
import { answerText } from '#payloads/answers.ts';
import {
  type Enquiry,
  type Field,
  type Form,
  fieldList,
  formFields,
  type Registration,
  subjectsFieldName,
} from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { enquirySchemaOf, registrationSchemaOf } from '#payloads/schemas.ts';
import { fieldCells, fieldColumns } from '#server/exports.ts';
import { screen } from '#server/functions/screen.ts';
import { showLines } from '#server/staff/print-record.ts';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { documents } from './documents.ts';
import { parseHtml, textOf } from './html.ts';
import { createTestApp, type TestApp } from './server-app.ts';

// Every field of payloads/form-fields.ts reaches every place that shows or checks a form. A new
// field in the record is tested without a change here.

const sample: Record<Field['kind'], unknown> = {
  line: 'Sample line',
  email: 'sample@mail.example',
  phone: '077 123 4567',
  date: '2009-05-17',
  text: 'Sample text\nof two lines',
  level: 'a-level',
  subjects: ['Physics', 'Chemistry'],
  terms: true,
  classes: ['a-level-physics-saturday'],
  course: 'a-level-science',
  curriculum: 'Edexcel',
};

/** A value for each field that differs from those of other fields of its kind. */
function valueFor({ name, kind }: Field & { name: string }): unknown {
  if (kind === 'email') return `${name.toLowerCase()}@mail.example`;
  if (kind === 'line' || kind === 'text') return `${name} ${sample[kind]}`;
  return sample[kind];
}

const fieldsOf = {
  enquiry: fieldList(formFields.enquiry as Record<string, Field>),
  registration: fieldList(formFields.registration as Record<string, Field>),
};
const payloads = {
  enquiry: Object.fromEntries(fieldsOf.enquiry.map((field) => [field.name, valueFor(field)])),
  registration: Object.fromEntries(
    fieldsOf.registration.map((field) => [field.name, valueFor(field)]),
  ),
} as unknown as { enquiry: Enquiry; registration: Registration };

const cases = (['enquiry', 'registration'] as const).flatMap((kind) =>
  fieldsOf[kind].map((field) => [`${kind}: ${field.name}`, kind, field] as const),
);
const shown = ({ name, kind }: Field & { name: string }, payload: object) =>
  answerText(documents, kind, (payload as Record<string, unknown>)[name]);

let server: TestApp;
const staffMails: Record<string, string> = {};
const shownByStaff: Record<string, string> = {};
const stored: Record<string, Record<string, unknown>> = {};

beforeAll(async () => {
  server = await createTestApp({ limits: { on: false, secret: 'x' } });
  const functions = { enquiry: 'send-contact-email', registration: 'send-registration-email' };
  for (const kind of ['enquiry', 'registration'] as const) {
    const response = await server.post(functions[kind], payloads[kind]);
    const { reference } = (await response.json()) as { reference: string };
    const mails = await server.mails();
    staffMails[kind] = mails.find(({ subject }) => subject?.startsWith(reference))?.text ?? '';
    const submission = await findByReference(server.store, reference);
    if (!submission) throw new Error('not stored');
    stored[kind] = { ...submission.fields };
    shownByStaff[kind] = showLines(documents, submission, [], () => false, server.now()).join('\n');
  }
});
afterAll(() => server.close());

describe.each(cases)('%s', (_, kind, field) => {
  const payload = payloads[kind];
  const text = shown(field, payload);

  test('is checked by the schema', () => {
    const schemaOf = kind === 'enquiry' ? enquirySchemaOf : registrationSchemaOf;
    const schema = schemaOf(documents);
    const { [field.name]: _left, ...rest } = payload as Record<string, unknown>;
    expect(v.safeParse(schema, payload).success).toBe(true);
    expect(v.safeParse(schema, rest).success).toBe(field.optional === true);
  });

  test('is stored, and in the staff command and the CSV', () => {
    expect(stored[kind]?.[field.name]).toEqual(valueFor(field));
    expect(shownByStaff[kind]).toContain(`${field.label}: ${text}`);
    expect(fieldColumns).toContain(field.name);
    expect(fieldCells(documents, { kind, fields: payload } as Form)[field.name]).toBeTruthy();
  });

  test('is in the mail to the office', () => expect(staffMails[kind]).toContain(text));

  test('is in the message that a family can send another way', () => {
    const message = answersText(kind, payloads[kind]);
    expect(message).toContain(`${field.label}: ${text}`);
  });

  test('is read from the form', () => {
    const data = new FormData();
    for (const each of fieldsOf[kind]) {
      const name = each.kind === 'subjects' ? subjectsFieldName('a-level') : each.name;
      const value = valueFor(each);
      for (const one of Array.isArray(value) ? value : [value]) data.append(name, String(one));
    }
    const read: object = readForm(kind, data);
    expect((read as Record<string, unknown>)[field.name]).toEqual(valueFor(field));
    const inDraft = Object.keys(readDraft(data)).some((name) => name.startsWith(field.name));
    expect(inDraft).toBe(field.kind !== 'terms');
  });
});

const casesOf = (has: (kind: (typeof cases)[number][1], field: Field) => boolean) =>
  cases.filter(([, kind, field]) => has(kind, field));
const typed = new Set<Field['kind']>(['line', 'email', 'phone', 'date', 'text']);

test.each(casesOf((_, field) => typed.has(field.kind)))(
  '%s has a labelled control in the form',
  (_, kind, field) => {
    const props = { fields: fieldsOf[kind], errors: {} };
    const markup = renderToStaticMarkup(createElement(PayloadFields, props));
    expect(markup).toContain(`name="${field.name}"`);
    expect(markup.replaceAll('&#x27;', "'")).toContain(field.label);
  },
);

test.each(casesOf((kind, field) => kind === 'registration' && field.kind !== 'terms'))(
  '%s is on the receipt',
  (_, kind, field) => {
    const text = shown(field, payloads[kind]);
    const receipt = { reference: 'K7QF-29XM', receivedAt: 0, sent: payloads.registration };
    const lines = createElement(ReceiptLines, receipt);
    const read = textOf(parseHtml(renderToStaticMarkup(lines))).replaceAll('\u00a0', ' ');
    for (const part of field.kind === 'subjects' ? text.split(', ') : [text]) {
      expect(read.toLowerCase()).toContain(part.toLowerCase());
    }
  },
);

test.each(casesOf((_, { kind }) => kind === 'line' || kind === 'text'))(
  '%s is screened',
  (_, kind, field) => {
    const spam = { ...payloads[kind], [field.name]: '<a href="https://spam.example">x</a>' };
    const form = { kind, fields: spam } as Parameters<typeof screen>[0];
    const counts = { isAddressHeld: false, textRepeats: 0 };
    expect(screen(form, {}, counts).hold).toBe('spam');
  },
);
