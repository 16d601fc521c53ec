import { expect, test } from 'vitest';
import { desk, office, officeForEachTest, signIn } from '#test/server-office.ts';

officeForEachTest();

test('shows that mails are files, and for how long the oldest has waited', async () => {
  expect((await desk.get('/api/mail')).json).toEqual({ files: true, lateSeconds: 0 });
  const late = { state: 'due', delivered_at: null } as const;
  await office.registration();
  await office.deps.store.updateTable('outbox').set(late).execute();
  office.site.pass(3_600_000 - 60_000);
  expect((await desk.get('/api/mail')).json.lateSeconds).toBe(0);
  await signIn(120_000);
  expect((await desk.get('/api/mail')).json.lateSeconds).toBeGreaterThan(3600);
});
