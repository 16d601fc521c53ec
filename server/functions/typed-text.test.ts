import { describe, expect, test } from 'vitest';
import { server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

serverForEachTest({ limits: { on: false, secret: 'x' } });

const storedFields = async () => {
  const rows = await server.store.selectFrom('submissions').select('fields').execute();
  return rows.map(({ fields }) => JSON.parse(fields));
};

const inEveryField = (form: object, value: string) =>
  Object.entries(form)
    .filter(([, typed]) => typeof typed === 'string')
    .map(([name]) => ({ ...form, [name]: value }));

describe('text that is typed or pasted', () => {
  test('is stored without invisible marks', async () => {
    const form = anEnquiry({
      name: '\u202eNimali\u00a0Perera',
      email: '\u200enimali@gmail.com\u2060',
    });
    expect((await server.post('send-contact-email', form)).status).toBe(200);
    expect(await storedFields()).toMatchObject([
      { name: 'Nimali Perera', email: 'nimali@gmail.com' },
    ]);
  });

  test('is stored with the tabs and breaks of other programs as spaces and lines', async () => {
    const form = anEnquiry({
      name: 'Nimali\tPerera\u2028',
      phone: '077\t123\u000b4567\ufe0f',
      message: 'First\u000bsecond\u2029third',
    });
    expect((await server.post('send-contact-email', form)).status).toBe(200);
    expect(await storedFields()).toMatchObject([
      { name: 'Nimali Perera', phone: '077 123 4567', message: 'First\nsecond\nthird' },
    ]);
  });

  test.each(['\u200b\u200d', '\ufe0f', '\u034f', '\u3164', '\u2800', '\u115f'])(
    'is required: %j is blank',
    async (blank) => {
      const response = await server.post('send-contact-email', anEnquiry({ name: blank }));
      const { error } = await response.json();
      expect([response.status, error.fields]).toEqual([422, { name: 'Full Name is needed.' }]);
    },
  );

  test('is rejected with a NUL in any field', async () => {
    for (const form of inEveryField(anEnquiry(), 'a\u0000b')) {
      expect((await server.post('send-contact-email', form)).status).toBe(422);
    }
    for (const form of inEveryField(aRegistration(), 'a\u0000b')) {
      expect((await server.post('send-registration-email', form)).status).toBe(422);
    }
    expect(await storedFields()).toEqual([]);
  });
});

describe('a date of birth without a date field', () => {
  test('is read day first', async () => {
    const form = aRegistration({ dateOfBirth: '04/05/2009' });
    expect((await server.post('send-registration-email', form)).status).toBe(200);
    expect(await storedFields()).toMatchObject([{ dateOfBirth: '2009-05-04' }]);
  });

  test('is rejected with a sentence that names the format', async () => {
    const form = aRegistration({ dateOfBirth: '05/17/2009' });
    const response = await server.post('send-registration-email', form);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('31/12/2009 (day, month, year)');
  });
});
