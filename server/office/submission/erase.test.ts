import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepOffice } from '#server/process/start-office.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { createTestApp } from '#test/server-app.ts';
import { createTestOffice, DESK, desk, office, officeForEachTest } from '#test/server-office.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

let folder: string;
officeForEachTest(async () => {
  folder = temporaryFolder();
  const { store } = openSqlite(join(folder, 'school.db'));
  const site = await createTestApp({ store, limits: { on: true, secret: 'of the tests' } });
  return createTestOffice({}, site);
});

/** Every byte that is kept: the database with its logs, the mails, the process's own log. */
function everyByte(): string {
  const files = [folder, office.site.folder].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  const texts = files
    .filter((file) => statSync(file).isFile())
    .map((file) => `${file}\n${readFileSync(file, 'latin1')}`);
  return [...texts, JSON.stringify([office.logged, office.site.logged])].join('\n');
}

test('erasing one leaves nothing that names it, and everything of the others', async () => {
  const named = {
    firstName: 'Zacharias',
    lastName: 'Quxley',
    email: 'zquxley@example.com',
    phone: '0771239876',
    dateOfBirth: '2010-10-17',
    address: '77 Vanishing Lane',
    parentName: 'Wilhelmina Quxley',
    parentPhone: '0719871234',
    parentEmail: 'wquxley@example.com',
  };
  const reference = await office.registration(named);
  const sister = await office.registration({
    ...named,
    firstName: 'Amaya',
    email: 'a@example.com',
    phone: '0712223334',
  });
  await office.site.mails();
  const path = `/api/submissions/${reference}`;
  await desk.post(`${path}/state`, { state: 'no-answer', was: 'new', note: 'rang Vanishingly' });
  await desk.post(`${path}/notes`, { text: 'a note of Zacharias alone' });
  await desk.patch(path, { fields: { phone: '0765551234' } });
  await desk.get(path);
  await desk.get('/api/submissions?q=zacharias');
  const id = (await findByReference(office.site.store, reference))?.id ?? '';
  const mine = [reference, 'Zacharias', 'zacharias', 'zquxley', '771239876', '765551234', id];
  mine.push('a note of', 'Vanishingly', reference.replace('-', '').toLowerCase());
  const before = everyByte();
  expect(mine.filter((text) => !before.includes(text))).toEqual([]);

  expect(await desk.delete(path)).toMatchObject({ status: 200, json: { ok: true } });

  const left = everyByte();
  expect(mine.filter((text) => left.includes(text))).toEqual([]);
  expect(left.includes('Amaya')).toBe(true);
  expect(office.logged).toContainEqual({ event: 'erased at the desk', submissions: 1 });
  for (const [method, body] of [
    ['get', undefined],
    ['delete', undefined],
    ['post', {}],
  ] as const) {
    const answer =
      method === 'post'
        ? await desk.post(`${path}/notes`, { text: 'x', ...body })
        : await desk[method](path);
    expect(answer.status).toBe(404);
  }
  const other = await desk.get(`/api/submissions/${sister}`);
  expect(other.json).toMatchObject({ name: 'Amaya Quxley', family: [], again: [] });
  expect(other.json.mails).toHaveLength(3);
});

const sweep = () =>
  sweepOffice({
    ...office.deps,
    mailFolder: join(office.site.folder, 'mail'),
    removeMails: office.site.removeMails,
  });

test('what cannot be removed from the disk at once is removed later', async () => {
  const reference = await office.registration({ firstName: 'Zacharias' });
  await office.site.mails();
  office.deps.removeMails = async () => {
    throw new Error('EBUSY');
  };
  expect((await desk.delete(`/api/submissions/${reference}`)).status).toBe(200);
  expect(office.logged).toContainEqual(expect.objectContaining({ event: 'erasure unfinished' }));
  expect(everyByte().includes('Zacharias')).toBe(true);
  await sweep();
  expect(everyByte().includes('Zacharias')).toBe(false);
});

test('who writes or looks while it is erased finds it gone, and leaves nothing', async () => {
  const reference = await office.registration();
  const path = `/api/submissions/${reference}`;
  const answers = await Promise.all([
    desk.delete(path),
    desk.post(`${path}/notes`, { text: 'A note' }),
    desk.get(path),
    desk.post(`${path}/state`, { state: 'called', was: 'new' }),
    desk.patch(path, { fields: { phone: '0712345678' } }),
    desk.post(`${path}/spam`),
    desk.post(`${path}/release`),
  ]);
  expect(answers[0]?.status).toBe(200);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect((await desk.get(path)).status).toBe(404);
  const left = await office.site.store.selectFrom('submission_history').selectAll().execute();
  expect(left).toMatchObject([
    { submission_id: null, actor: DESK, what: 'erased', note: 'submissions: 1', details: null },
  ]);
});
