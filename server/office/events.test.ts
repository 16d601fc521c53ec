import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { forgetRows } from '#server/store/submissions/forget.ts';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { isPostgres } from '#server/store/tables.ts';
import { COLLEAGUE, desk, office, officeForEachTest, openSlot, set } from '#test/server-office.ts';

officeForEachTest();

interface Listener {
  /** The references received since the last call; waits up to 3 s for one. */
  heard: () => Promise<string[]>;
  text: () => string;
  ended: () => boolean;
  leave: () => Promise<void>;
}

async function listen(cookie: string): Promise<Listener> {
  const response = await office.ask('GET', '/api/events', { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  let read = 0;
  let ended = false;
  const pump = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
    ended = true;
  })();
  return {
    heard: async () => {
      await expect.poll(() => text.length).toBeGreaterThan(read);
      const news = text.slice(read);
      read = text.length;
      return [...news.matchAll(/^event: change\ndata: (.*)$/gm)].map(
        ([, data = '']) => JSON.parse(data).reference,
      );
    },
    text: () => text,
    ended: () => ended,
    leave: async () => {
      await reader.cancel();
      await pump;
    },
  };
}

/** A listener of the desk that has heard that it is open. */
async function listening(): Promise<Listener> {
  const listener = await listen(desk.cookie);
  await listener.heard();
  return listener;
}

