import { expect, onTestFinished, test } from 'vitest';
import { retention } from '#server/jobs/jobs.ts';
import { fillSearch } from '#server/store/office/office-search.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { createTestOffice, type TestOffice } from '#test/server-office.ts';
import { countTurns } from '#test/turns.ts';

// SQLite runs synchronously, so work on many submissions must let requests run after each portion.

/** The office with this many enquiries. */
async function withEnquiries(count: number): Promise<TestOffice> {
  const office = await createTestOffice();
  onTestFinished(() => office.close());
  const fields = JSON.stringify(anEnquiry());
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (_, index) => ({
      id: crypto.randomUUID(),
      reference: `T${String(start + index).padStart(7, '0')}`,
      kind: 'enquiry' as const,
      fields,
      received_at: office.site.now(),
      name: 'Nimali',
      email: 'nimali@example.com',
    }));
    await office.site.store.insertInto('submissions').values(rows).execute();
  }
  return office;
}

const jobDeps = ({ site }: TestOffice, retentionMonths?: number) => ({
  ...site.deps,
  retentionMonths,
  users: () => [],
  removeMails: async () => {},
});

test('retention lets requests run in between', async () => {
  const office = await withEnquiries(1000);
  office.site.pass(32 * 86_400_000);
  const turns = countTurns();
  await retention(jobDeps(office, 1));
  expect(turns.end()).toBeGreaterThanOrEqual(5);
  const { store } = office.site;
  expect(await store.selectFrom('submissions').select('id').execute()).toEqual([]);
});

test('filling the search lets requests run in between', async () => {
  const office = await withEnquiries(1250);
  const turns = countTurns();
  await fillSearch(office.site.store);
  expect(turns.end()).toBeGreaterThanOrEqual(5);
});

test('the table of the office lets requests run in between', async () => {
  const office = await withEnquiries(2500);
  const { cookie } = await office.signIn();
  const turns = countTurns();
  const response = await office.ask('GET', '/api/submissions.csv', { cookie });
  expect(turns.end()).toBeGreaterThanOrEqual(5);
  expect((await response.text()).trim().split('\r\n')).toHaveLength(2501);
});
