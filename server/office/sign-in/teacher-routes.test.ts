import { expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import { DESK, desk, office, officeForEachTest } from '#test/server-office.ts';

officeForEachTest();

const links = async () =>
  (await desk.get('/api/teachers')).json.teachers.filter(({ link }: { link: unknown }) => link);

test('a head makes a teacher’s link, makes it again, and withdraws it', async () => {
  expect(await links()).toEqual([]);
  const first = await desk.post('/api/teachers/asanka/link');
  expect(first.status).toBe(201);
  expect(first.json.link).toMatch(
    /^https:\/\/www\.school\.example\/functions\/v1\/teacher\?id=asanka&key=/,
  );
  expect(await links()).toMatchObject([{ id: 'asanka', link: first.json.link, madeBy: DESK }]);
  const second = await desk.post('/api/teachers/asanka/link');
  const open = async (link: string) => (await office.site.app.request(link)).status;
  expect([await open(first.json.link), await open(second.json.link)]).toEqual([403, 200]);
  expect((await desk.delete('/api/teachers/asanka/link')).status).toBe(200);
  expect(await open(second.json.link)).toBe(403);
  expect((await desk.delete('/api/teachers/asanka/link')).status).toBe(404);
  expect((await readLog(office.site.store)).map(({ what }) => what)).toEqual([
    "made a teacher's link",
    "made a teacher's link",
    'opened',
    "withdrew a teacher's link",
  ]);
});

test('a link that a colleague has made or withdrawn is not replaced unseen', async () => {
  const path = '/api/teachers/asanka/link';
  const status = async (act: 'post' | 'delete', was: string | null) =>
    (await desk[act](path, { was })).status;
  expect([await status('post', null), await status('post', null)]).toEqual([201, 409]);
  const [{ madeAt: first }] = await links();
  office.site.pass(1000);
  expect(await status('post', first)).toBe(201);
  expect([await status('delete', null), await status('delete', first)]).toEqual([409, 409]);
  const [{ madeAt: second }] = await links();
  expect([await status('delete', second), await status('post', second)]).toEqual([200, 409]);
});

test('an unknown teacher has no link', async () => {
  expect((await desk.post('/api/teachers/unknown/link')).status).toBe(404);
});
