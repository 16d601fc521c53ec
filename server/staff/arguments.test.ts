import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { readArguments, runCommand, siteLine, staffLine } from './arguments.ts';

test('reads a command with its argument and options', () => {
  expect(readArguments(staffLine, ['export', 'a@b.lk', '--csv'])).toEqual({
    name: 'export',
    argument: 'a@b.lk',
    options: { csv: true },
  });
  expect(readArguments(staffLine, ['list', '--held', '--since', '2026-11-01'])).toMatchObject({
    options: { held: true, since: '2026-11-01' },
  });
});

test.each([['--help'], ['list', '--help'], ['-h']])('asks for help with %j', (...args) => {
  expect(readArguments(staffLine, args.flat())).toBeUndefined();
  expect(readArguments(siteLine, ['export', '--help'])).toBeUndefined();
});

test.each([
  [['erase', 'a@b.lk', 'c@d.lk'], "erase takes one EMAIL, not also 'c@d.lk'."],
  [['retry', 'K7QF-29XM'], "retry takes nothing, not also 'K7QF-29XM'."],
  [['export', '--since', '2026-11-01'], 'export has no option --since.'],
  [['show', '--csv', 'K7QF-29XM'], 'show has no option --csv.'],
  [['list', '--all'], "Unknown option '--all'"],
  [['show'], 'show needs an argument: show REF.'],
  [['export', ''], 'export cannot use an empty argument.'],
  [['log', ''], 'log cannot use an empty argument.'],
  [['retry', ''], 'retry cannot use an empty argument.'],
  [['list', '--name', ''], '--name has no value.'],
  [['toString'], 'There is no command toString.'],
  [[], 'COMMAND'],
])('%j is an error', (args, sentence) => {
  expect(() => readArguments(staffLine, args)).toThrow(sentence);
});

test.each([
  [['status', 'fees'], "status takes nothing, not also 'fees'."],
  [['pull', '--dry-run'], "Unknown option '--dry-run'"],
  [['export', 'a.json', 'b.json'], "export takes one FILE, not also 'b.json'."],
  [['import', 'a.json', 'b.json'], "import takes one FILE, not also 'b.json'."],
  [['purge', 'One', 'sentence.'], "purge takes one PICTURE|TEXT, not also 'sentence.'."],
  [['export'], 'export needs an argument: export FILE.'],
  [['purge'], 'purge needs an argument: purge PICTURE|TEXT.'],
  [['publish'], 'There is no command publish.'],
  [[], 'COMMAND'],
])('%j is an error of the site command', (args, sentence) => {
  expect(() => readArguments(siteLine, args)).toThrow(sentence);
});

test.each([
  { file: 'staff-command.ts', line: staffLine },
  { file: 'site-command.ts', line: siteLine },
])('$file explains itself without a database', ({ file, line }) => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [`server/staff/${file}`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(temporaryFolder(), 'wrong'), DATABASE_URL: '' },
    });
  expect(run('--help')).toMatchObject({ status: 0, stdout: `${line.usage}\n` });
  const { status, stdout, stderr } = run('nonsense');
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `There is no command nonsense.\n${line.usage}\n`,
  ]);
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
});

test('a command that the database rejects fails with one sentence', async () => {
  const { argv, exitCode } = process;
  const print = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    Object.assign(process, { argv, exitCode });
    print.mockRestore();
  });
  process.argv = ['node', 'staff', 'retry'];
  await runCommand(staffLine, async () => {
    new DatabaseSync(':memory:').exec('update outbox set state = 1');
  });
  expect(print).toHaveBeenCalledWith('The database cannot be used: no such table: outbox.');
  expect(process.exitCode).toBe(1);
});
