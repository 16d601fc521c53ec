import { expect, test } from 'vitest';
import { createTestApp } from '#test/server-app.ts';
import { families, type Sample, spam } from '#test/server-corpus.ts';
import { anEnquiry } from '#test/server-forms.ts';

/** Sends each sample from an address of its own; says which were held or refused. */
async function send(samples: readonly Sample[]) {
  const server = await createTestApp();
  const caught: string[] = [];
  const refused: string[] = [];
  for (const [index, sample] of samples.entries()) {
    const {
      browser = true,
      elapsedMs = 'elapsedMs' in sample ? undefined : 40_000,
      ...form
    } = sample;
    const body = { ...anEnquiry(), ...form, email: `s${index}@example.com`, elapsedMs };
    const headers: Record<string, string> = browser
      ? { origin: 'http://localhost', host: 'localhost' }
      : {};
    const response = await server.post('send-contact-email', body, {
      address: `198.51.100.${index}`,
      headers,
    });
    if (response.status !== 200) refused.push(sample.subject);
  }
  const held = await server.store
    .selectFrom('submissions')
    .select(['fields', 'hold', 'hold_reasons'])
    .execute();
  for (const row of held) if (row.hold) caught.push(JSON.parse(row.fields).subject);
  await server.close();
  return { caught, refused, stored: held.length };
}

test('at least 95 % of the spam is held or refused', async () => {
  const { caught, refused } = await send(spam);
  const missed = spam.filter(({ subject }) => ![...caught, ...refused].includes(subject));
  const rate = 1 - missed.length / spam.length;
  console.log(`Spam caught: ${Math.round(rate * 1000) / 10} % of ${spam.length}`);
  expect(rate, missed.map(({ subject }) => subject).join(', ')).toBeGreaterThanOrEqual(0.95);
});

test('no family is lost, and none is held', async () => {
  const { caught, refused, stored } = await send(families);
  console.log(`Families held: ${caught.length} of ${families.length}, lost: ${refused.length}`);
  expect(refused).toEqual([]);
  expect(stored).toBe(families.length);
  expect(caught).toEqual([]);
});
