import { describe, expect, test } from 'vitest';
import { readCorpus, type Sample } from '#test/corpus/corpus.ts';
import { createTestApp } from '#test/server-app.ts';

interface Outcome {
  sample: Sample;
  status: number;
  hold: string | null;
  /** How many minutes after the form the staff mail is owed; undefined when none is. */
  staffMinutes: number | undefined;
  thanked: boolean;
}

/** Sends each sample from an address and mailbox of its own, some minutes apart: a quiet day. */
async function send(samples: readonly Sample[]): Promise<Outcome[]> {
  const server = await createTestApp();
  const outcomes: Outcome[] = [];
  for (const [index, sample] of samples.entries()) {
    const { manner, kind, fields } = sample;
    const email = `s${index}@example.com`;
    const body = { ...fields, email, elapsedMs: manner.elapsedMs, website: manner.website };
    const name = kind === 'enquiry' ? 'send-contact-email' : 'send-registration-email';
    const { status } = await server.post(
      name,
      { ...body, ...(kind === 'registration' && { parentEmail: '' }) },
      {
        address: `198.51.${Math.floor(index / 200)}.${index % 200}`,
        headers: manner.browser ? { origin: 'http://localhost', host: 'localhost' } : {},
      },
    );
    const row = await server.store
      .selectFrom('submissions')
      .select(['id', 'hold', 'received_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    const mails = await server.store
      .selectFrom('outbox')
      .select(['message', 'next_at'])
      .where('submission_id', '=', row?.id ?? '')
      .execute();
    const toStaff = mails.find(({ message }) => message.endsWith('-staff'));
    outcomes.push({
      sample,
      status,
      hold: row?.hold ?? null,
      staffMinutes: toStaff && row && (toStaff.next_at - row.received_at) / 60_000,
      thanked: mails.some(({ message }) => message.endsWith('-acknowledgement')),
    });
    server.pass(5 * 60_000);
  }
  await server.close();
  return outcomes;
}

function share(part: string, what: string, all: readonly Outcome[], good: readonly Outcome[]) {
  const rate = good.length / all.length;
  console.log(`${part}: ${what} ${(rate * 100).toFixed(1)} % of ${all.length}`);
  const others = all.filter((outcome) => !good.includes(outcome));
  return { rate, others: others.map(({ sample }) => JSON.stringify(sample.fields)).join('\n') };
}

describe.each([
  ['automated', 97],
  ['automated-held-out', 97],
  ['automated-fresh', 90],
] as const)('%s posts', (part, percent) => {
  test(`are stopped: at least ${percent} % are held or refused, and nobody is thanked for them`, async () => {
    const outcomes = await send(readCorpus(part));
    const stopped = outcomes.filter(({ status, hold }) => status !== 200 || hold !== null);
    const { rate, others } = share(part, 'stopped', outcomes, stopped);
    expect(rate, others).toBeGreaterThanOrEqual(percent / 100);
    expect(stopped.filter(({ thanked }) => thanked)).toEqual([]);
  });
});

describe.each([
  ['honest', 95],
  ['honest-held-out', 95],
  ['honest-fresh', 97],
] as const)('%s forms', (part, percent) => {
  test(`are all mailed to staff at once, and at least ${percent} % go their usual way`, async () => {
    const outcomes = await send(readCorpus(part));
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(
      outcomes.filter(({ staffMinutes }) => !(staffMinutes !== undefined && staffMinutes < 1)),
    ).toEqual([]);
    const usual = outcomes.filter(({ hold, thanked }) => hold === null && thanked);
    const { rate, others } = share(part, 'on their usual way', outcomes, usual);
    expect(rate, others).toBeGreaterThanOrEqual(percent / 100);
  });
});
