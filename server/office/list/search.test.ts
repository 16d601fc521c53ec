import { describe, expect, test } from 'vitest';
import { desk, office, officeForEachTest, references } from '#test/server-office.ts';

officeForEachTest();

describe('a search', () => {
  test.each([
    ['a part of the name', 'fernan'],
    ['capitals', 'KASUN'],
    ['the words in another order', 'fernando kasun'],
    ['the guardian', 'ruwan f'],
    ['the e-mail address', 'Kasun@Example.com'],
    ['the guardian’s e-mail address', 'ruwan@'],
    ['the phone as it was typed', '+94 77 765 4321'],
    ['the phone as it is dialled here', '0777654321'],
    ['the phone with dashes', '077-765-4321'],
    ['the phone with two noughts before', '0094 77 765 4321'],
    ['the end of the phone', '654321'],
    ['the guardian’s phone from abroad', '+94112587412'],
    ['the guardian’s phone', '(011) 2587 412'],
    ['the phone as a phone’s contacts copy it', '\u202a+94 77 765 4321\u202c'],
    ['the phone between other invisible marks', '\u200e\u2068077 765\u200b4321\u2069\ufeff'],
    ['the phone with hyphens that do not break', '077\u2011765\u20114321'],
    ['the phone with dashes of a text program', '077–765—4321'],
    ['the phone with minus signs', '077−765−4321'],
    ['the phone in wide digits', '０７７７６５４３２１'],
    ['the link of the phone', 'tel:+94777654321'],
    ['the link of the guardian’s phone', 'TEL:+94-11-258-7412'],
  ])('finds by %s', async (_, q) => {
    const wanted = await office.registration();
    await office.enquiry();
    expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
  });

  test('is answered for many desks at once, while the submissions change', async () => {
    const known: string[] = [];
    for (let form = 0; form < 20; form += 1) known.push(await office.registration());
    for (const round of [1, 2, 3, 4]) {
      const answers = await Promise.all(
        known.flatMap((reference, index) => [
          desk.patch(`/api/submissions/${reference}`, {
            fields: { phone: `07712345${round}${index % 10}` },
          }),
          ...(index % 2 ? [desk.get('/api/submissions?q=kasun')] : []),
        ]),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });

  test('finds a reference in any case, with or without its hyphen', async () => {
    const wanted = await office.registration();
    await office.enquiry();
    for (const q of [
      wanted,
      wanted.toLowerCase(),
      wanted.replace('-', ''),
      wanted.replace('-', ' '),
    ]) {
      expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
    }
  });

  test.each([
    ['Sinhala', 'නිමලි පෙරේරා', 'පෙරේරා'],
    ['letters with marks', 'ÉLODIE Ångström', 'élodie ÅNG'],
    ['sharp s', 'Anna Großmann', 'GROSSMANN'],
    ['a joiner that is not typed', 'ශ්‍රීනාත්', 'ශ්රීනාත්'],
    ['Greek', 'ΝΙΚΟΣ', 'νικος'],
  ])('is the same in any case in %s', async (_, name, q) => {
    const wanted = await office.enquiry({ name });
    await office.registration();
    expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
  });

  test('takes signs of the pattern for what they are', async () => {
    await office.registration();
    const wanted = await office.enquiry({ name: '100 % \\ _certain' });
    for (const q of ['%', '_', '\\', '100 %']) {
      expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
    }
  });

  test('finds numbers that no telephone has', async () => {
    const wanted = await office.enquiry({ phone: '+94 11 000 0000' });
    await office.registration();
    for (const q of ['011 000 0000', '+94110000000', '0000000']) {
      expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
    }
  });

  test.each([
    '0777654321 / 0112345678',
    '+94 77 765 4321, +94 11 234 5678',
    '777654321 or 112345678',
  ])('finds both numbers of one field: %s', async (phone) => {
    const wanted = await office.enquiry({ phone });
    await office.enquiry({ phone: '071 222 3333' });
    for (const q of [
      '0777654321',
      '+94777654321',
      '0112345678',
      '+94112345678',
      '+94 (0)11 234 5678',
      '0094 11 2345678',
      '112345678',
      phone,
    ]) {
      expect(await references(`?q=${encodeURIComponent(q)}`), q).toEqual([wanted]);
    }
  });

  test.each([
    ['D’Souza', "D'Souza"],
    ["D'Souza", 'dsouza'],
    ['Anne\u2011Marie Silva', 'anne-marie'],
    ['José Perera', 'jose'],
    ['Jose Perera', 'JOSÉ'],
    ['Nimali Perera', 'Perera, Nimali'],
    ['K.A. Perera', 'KA Perera'],
    ['KA Perera', 'K. A. Perera'],
  ])('finds the name %s as %s', async (name, q) => {
    const wanted = await office.enquiry({ name });
    await office.registration();
    expect(await references(`?q=${encodeURIComponent(q)}`)).toEqual([wanted]);
  });

  test('finds words of the message, the subject and a note', async () => {
    const wanted = await office.enquiry({ subject: 'Edexcel fees', message: 'We live in Kandy.' });
    await office.registration();
    const note = { text: 'Call the grandmother in Galle.' };
    expect((await desk.post(`/api/submissions/${wanted}/notes`, note)).status).toBe(200);
    for (const q of ['edexcel', 'live in kandy', 'grandmother']) {
      expect(await references(`?q=${encodeURIComponent(q)}`), q).toEqual([wanted]);
    }
  });

  test('finds a registration by its subjects', async () => {
    const wanted = await office.registration();
    await office.enquiry();
    expect(await references('?q=chemistry')).toEqual([wanted]);
  });

  test('of a text that is a thousand words once compared is rejected with a sentence', async () => {
    const { status } = await desk.get(
      `/api/submissions?q=${encodeURIComponent('\ufdfa'.repeat(200))}`,
    );
    expect(status).toBe(422);
  });

  test('of blanks finds everything', async () => {
    const wanted = await office.registration();
    expect(await references('?q=%20%20')).toEqual([wanted]);
  });
});
