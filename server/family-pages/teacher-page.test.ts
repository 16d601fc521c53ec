import { describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import { makeTeacherLink, withdrawTeacherLink } from '#server/store/office/teacher-links.ts';
import { server, serverForEachTest } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { storeChange, storeClosure } from '#test/server-timetable.ts';
import { teacherLinkMaker } from './signed-links.ts';

// The clock begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const ORIGIN = 'https://www.school.example';
const physics = 'a-level-physics-wednesday';

serverForEachTest({ origins: [ORIGIN] });

async function newLink(teacher = 'asanka', nonce = 'a-key'): Promise<string> {
  const link = { teacher, nonce, made_at: server.now(), made_by: 'head@school.example' };
  await makeTeacherLink(server.store, link);
  return teacherLinkMaker('', server.deps.limits.secret)(link);
}
const get = (path: string) => server.app.request(`${ORIGIN}${path}`);

async function place(changes: Parameters<typeof aRegistration>[0], classes: string[]) {
  await server.post('send-registration-email', aRegistration(changes));
  await server.store
    .updateTable('submissions')
    .set({ outcome: 'placed', placed_in: JSON.stringify(classes) })
    .where('outcome', 'is', null)
    .execute();
}

describe('a teacher’s link', () => {
  test('shows own classes and first names with initials, and no contact data', async () => {
    await place({ firstName: 'Kasun', lastName: 'Fernando' }, [physics]);
    await place({ firstName: 'Dilini', lastName: 'Silva', email: 'd@example.com' }, [
      'a-level-chemistry-tuesday',
    ]);
    const response = await get(await newLink());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('Wednesday, 25 November');
    expect(page).toContain('Wednesday, 2 December');
    expect(page).not.toContain('9 December');
    expect(page).toContain('<li>Kasun F.</li>');
    expect(page).not.toMatch(/Dilini|Chemistry|Fernando|@example|077|Galle|<script/);
  });

  test.each([
    ['Kasun', 'de Silva', 'Kasun d. S.'],
    ['Nimali Perera', '', 'Nimali P.'],
    ['Kasun', '', 'Kasun'],
    ['නිමල්', 'සිල්වා', 'නිමල් සි.'],
    ['නිමල්', 'ශ්\u200dරීමාලි', 'නිමල් ශ්\u200dරී.'],
  ])('shows no more of %s %s than %s', async (firstName, lastName, short) => {
    await place({ lastName: 'Fernando' }, [physics]);
    const fields = JSON.stringify({ ...aRegistration(), firstName, lastName });
    await server.store.updateTable('submissions').set({ fields }).execute();
    expect(await (await get(await newLink())).text()).toContain(`<li>${short}</li>`);
  });

  test('shows changes and closures, also in its calendar', async () => {
    const link = await newLink();
    const { store, now } = server;
    const reason = 'The teacher is ill';
    await storeChange(store, now(), { class: physics, date: '2026-11-25', reason });
    await storeClosure(store, now(), '2026-12-02', { kind: 'weather', reason: 'Flood' });
    const page = await (await get(link)).text();
    expect(page).toContain('is cancelled: The teacher is ill.');
    expect(page).toContain('No class on Wednesday, 2 December');
    const calendar = await get(`${link}&calendar=1`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const text = await calendar.text();
    expect(text).toContain('SUMMARY:Physics');
    expect(text).toMatch(/EXDATE[^\n]*20261125T/);
    expect(text).toMatch(/EXDATE[^\n]*20261202T/);
  });

  test('shows no change of a day without this class, nor a meeting on a closed day', async () => {
    const link = await newLink();
    const { store, now } = server;
    await storeChange(store, now(), { class: physics, date: '2026-11-24' });
    const moved = { kind: 'moved', start: '10:00', end: '12:00', toDate: '2026-11-28' } as const;
    await storeChange(store, now(), { class: physics, date: '2026-11-25', ...moved });
    const before = await (await get(link)).text();
    expect(before).not.toContain('24 November');
    expect(before).toContain('is moved to Saturday, 28 November');
    await storeClosure(store, now(), '2026-11-28', { kind: 'weather', reason: 'Flood' });
    const page = await (await get(link)).text();
    expect(page).not.toContain('is moved to');
    expect(page).toContain('moved from Wednesday, 25 November, is cancelled: Flood.');
  });

  test('ends when it is made again or withdrawn, and each opening is in the log', async () => {
    const first = await newLink();
    await get(first);
    const second = await newLink('asanka', 'another-key');
    expect((await get(first)).status).toBe(403);
    expect((await get(second)).status).toBe(200);
    await withdrawTeacherLink(server.store, 'asanka');
    const refused = await get(second);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Ask the office for a new one');
    expect((await get(`${second}&calendar=1`)).status).toBe(403);
    const log = await readLog(server.store);
    expect(log.map(({ by, what }) => [by, what])).toEqual([
      ['the link of asanka', 'opened'],
      ['the link of asanka', 'opened'],
    ]);
  });

  test('follows the name and the classes of its teacher', async () => {
    const link = await newLink();
    const before = server.deps.live.documents;
    const changed = before.teachers['a-level'].map((one) =>
      one.id === 'asanka'
        ? { ...one, name: 'Mr. Asanka Renamed', classes: ['a-level-chemistry-tuesday'] }
        : one,
    );
    const teachers = { ...before.teachers, 'a-level': changed };
    Object.assign(server.deps.live, { documents: { ...before, teachers } });
    const page = await (await get(link)).text();
    expect(page).toContain('Mr. Asanka Renamed');
    expect(page).toContain('Tuesday, 24 November');
    expect(page).not.toContain('Wednesday, 25 November');
    const others = changed.filter(({ id }) => id !== 'asanka');
    const without = { ...before, teachers: { ...teachers, 'a-level': others } };
    Object.assign(server.deps.live, { documents: without });
    expect((await get(link)).status).toBe(403);
  });

  test('is refused when it is forged, another teacher’s, or of a teacher who left', async () => {
    const link = await newLink();
    await newLink('farah', 'key-of-farah');
    for (const forged of [
      link.replace('asanka', 'farah'),
      link.replace('a-key', 'b-key'),
      '/functions/v1/teacher',
      await newLink('left-long-ago'),
    ]) {
      expect((await get(forged)).status, forged).toBe(403);
    }
  });
});
