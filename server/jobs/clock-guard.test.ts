import { describe, expect, test } from 'vitest';
import { takeTurn } from '#server/store/settings.ts';
import { beginPublication, siteRevision } from '#server/store/site/site-versions.ts';
import { mailsTo, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

serverForEachTest();

const stored = async () =>
  (await server.store.selectFrom('submissions').select('id').execute()).length;
const post = () => server.post('send-contact-email', anEnquiry());
const erasing = () => server.jobs({ retentionMonths: 24 });

describe('retention', () => {
  test('erases nothing in one start two years ahead', async () => {
    await post();
    await erasing();
    server.pass(2 * YEAR + 2 * DAY);
    await erasing();
    await erasing();
    expect(await stored()).toBe(1);
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'retention waits' }));
    // The clock is corrected.
    server.pass(-2 * YEAR - 2 * DAY);
    await erasing();
    server.pass(DAY);
    await erasing();
    expect(await stored()).toBe(1);
  });

  test('also when the start before it erased nothing', async () => {
    await post();
    server.pass(2 * YEAR + 2 * DAY);
    await erasing();
    expect(await stored()).toBe(1);
  });

  test('waits for a day while the clock is more than an hour behind', async () => {
    await post();
    await erasing();
    server.pass(-2 * HOUR);
    await erasing();
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'retention waits' }));
    server.logged.length = 0;
    server.pass(DAY);
    await erasing();
    expect(server.logged).not.toContainEqual(expect.objectContaining({ event: 'retention waits' }));
  });

  test('waits in the first round on data newer than the clock', async () => {
    await post();
    server.pass(-DAY);
    await erasing();
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'retention waits' }));
  });

  test('continues after a day of that clock', async () => {
    await post();
    await erasing();
    server.pass(2 * YEAR + 2 * DAY);
    await erasing();
    server.pass(DAY - 1);
    await erasing();
    expect(await stored()).toBe(1);
    server.pass(1);
    await erasing();
    expect(await stored()).toBe(0);
  });

  test('waits again when the clock jumps again', async () => {
    await post();
    await erasing();
    server.pass(YEAR);
    await erasing();
    server.pass(YEAR + 2 * DAY);
    await erasing();
    expect(await stored()).toBe(1);
  });

  test('erases at once after a pause of five months', async () => {
    await post();
    await erasing();
    for (let days = 0; days < 600; days += 150) {
      server.pass(150 * DAY);
      await erasing();
    }
    await post();
    server.pass(150 * DAY);
    await erasing();
    expect(await stored()).toBe(1);
  });
});

describe('after a clock that was two years ahead', () => {
  test('the digest comes within its day', async () => {
    const spam = () => server.post('send-contact-email', { ...anEnquiry(), website: 'x' });
    await spam();
    server.pass(2 * YEAR);
    await server.jobs();
    server.pass(-2 * YEAR);
    await spam();
    await server.jobs();
    const digests = mailsTo(await server.mails(), 'office@school.example').filter(({ subject }) =>
      /held/.test(subject ?? ''),
    );
    expect(digests).toHaveLength(2);
  });

  test('mails do not wait for two years', async () => {
    server.pass(2 * YEAR);
    await post();
    await server.store
      .updateTable('outbox')
      .set({ lease_until: server.now() + 30_000 })
      .execute();
    server.pass(-2 * YEAR);
    expect(await server.mails()).toHaveLength(0);
    await server.jobs();
    expect(await server.mails()).toHaveLength(2);
  });

  test('after a clock that was a day ahead, a mail does not wait for a day', async () => {
    server.pass(DAY);
    await post();
    server.pass(-DAY);
    expect(await server.mails()).toHaveLength(0);
    await server.jobs();
    expect(await server.mails()).toHaveLength(2);
  });

  test('a publication that was cut off does not block the next one', async () => {
    const { documents } = server.deps.live;
    const begin = async () =>
      beginPublication(server.store, {
        documents,
        changes: [],
        madeAt: await siteRevision(server.store),
        by: 'head@school.example',
        at: server.now(),
      });
    server.pass(DAY);
    expect(await begin()).toBe(1);
    server.pass(-DAY);
    expect(await begin()).toBe('running');
    await server.jobs();
    expect(await begin()).toBe(2);
  });

  test('a turn that is ahead by less, as between two machines, is valid', async () => {
    expect(await takeTurn(server.store, 'digest', server.now() + 25_000, DAY)).toBe(true);
    expect(await takeTurn(server.store, 'digest', server.now(), DAY)).toBe(false);
    server.pass(-2 * HOUR);
    await server.jobs();
    expect(await takeTurn(server.store, 'digest', server.now(), DAY)).toBe(true);
  });
});
