import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Enquiry, formFields } from '#payloads/form-fields.ts';
import { registrationSchemaOf } from '#payloads/schemas.ts';
import { documents } from '#test/documents.ts';
import { createTestApp, type TestApp } from '#test/server-app.ts';
import { aFullRegistration, anEnquiry, aRegistration } from '#test/server-forms.ts';

/** Checks random values. Seeded, so that a failing case fails each time. */
const forMany = <Value>(
  values: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<unknown>,
  numRuns = 120,
) =>
  fc.assert(
    fc.asyncProperty(values, async (value) => void (await check(value))),
    { seed: 20261121, numRuns },
  );

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ limits: { on: false, secret: 'x' } });
});
afterAll(() => server.close());

const stored = async () =>
  (await server.store.selectFrom('submissions').select('id').execute()).length;

/** Posts an invalid form: expects 4xx, a sentence, and an empty store. */
async function expectRefused(name: string, body: unknown, headers = {}): Promise<number> {
  const response = await server.post(name, body, { headers });
  const described = `${JSON.stringify(body)?.slice(0, 300)} -> ${response.status}`;
  expect(response.status, described).toBeGreaterThanOrEqual(400);
  expect(response.status, described).toBeLessThan(500);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/^[A-Z].*[^.]$/su);
  expect(await stored(), described).toBe(0);
  return response.status;
}

const enquiryFields = Object.keys(formFields.enquiry) as (keyof Enquiry)[];
// What a link fills in is never rejected: choices.test.ts.
const linked = ['classes', 'course', 'curriculum'];
const registrationFields = Object.keys(formFields.registration).filter(
  (field) => !linked.includes(field),
);
const enquiryLines = ['name', 'email', 'phone', 'subject'];

/** A valid form with one field changed. */
const enquiryWith = (field: string, value: unknown) => ({ ...anEnquiry(), [field]: value });
const registrationWith = (field: string, value: unknown) => ({
  ...aRegistration(),
  [field]: value,
});
/** Expects such a form to be rejected. */
const enquiryRefused = (field: string, value: unknown) =>
  expectRefused('send-contact-email', enquiryWith(field, value));
const registrationRefused = (field: string, value: unknown) =>
  expectRefused('send-registration-email', registrationWith(field, value));

const notText = fc.oneof(
  fc.integer(),
  // Only JSON's numbers: NaN and Infinity would become null, which optional fields accept.
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);
/** Control characters and line breaks. Tabs and the breaks of word processors become spaces. */
const control = fc.constantFrom(
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).filter(
    (each) => !'\t\v\f'.includes(each),
  ),
  '\u007f',
  '\u0085',
  '\u009f',
);
const loneSurrogate = fc
  .integer({ min: 0xd800, max: 0xdfff })
  .map((code) => String.fromCharCode(code));

/** An invalid character in the middle of harmless text. */
const around = (bad: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.string({ maxLength: 8 }), bad, fc.string({ maxLength: 8 }))
    .map(([before, middle, after]) => `a${before}${middle}${after}b`);

describe('an enquiry is rejected', () => {
  test('when a field is not text', async () => {
    const cases = fc.tuple(fc.constantFrom(...enquiryFields), notText);
    await forMany(cases, async (one) => expect(await enquiryRefused(...one)).toBe(422));
  });

  test('when a line has a control character, or any field a lone surrogate', async () => {
    const lines = fc.tuple(fc.constantFrom(...enquiryLines), around(control));
    const any = fc.tuple(fc.constantFrom(...enquiryFields), around(loneSurrogate));
    await forMany(fc.oneof(lines, any), async ([field, value]) =>
      expect(await enquiryRefused(String(field), value)).toBe(422),
    );
  });

  test('when a line or the whole form is too long', async () => {
    for (const field of enquiryLines) {
      const value = field === 'email' ? `${'x'.repeat(5000)}@example.com` : 'x'.repeat(5000);
      expect(await enquiryRefused(field, value)).toBe(422);
    }
    expect(await enquiryRefused('message', 'x'.repeat(64 * 1024))).toBe(413);
    expect(await enquiryRefused('message', 'x'.repeat(9000))).toBe(422);
  });

  test('when the phone number is too long, with a sentence that gives the limit', async () => {
    const longest = '+94 77 123 4567 or 011 234 5678, ext. 12';
    expect(longest).toHaveLength(40);
    for (const phone of [`${longest}3`, '0'.repeat(300)]) {
      expect(await enquiryRefused('phone', phone)).toBe(422);
      for (const field of ['phone', 'parentPhone']) await registrationRefused(field, phone);
    }
    const response = await server.post('send-contact-email', enquiryWith('phone', `${longest}3`));
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
    expect(error.fields).toEqual({
      phone: 'Phone Number is too long: please give one number, in 40 characters at most.',
    });
    const open = await createTestApp();
    expect((await open.post('send-contact-email', enquiryWith('phone', longest))).status).toBe(200);
    await open.close();
  });

  test('when the version of the terms is not a line', async () => {
    const bad = fc.oneof(around(control), around(loneSurrogate), fc.constant('x'.repeat(5000)));
    const check = async (value: string) =>
      expect(await registrationRefused('consentVersion', value)).toBe(422);
    await forMany(bad, check, 40);
  });

  test('when a required field is missing, empty or blank', async () => {
    for (const field of ['name', 'email', 'subject', 'message']) {
      for (const value of [undefined, null, '', '   ', '\u00a0']) {
        await enquiryRefused(field, value);
      }
    }
  });

  test('when the e-mail address is invalid', async () => {
    const addresses = [
      'x',
      '@',
      'a@',
      '@b.lk',
      'a b@c.lk',
      'a@b c.lk',
      'a@b..lk',
      'a@-b.lk',
      'a@b.lk,c@d.lk',
      'a@b.lk\r\nBcc: c@d.lk',
      '<a@b.lk>',
      'a@b.lk;',
      'නිමල්@example.com',
      'a@b@c.lk',
      '"a b"@c.lk',
    ];
    for (const email of addresses) await enquiryRefused('email', email);
  });
});

