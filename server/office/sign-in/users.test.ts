import { describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import {
  apiRoutes,
  createTestOffice,
  DESK,
  type Desk,
  desk,
  expectRefused,
  office,
  officeForEachTest,
  set,
  shown,
} from '#test/server-office.ts';

officeForEachTest();

const CLERK = 'clerk@school.example';
const add = (changes: object = {}) =>
  desk.post('/api/users', { email: CLERK, name: 'Suresh', role: 'clerk', ...changes });
async function clerk(): Promise<Desk> {
  await add();
  return office.signIn(CLERK);
}
const users = async () => (await desk.get('/api/users')).json.users;

describe('colleagues', () => {
  test('are added, listed with their role, and can sign in with a code', async () => {
    expect((await add({ email: 'Clerk@School.example' })).status).toBe(201);
    expect(await users()).toContainEqual({
      email: CLERK,
      name: 'Suresh',
      role: 'clerk',
      fixed: false,
    });
    const code = await office.codeFor(CLERK);
    const signedIn = await office.ask('POST', '/api/session', { body: { email: CLERK, code } });
    expect(await signedIn.json()).toEqual({ ok: true, user: { email: CLERK } });
    expect((await add()).status).toBe(409);
    expect((await add({ email: DESK })).status).toBe(409);
    const twice = { email: 'twice@school.example' };
    const answers = await Promise.all([add(twice), add(twice), add(twice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('are shown to heads with when they were last in the office', async () => {
    const own = await clerk();
    const seenAt = async () => (await desk.get('/api/users')).json.seenAt;
    const first = new Date(office.site.now()).toISOString();
    expect(await seenAt()).toMatchObject({ [CLERK]: first, [DESK]: first });
    expect((await seenAt())['colleague@school.example']).toBeNull();
    office.site.pass(3_600_000);
    const reference = await office.registration();
    await own.get(`/api/submissions/${reference}`);
    const last = new Date(office.site.now()).toISOString();
    expect((await seenAt())[CLERK]).toBe(last);
    // The log remembers it when the session is gone.
    await own.delete('/api/session');
    expect((await seenAt())[CLERK]).toBe(last);
  });

  test('who are removed are signed out at the next request', async () => {
    const own = await clerk();
    expect((await own.get('/api/submissions')).status).toBe(200);
    expect((await desk.delete(`/api/users/${CLERK}`)).status).toBe(200);
    for (const path of ['/api/submissions', '/api/session']) {
      expect(await own.get(path)).toMatchObject({
        status: 401,
        json: {
          error: { message: expect.stringContaining('may no longer sign in') },
          removed: CLERK,
        },
      });
    }
    expect((await desk.delete(`/api/users/${CLERK}`)).status).toBe(404);
    await expect(office.codeFor(CLERK)).rejects.toThrow('No code');
    // Added again, the person signs in again.
    await add();
    const { status, json } = await own.get('/api/submissions');
    expect([status, json.removed]).toEqual([401, undefined]);
  }, 20_000);

  test('whose role changed have it at the next request', async () => {
    const own = await clerk();
    expect((await own.get('/api/users')).status).toBe(403);
    const head = { name: 'Suresh Silva', role: 'head' };
    expect((await desk.put(`/api/users/${CLERK}`, head)).status).toBe(200);
    expect((await own.get('/api/users')).status).toBe(200);
    expect((await own.get('/api/me')).json.user).toEqual({ email: CLERK, ...head, fixed: false });
    expect((await desk.put('/api/users/other@school.example', head)).status).toBe(404);
    // Not unseen.
    const path = `/api/users/${CLERK}`;
    const was = { name: 'Suresh Silva', role: 'clerk' };
    expect((await desk.put(path, { ...head, was })).status).toBe(409);
    expect((await desk.delete(path, { was })).status).toBe(409);
    expect((await desk.delete(path, { was: head })).status).toBe(200);
  });

  test('of the server’s settings are heads, who cannot be changed here but have a name', async () => {
    const path = `/api/users/${DESK}`;
    expect((await desk.delete(path)).status).toBe(409);
    expect((await desk.put(path, { name: 'Dilani', role: 'clerk' })).status).toBe(409);
    expect((await desk.put(path, { name: 'Dilani', role: 'head' })).status).toBe(200);
    expect(await users()).toContainEqual({
      email: DESK,
      name: 'Dilani',
      role: 'head',
      fixed: true,
    });
  });

  test('follow the server’s settings at the next request', async () => {
    const own = await clerk();
    office.deps.users = () => [DESK, CLERK];
    expect((await own.get('/api/users')).status).toBe(200);
    expect((await desk.delete(`/api/users/${CLERK}`)).status).toBe(409);
    office.deps.users = () => [CLERK];
    expect((await desk.get('/api/submissions')).status).toBe(401);
    office.deps.users = () => [DESK];
    // Its session ended with its right.
    expect((await desk.get('/api/submissions')).status).toBe(401);
    expect((await own.get('/api/users')).status).toBe(403);
  });

  test('can own a submission, and what a removed one owned is still found', async () => {
    const reference = await office.registration();
    await clerk();
    const path = `/api/submissions/${reference}/owner`;
    expect((await desk.put(path, { owner: CLERK, was: null })).status).toBe(200);
    await desk.delete(`/api/users/${CLERK}`);
    expect((await desk.get(`/api/submissions?owner=${CLERK}`)).json.items).toHaveLength(1);
    expect((await desk.put(path, { owner: 'x@school.example', was: CLERK })).status).toBe(422);
  });

  test('are in the log', async () => {
    await clerk();
    await desk.delete(`/api/users/${CLERK}`);
    const acts = (await readLog(office.site.store)).map(({ by, what, note }) => [by, what, note]);
    expect(acts).toEqual([
      [DESK, 'added a colleague', `${CLERK}, clerk`],
      [DESK, 'removed a colleague', CLERK],
    ]);
  });

  test.each([{ email: 'x' }, { name: '' }, { name: 'x'.repeat(61) }, { role: 'boss' }])(
    '%j is rejected with a sentence',
    async (changes) => {
      expectRefused(await add(changes));
    },
  );
});

describe('without OFFICE_USERS', () => {
  test('the first who signed in stays a head when the school’s address changes', async () => {
    const { site } = office;
    const before = await createTestOffice(
      { users: () => ['old@school.example'], usersAreSet: false },
      site,
    );
    const head = await before.signIn('old@school.example');
    expect((await head.get('/api/session')).status).toBe(200);
    const after = await createTestOffice(
      { users: () => ['new@school.example'], usersAreSet: false },
      site,
    );
    const { json } = await after
      .signIn('old@school.example')
      .then((same) => same.get('/api/users'));
    expect(json.users).toMatchObject([
      { email: 'new@school.example', role: 'head', fixed: true },
      { email: 'old@school.example', role: 'head', fixed: false },
    ]);
    const other = await after.signIn('new@school.example');
    const path = '/api/users/old@school.example';
    const { status, json: refused } = await other.delete(path);
    expect([status, refused.error.message]).toEqual([
      409,
      'This is the last head. Make someone else a head first.',
    ]);
    expect((await other.put(path, { name: 'Old', role: 'clerk' })).status).toBe(409);
  });
});

/** What only heads may do; everything else is for both. */
const forHeads = [
  'DELETE /api/submissions/:reference',
  'GET /api/submissions.csv',
  'GET /api/submissions/:reference/export',
  'GET /api/users',
  'POST /api/users',
  'PUT /api/users/:email',
  'DELETE /api/users/:email',
  'GET /api/teachers',
  'POST /api/teachers/:id/link',
  'DELETE /api/teachers/:id/link',
  'POST /api/site/publish',
  'POST /api/site/versions/:version/restore',
  'DELETE /api/site/versions/:version',
];

describe('rights', () => {
  test('of a clerk: each route is open, except those of heads', async () => {
    const own = await clerk();
    const routes = apiRoutes();
    for (const route of routes) {
      // A stream that stays open, and what ends the session.
      if (/events|DELETE \/api\/session/.test(route)) continue;
      const [method = '', path = ''] = route.split(' ');
      const address = path.replaceAll(/:\w+/g, 'x');
      const body = method === 'GET' ? {} : { body: {} };
      for (const [by, refused] of [
        [own, forHeads.includes(route)],
        [desk, false],
      ] as const) {
        const { status } = await office.ask(method, address, { cookie: by.cookie, ...body });
        expect([route, status === 403], String(status)).toEqual([route, refused]);
      }
    }
    expect(routes).toEqual(expect.arrayContaining(forHeads));
  });
});

test('a head saves everything about a family as a file, and its history notes that', async () => {
  const reference = await office.registration();
  const sibling = await office.registration({ firstName: 'Nimali' });
  await office.enquiry();
  await set(reference, 'new', 'placed', { classes: ['a-level-physics-saturday'] });
  const { json, headers } = await desk.get(`/api/submissions/${reference}/export`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}.json"`);
  expect(json.map((one: { reference: string }) => one.reference).sort()).toEqual(
    [reference, sibling].sort(),
  );
  expect(json).toContainEqual(
    expect.objectContaining({
      firstName: 'Kasun',
      placedIn: ['a-level-physics-saturday'],
      history: [
        expect.objectContaining({ what: 'placed', by: DESK }),
        expect.objectContaining({ what: 'exported', by: DESK }),
      ],
      mails: expect.arrayContaining([
        expect.objectContaining({ message: 'registration-acknowledgement' }),
        expect.objectContaining({ message: 'place' }),
      ]),
    }),
  );
  for (const one of [reference, sibling]) {
    expect((await shown(one)).history.at(-1)).toMatchObject({ what: 'exported', by: DESK });
  }
});