describe('a stream of changes', () => {
  test('is open at once, and announces a new submission', async () => {
    const listener = await listen(desk.cookie);
    await expect.poll(listener.text).toMatch(/^: /);
    expect(await listener.heard()).toEqual([]);
    const reference = await office.registration();
    expect(await listener.heard()).toEqual([reference]);
  });

  test('announces outcomes, notes, corrections, spam and releases', async () => {
    const reference = await office.registration();
    const listener = await listening();
    const path = `/api/submissions/${reference}`;
    for (const change of [
      () => desk.post(`${path}/state`, { state: 'called', was: 'new' }),
      () => desk.post(`${path}/notes`, { text: 'A note' }),
      () => desk.patch(path, { fields: { phone: '0712345678' } }),
      () => desk.post(`${path}/spam`),
      () => desk.post(`${path}/release`),
    ]) {
      expect((await change()).status).toBe(200);
      expect(await listener.heard()).toEqual([reference]);
    }
  });

  test('announces delivered and undelivered mails', async () => {
    const reference = await office.registration();
    const listener = await listening();
    await office.site.mails();
    expect(await listener.heard()).toEqual([reference]);
  });

  test('announces an erasure at the desk or elsewhere', async () => {
    const [first, second] = [await office.registration(), await office.enquiry()];
    const listener = await listening();
    expect((await desk.delete(`/api/submissions/${first}`)).status).toBe(200);
    expect(await listener.heard()).toEqual([first]);
    const { store } = office.site;
    const ids = await store.selectFrom('submissions').select('id').execute();
    await forgetRows(store, [ids[0]?.id ?? ''], Date.now());
    expect(await listener.heard()).toEqual([second]);
  });

  test('announces a class change, its undo, and places', async () => {
    const id = 'a-level-physics-saturday';
    const listener = await listening();
    const change = { class: id, date: '2026-11-21', kind: 'cancelled' };
    const made = await desk.post('/api/changes', change);
    expect(await listener.heard()).toEqual([id]);
    await desk.delete(`/api/changes/${made.json.id}`);
    expect(await listener.heard()).toEqual([id]);
    await desk.put(`/api/places/${id}`, { places: 'full' });
    expect(await listener.heard()).toEqual([id]);
  });

  test('announces slots and bookings', async () => {
    const reference = await office.registration();
    const listener = await listening();
    const slot = await openSlot();
    expect(await listener.heard()).toEqual(['slots']);
    await set(reference, 'new', 'assessment', { slot });
    expect(await listener.heard()).toContain(reference);
  });

  test('announces drafts and publications of the site', async () => {
    const listener = await listening();
    const sites = () => listener.text().match(/^event: site$/gm)?.length ?? 0;
    const { value } = (await desk.get('/api/site/documents/fees')).json;
    const changed = { ...value, aLevelCambridge: 1350 };
    await desk.put('/api/site/documents/fees', { revision: 0, value: changed });
    await expect.poll(sites).toBe(1);
    await desk.post('/api/site/publish', { revisions: { fees: 1 } });
    await expect.poll(sites).toBeGreaterThan(1);
  });

  test('names whether a submission or a class changed', async () => {
    const listener = await listening();
    const reference = await office.registration();
    await listener.heard();
    expect(listener.text()).toContain(
      `event: change\ndata: {"reference":"${reference}","kind":"submission"}\n\n`,
    );
    const path = '/api/places/a-level-physics-saturday';
    await desk.put(path, { places: 'full' });
    await listener.heard();
    expect(listener.text()).toContain('"kind":"class"');
  });

  test('includes what another process commits late, with a lower number', async () => {
    const reference = await office.registration();
    const other = await office.enquiry();
    const { store } = office.site;
    const id = (await findByReference(store, reference))?.id ?? '';
    const { seq } = await store
      .deleteFrom('office_changes')
      .where('submission_id', '=', id)
      .returning('seq')
      .executeTakeFirstOrThrow();
    const listener = await listening();
    await desk.post(`/api/submissions/${other}/notes`, { text: 'A note' });
    expect(await listener.heard()).toEqual([other]);
    const own = isPostgres(store) ? sql`overriding system value` : sql``;
    await sql`insert into office_changes (seq, submission_id) ${own} values (${seq}, ${id})`.execute(
      store,
    );
    expect(await listener.heard()).toEqual([reference]);
  });

  test('does not tell of looking', async () => {
    const reference = await office.registration();
    const listener = await listening();
    await desk.get(`/api/submissions/${reference}`);
    await office.enquiry();
    expect(await listener.heard()).not.toContain(reference);
  });

  test('ends when its session is signed out of, and others go on', async () => {
    const colleague = await office.signIn(COLLEAGUE);
    const [own, other] = [await listen(desk.cookie), await listen(colleague.cookie)];
    await desk.delete('/api/session');
    await expect.poll(own.ended).toBe(true);
    await other.heard();
    const reference = await office.enquiry();
    expect(await other.heard()).toEqual([reference]);
  });

  test.each([
    ['is over', () => office.site.pass(2 * 3_600_000)],
    [
      'is another process’s to end',
      () => office.site.store.deleteFrom('office_sessions').execute(),
    ],
  ])('ends when its session %s', async (_, end) => {
    const listener = await listen(desk.cookie);
    await end();
    await expect.poll(listener.ended).toBe(true);
  });

  test('ends when a head removes the colleague', async () => {
    const clerk = { email: 'clerk@school.example', name: 'Suresh', role: 'clerk' };
    await desk.post('/api/users', clerk);
    const colleague = await office.signIn(clerk.email);
    const listener = await listen(colleague.cookie);
    await desk.delete(`/api/users/${clerk.email}`);
    await expect.poll(listener.ended).toBe(true);
    expect((await office.ask('GET', '/api/events', { cookie: colleague.cookie })).status).toBe(401);
  });

  /** While this lasts the changes cannot be read; the database may be other tests' too. */
  const hidingChanges = async (act: () => Promise<void>) => {
    const { schema } = office.site.store;
    await schema.alterTable('office_changes').renameTo('hidden').execute();
    await act().finally(() => schema.alterTable('hidden').renameTo('office_changes').execute());
  };
  const failedLooks = () => office.logged.filter(({ event }) => event === 'changes not read');

  test('survives a poll that fails, and announces what changed in between', async () => {
    const listener = await listening();
    await hidingChanges(() => expect.poll(failedLooks).toHaveLength(1));
    const reference = await office.enquiry();
    expect(await listener.heard()).toEqual([reference]);
  });

  test('does not poll without listeners', async () => {
    const listener = await listen(desk.cookie);
    await listener.leave();
    await hidingChanges(() => new Promise((resolve) => setTimeout(resolve, 1200)));
    expect(failedLooks()).toEqual([]);
  });

  test('ends with the office', async () => {
    const listener = await listen(desk.cookie);
    await office.office.stop();
    await expect.poll(listener.ended).toBe(true);
  });

  test('by HEAD is not opened', async () => {
    const response = await office.ask('HEAD', '/api/events', { cookie: desk.cookie });
    expect(response.status).toBe(200);
    expect(response.body).toBeNull();
  });
});

test('a line that is quiet has a comment each 25 s', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const listener = await listen(desk.cookie);
    const comments = () => listener.text().match(/^: /gm)?.length ?? 0;
    await expect.poll(comments).toBe(1);
    vi.advanceTimersByTime(25_000);
    await expect.poll(comments).toBe(2);
    vi.advanceTimersByTime(50_000);
    await expect.poll(comments).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});
