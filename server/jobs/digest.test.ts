import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestMail } from '#server/mail/digest.ts';
import { fileTransport } from '#server/mail/file-transport.ts';
import type { NewSubmission } from '#server/store/submissions/submissions.ts';
import { documents } from '#test/documents.ts';
import { createTestApp, mailsTo, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration, aSubmission } from '#test/server-forms.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';

serverForEachTest();

/** Stores this many held submissions, numbered, as after a flood. */
async function hold(count: number, from = 0, changes: Partial<NewSubmission> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    reference: `H${String(from + index).padStart(7, '0')}`,
    kind: 'enquiry' as const,
    fields: JSON.stringify(anEnquiry({ name: `Spammer ${from + index}` })),
    received_at: server.now() + index,
    name: 'spammer',
    email: 'spammer@example.com',
    hold: 'spam' as const,
    hold_reasons: 'markup',
    ...changes,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await server.store
      .insertInto('submissions')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}

const digests = async () =>
  mailsTo(await server.mails(), OFFICE).filter(({ subject }) => /held: please/.test(subject ?? ''));
const namedIn = (text = ''): string[] => text.match(/^H\d{7}/gm) ?? [];

/** A day with a round of jobs every hour; the server has four. */
async function aDay(): Promise<void> {
  for (let round = 0; round < 24; round += 1) {
    server.pass(HOUR);
    await server.jobs();
  }
}

describe('a flood of held submissions', () => {
  test('is listed within a day, at most 100 in a mail, each once', async () => {
    await hold(1302);
    await aDay();
    const mails = await digests();
    expect(mails).toHaveLength(14);
    const named = mails.map(({ text }) => namedIn(text));
    for (const references of named) expect(references.length).toBeLessThanOrEqual(100);
    expect(new Set(named.flat()).size).toBe(1302);
    expect(named.flat()).toHaveLength(1302);
  });

  test('lists registrations in the first mail', async () => {
    await hold(250);
    await hold(3, 900, { kind: 'registration', fields: JSON.stringify(aRegistration()) });
    await server.jobs();
    const [first, ...others] = await digests();
    expect(others).toEqual([]);
    expect(namedIn(first?.text).slice(0, 3)).toEqual(['H0000900', 'H0000901', 'H0000902']);
    expect(namedIn(first?.text)).toHaveLength(100);
    expect(first?.subject).toBe('100 messages were held: please check');
  });

  test('is listed one mail per round; afterwards the next mail comes a day later', async () => {
    await hold(200);
    const unlisted = async () => {
      const rows = server.store.selectFrom('submissions').select('id');
      return (await rows.where('digest_id', 'is', null).execute()).length;
    };
    const left: number[] = [];
    for (const count of [0, 0, 0, 1]) {
      if (count > 0) await hold(count, 300);
      await server.jobs();
      // Another process in the same round.
      await server.jobs();
      left.push(await unlisted());
      server.pass(HOUR / 4);
    }
    expect(left).toEqual([100, 0, 0, 1]);
    server.pass(24 * HOUR);
    await server.jobs();
    expect(await unlisted()).toBe(0);
    expect(await digests()).toHaveLength(3);
  });
});

describe('the size of a digest', () => {
  // The longest text that the form accepts on one line, in letters that need the most bytes.
  const long = [
    '"'.repeat(4900),
    '<'.repeat(4900),
    'නිමල් '.repeat(800),
    '='.repeat(4900),
    '\u{10400}'.repeat(2400),
  ];
  test.each(long.map((text) => [text.slice(0, 8), text]))(
    'is below 200 KB for %s…',
    async (_, text) => {
      const held = Array.from({ length: 100 }, (_, index) => ({
        sent: aSubmission(
          {
            kind: 'enquiry',
            fields: anEnquiry({
              name: text,
              subject: text,
              message: text,
              email: `${text}@example.com`,
            }),
          },
          { reference: `K7QF-${index}`, holdReasons: text },
        ),
        links: { notSpam: `https://www.school.example/functions/v1/not-spam?${'x'.repeat(160)}` },
      }));
      const message = await digestMail(documents, held, server.now());
      const transport = fileTransport(server.folder, () => ({ address: 'website@school.example' }));
      const signal = AbortSignal.timeout(10_000);
      await transport.send({ message, to: OFFICE, id: 'digest', signal });
      expect(statSync(join(server.folder, 'digest.eml')).size).toBeLessThan(200_000);
      for (const { sent, links } of held) {
        expect(message.text).toContain(sent.reference);
        expect(message.text).toContain(links?.notSpam);
      }
    },
  );
});

describe('a rejected digest', () => {
  const refuse = async () =>
    server.store
      .updateTable('outbox')
      .set({ state: 'dead', next_at: server.now() + 40 * HOUR })
      .where('message', '=', 'digest')
      .where('state', '=', 'due')
      .execute();

  test('leaves its submissions to the next', async () => {
    await hold(3);
    await server.jobs();
    await refuse();
    await hold(2, 10);
    await aDay();
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(namedIn(mail?.text).sort()).toEqual([
      'H0000000',
      'H0000001',
      'H0000002',
      'H0000010',
      'H0000011',
    ]);
  });

  test('by one mailbox was read in another: nothing is listed again', async () => {
    await server.close();
    const staff = () => [OFFICE, 'head@school.example'];
    Object.assign(server, await createTestApp({ staff }));
    await hold(3);
    await server.jobs();
    await server.store
      .updateTable('outbox')
      .set({ state: 'dead', next_at: server.now() + 40 * HOUR })
      .where('recipient', '=', OFFICE)
      .execute();
    await server.mails();
    await hold(1, 10);
    server.pass(24 * HOUR);
    await server.jobs();
    const [mail] = await digests();
    expect(namedIn(mail?.text)).toEqual(['H0000010']);
  });
});

test('without links to press, as on Supabase, it names the staff command', async () => {
  const sent = aSubmission({ kind: 'enquiry', fields: anEnquiry() }, { holdReasons: 'markup' });
  const { text, html } = await digestMail(documents, [{ sent }], 0);
  for (const part of [text, html]) {
    expect(part).not.toMatch(/press|Not spam/);
    expect(part).toContain('staff -- release');
  }
});