describe('a registration is rejected', () => {
  test('when a field is of another type', async () => {
    const texts = registrationFields.filter(
      (field) => field !== 'subjects' && field !== 'agreeToTerms',
    );
    const cases = fc.tuple(fc.constantFrom(...texts), notText);
    await forMany(cases, (one) => registrationRefused(...one));
  });

  test('when the level or a subject is unknown', async () => {
    const words = ['', 'O Level', 'b-level', 'A-LEVEL', '__proto__', 'constructor', 'toString'];
    for (const level of [...words, 0, null, {}, ['a-level']])
      await registrationRefused('level', level);
    const subjects = [
      undefined,
      null,
      [],
      '',
      'Physics',
      {},
      [''],
      [null],
      [1],
      ['physics'],
      ['Mathematics'],
      ['Physics', 'Physics'],
      ['Physics', 'Buddhism'],
      [['Physics']],
      ['__proto__'],
      ['constructor'],
      ['length'],
      { 0: 'Physics', length: 1 },
      Array(2000).fill('Physics'),
    ];
    for (const chosen of subjects) await registrationRefused('subjects', chosen);
  });

  test('with one message for any number of invalid subjects', async () => {
    const found = v.safeParse(
      registrationSchemaOf(documents),
      registrationWith('subjects', Array(16000).fill(1)),
    );
    expect(found.issues?.map(({ message }) => message)).toEqual([
      'Please select at least one subject.',
    ]);
  });

  test('when the birth date does not exist, is in the future or too long ago', async () => {
    const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const dates of [
      ['', '05/17/2009', '31/02/2009', '17/05/09', '2009-5-17', '2009-02-29', '2009-13-01'],
      ['2009-00-10', '2009-01-32', '0000-00-00', '0001-01-01', '1899-12-31', '12009-05-17'],
      ['-2009-05-17', '9999-12-31', '2009-05-17T00:00', future, 'yesterday'],
    ]) {
      for (const date of dates) await registrationRefused('dateOfBirth', date);
    }
  });

  test('when the terms are not agreed to', async () => {
    for (const agreed of [undefined, null, false, 'true', 'yes', 1, {}, [true]]) {
      await registrationRefused('agreeToTerms', agreed);
    }
  });
});

