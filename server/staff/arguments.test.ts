import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { readArguments, USAGE } from './arguments.ts';

test('reads a command with its argument and options', () => {
  expect(readArguments(['export', 'a@b.lk', '--csv'])).toEqual({
    name: 'export',
    argument: 'a@b.lk',
    options: { csv: true },
  });
  expect(readArguments(['list', '--held', '--since', '2026-11-01'])).toMatchObject({
    options: { held: true, since: '2026-11-01' },
  });
});

test.each([['--help'], ['list', '--help'], ['-h']])('asks for help with %j', (...args) => {
  expect(readArguments(args.flat())).toBeUndefined();
});

test.each([
  [['erase', 'a@b.lk', 'c@d.lk'], "erase takes one EMAIL, not also 'c@d.lk'."],
  [['retry', 'K7QF-29XM'], "retry takes nothing, not also 'K7QF-29XM'."],
  [['export', '--since', '2026-11-01'], 'export has no option --since.'],
  [['show', '--csv', 'K7QF-29XM'], 'show has no option --csv.'],
  [['list', '--all'], "Unknown option '--all'"],
  [['show'], 'Please name what to show: show REF.'],
  [['toString'], 'There is no command toString.'],
  [[], 'COMMAND'],
])('%j is an error', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});

test('a command makes no database where there is none', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'wrong');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['server/staff/staff-command.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
  const { status, stderr } = run('backup', join(folder, 'copy.db'));
  expect(stderr).toBe(
    `DATA_DIR: there is no ${join(dataDir, 'school.db')}. Name the folder of the server's data.\n`,
  );
  expect([status, existsSync(dataDir), existsSync(join(folder, 'copy.db'))]).toEqual([
    1,
    false,
    false,
  ]);
  expect(run('list', '--help')).toMatchObject({ status: 0, stdout: `${USAGE}\n` });
  expect(run('nonsense')).toMatchObject({ status: 1, stdout: '' });
});
