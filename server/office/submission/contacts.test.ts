import { describe, expect, test } from 'vitest';
import {
  DESK,
  desk,
  expectRefused,
  offerPlace,
  office,
  officeForEachTest,
  references,
} from '#test/server-office.ts';

const SATURDAY = 'a-level-physics-saturday';

officeForEachTest();

describe('a correction', () => {
  test('follows the form’s rules, is found by the search, and the history has the old value', async () => {
    const reference = await office.registration();
    const { status, json } = await desk.patch(`/api/submissions/${reference}`, {
      fields: { phone: '071 222 3344', parentEmail: 'Father@Example.com' },
    });
    expect(status).toBe(200);
    expect(json.fields).toMatchObject({ phone: '071 222 3344', parentEmail: 'Father@Example.com' });
    expect(json.numbers).toMatchObject([{ e164: '+94712223344' }]);
    expect(json.history).toMatchObject([
      { what: 'corrected', field: 'phone', wasValue: '+94 77 765 4321', by: DESK },
      { what: 'corrected', field: 'parentEmail', wasValue: 'ruwan@example.com' },
    ]);
    expect(json.history[0].note).toContain('+94 77 765 4321');
    expect(await references('?q=0712223344')).toEqual([reference]);
    expect(await references('?q=father@example.com')).toEqual([reference]);
    expect(await references('?q=ruwan@example.com')).toEqual([]);
  });

  test('sends an acknowledgement that could not be delivered to the right address', async () => {
    const reference = await office.registration({ email: 'kasun@exmaple.com' });
    await desk.patch(`/api/submissions/${reference}`, { fields: { email: 'kasun@example.com' } });
    const to = (await office.site.mails()).map((mail) => mail.to?.[0]?.address);
    expect(to).toContain('kasun@example.com');
    expect(to).not.toContain('kasun@exmaple.com');
  });

  test.each<[string, { email?: string; parentEmail?: string }, string[]]>([
    ['corrected', { email: 'k@example.com' }, ['k@example.com', 'ruwan@example.com']],
    [
      'exchanged',
      { email: 'ruwan@example.com', parentEmail: 'kasun@example.com' },
      ['kasun@example.com', 'ruwan@example.com'],
    ],
    ['removed', { parentEmail: '' }, ['kasun@example.com']],
    ['the same now', { parentEmail: 'Kasun@example.com' }, ['kasun@example.com']],
  ])('moves what waits to be sent to the addresses, each once: %s', async (_, fields, to) => {
    const reference = await office.registration({ subjects: ['Physics'] });
    await office.site.mails();
    await offerPlace(reference, SATURDAY);
    await desk.patch(`/api/submissions/${reference}`, { fields });
    const offers = async () => {
      const mails = await office.site.mails();
      const own = mails.filter(({ subject }) => subject?.startsWith('A place is free'));
      return own.map((mail) => mail.to?.[0]?.address?.toLowerCase()).sort();
    };
    office.site.pass(59_000);
    expect(await offers()).toEqual([]);
    office.site.pass(1000);
    expect(await offers()).toEqual(to);
  });

  test.each([
    [{ fields: { email: 'no address' } }],
    [{ fields: { email: '' } }],
    [{ fields: { phone: '' } }],
    [{ fields: { parentPhone: '' } }],
    [{ fields: { phone: 'x\ny' } }],
    [{ fields: { phone: '0'.repeat(41) } }],
    [{ fields: { parentPhone: '0'.repeat(41) } }],
    [{ fields: { firstName: '' } }],
    [{ fields: {} }],
    [{ fields: [] }],
    [{}],
  ])('of %j is refused', async (body) => {
    const reference = await office.registration();
    expectRefused(await desk.patch(`/api/submissions/${reference}`, body));
  });

  test('of a field that an enquiry does not have is rejected; its phone may be removed', async () => {
    const reference = await office.enquiry();
    const path = `/api/submissions/${reference}`;
    expect((await desk.patch(path, { fields: { parentPhone: '0771234567' } })).status).toBe(422);
    expect((await desk.patch(path, { fields: { phone: '' } })).json.fields.phone).toBe('');
  });
});
