import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { settingOrNew } from './settings.ts';
import { openSqlite } from './sqlite.ts';

test('callers in a queue wait for a locked database together, while others can still read it', async () => {
  const folder = temporaryFolder();
  const { store } = openSqlite(join(folder, 'school.db'));
  await migrate(store);
  const { database: other } = openSqlite(join(folder, 'school.db'));
  onTestFinished(async () => {
    await store.destroy();
    other.close();
  });
  const write = (name: string) => settingOrNew(store, name, () => 'a value');
  const read = () => store.selectFrom('settings').selectAll().execute();

  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const refused = (name: string) =>
    expect(write(name))
      .rejects.toThrow(/locked/)
      .then(() => order.push(name));
  const first = refused('first');
  const reading = read().then(() => order.push('read'));
  const second = refused('second');
  await first;
  // From here on nothing may wait: the lock's time is over.
  const third = setTimeout(() => order.push('a new wait'), 2000);
  await Promise.all([reading, second]);
  clearTimeout(third);
  expect(order).toEqual(['first', 'read', 'second']);

  other.exec('ROLLBACK');
  expect(await write('first')).toBe('a value');
});