describe('any body', () => {
  test('of JSON that is not a form is rejected', async () => {
    const names = fc.constantFrom('send-contact-email', 'send-registration-email');
    await forMany(fc.tuple(names, fc.json({ maxDepth: 6 })), (one) => expectRefused(...one));
  });

  test('that is malformed, deeply nested or not UTF-8 is rejected', async () => {
    const whole = JSON.stringify(anEnquiry());
    const cuts = fc.integer({ min: 0, max: whole.length - 1 }).map((at) => whole.slice(0, at));
    const deep = fc.integer({ min: 100, max: 15_000 }).map((depth) => '['.repeat(depth));
    const closed = fc
      .integer({ min: 100, max: 5000 })
      .map((n) => '{"a":'.repeat(n) + 1 + '}'.repeat(n));
    const bodies = fc.oneof(cuts, deep, closed, fc.string());
    await forMany(bodies, (body) => expectRefused('send-contact-email', body));
    const response = await server.app.request('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  test('with a submissionId that is not a UUID is rejected', async () => {
    const uuid = crypto.randomUUID();
    for (const id of ['', 'x', 7, null, {}, [], `${uuid}0`, `{${uuid}}`])
      expect(await enquiryRefused('submissionId', id)).toBe(422);
  });

  test('of another type is rejected', async () => {
    const types = [
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      'text/json',
    ];
    for (const type of types) {
      const body = JSON.stringify(anEnquiry());
      expect(await expectRefused('send-contact-email', body, { 'content-type': type })).toBe(415);
    }
  });
});

describe('methods and paths', () => {
  test('rejects other methods on the functions', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const response = await server.app.request('/functions/v1/send-contact-email', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    }
  });

  test('every path gets a response below 500', async () => {
    const segment = fc.oneof(
      fc.webPath({ size: 'small' }),
      fc.string().map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
      fc.constantFrom(
        '/%',
        '/%zz',
        '/%00',
        '/..%2f..%2fetc/passwd',
        '//evil.example',
        '/\\evil',
        '/__proto__',
        '/constructor',
        '/functions/v1/',
        '/functions/v1/__proto__',
        '/functions/v1/called?id=%',
        '/healthz/',
        '/.env',
        '/data/school.db',
        '/about/',
        '/assets/',
        `/${'a'.repeat(4000)}`,
      ),
    );
    const methods = fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'DELETE');
    const check = async ([method, path]: [string, string]) => {
      const response = await server.app.request(`http://localhost${path}`, { method });
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
      // No file outside the site's folder, and no redirect except to a page of the site.
      const { status, headers } = response;
      if (status === 308) expect(['/', '/about']).toContain(headers.get('location'));
      else expect(status < 300 || status >= 400 || status === 304).toBe(true);
    };
    await forMany(fc.tuple(methods, segment), check, 200);
  });
});

describe('unusual forms are stored unchanged', () => {
  const names = [
    'නිමල් පෙරේරා',
    'சுந்தரம் கந்தசாமி',
    "Siobhán O'Brien-D'Souza",
    '王小明',
    'Nimal "Podi" Perera, Jr.',
    'Ayesha 👩🏽‍🎓 Khan',
    '<b>Bold</b> & Co',
    '=HYPERLINK("x")',
  ];
  test('names of all kinds, in store, mail and export', async () => {
    const open = await createTestApp();
    for (const [index, name] of names.entries()) {
      const address =
        `No. 12/3A, "Sea View", 2nd Lane off Galle Road,\n\tබම්බලපිටිය, Colombo 04 — කොළඹ 🏠 ${'long '.repeat(100)}`.trim();
      const body = aRegistration({
        firstName: name,
        address,
        email: `r${index}@example.com`,
        parentEmail: '',
      });
      const response = await open.post('send-registration-email', body, {
        address: `203.0.113.${index}`,
      });
      expect(response.status, name).toBe(200);
      const row = await open.store
        .selectFrom('submissions')
        .select('fields')
        .where('email', '=', body.email)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.fields)).toEqual(body);
    }
    const mails = await open.mails();
    for (const name of names) {
      const staff = mails.find((mail) => mail.replyTo?.[0]?.name === `${name} Fernando`);
      expect(staff?.subject, name).toContain(`${name} Fernando - A Level: Physics, Chemistry`);
      expect(staff?.text).toContain(`${name} Fernando\n`);
      expect(staff?.text).toContain('බම්බලපිටිය, Colombo 04 — කොළඹ 🏠');
    }
    await open.close();
  });

  test('texts of the full length in Sinhala', async () => {
    const open = await createTestApp();
    const response = await open.post('send-registration-email', aFullRegistration());
    expect(response.status).toBe(200);
    const row = await open.store
      .selectFrom('submissions')
      .select('fields')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.fields)).toEqual(aFullRegistration());
  });

  test('ignores unknown keys and does not change prototypes', async () => {
    const open = await createTestApp();
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"extra":"secret",${JSON.stringify(anEnquiry()).slice(1)}`;
    expect((await open.post('send-contact-email', body)).status).toBe(200);
    const row = await open.store.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.fields)).toEqual(anEnquiry());
    expect(JSON.stringify(row)).not.toMatch(/secret|polluted/);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    await open.close();
  });

  test('ignores an invalid value of an optional envelope key', async () => {
    const open = await createTestApp();
    const odd = { elapsedMs: 'soon', website: 7, consentVersion: ['x'] };
    expect((await open.post('send-contact-email', { ...anEnquiry(), ...odd })).status).toBe(200);
    expect((await open.post('send-contact-email', { ...anEnquiry(), elapsedMs: -1 })).status).toBe(
      200,
    );
    await open.close();
  });
});
