import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy: string;

/** A slip, and what the compiler must say of it. */
const slips: readonly [file: string, from: string, to: string, says: string][] = [
  [
    'teaching/timetable.ts',
    "'o-level': [",
    "'o-level': [ oLevel({ id: 'a', day: 'Monday', from: '3pm', to: '17:00', subject: 'ICT', room: 'Hall' }),",
    '3pm is no time: write it on the 24-hour clock, as 15:00 for three in the afternoon',
  ],
  [
    'teaching/timetable.ts',
    "'a-level': [",
    "'a-level': [ aLevel({ id: 'b', day: 'Wensday', from: '15:00', to: '17:00', subject: 'Physics', room: 'Hall' }),",
    'Wensday is no day: write Monday, Tuesday and so on',
  ],
  [
    'teaching/timetable.ts',
    "'a-level': [",
    "'a-level': [ aLevel({ id: 'c', day: 'Friday', from: '15:00', to: '17:00', subject: 'Fysics', room: 'Hall' }),",
    'The A Level has no subject called Fysics: see subjects.ts',
  ],
  [
    'teaching/closures.ts',
    'readonly Closure[] = [',
    "readonly Closure[] = [ closure({ kind: 'holiday', name: 'Holiday', from: '25.12.2026', to: '2026-12-25', confirmed: true }),",
    '25.12.2026 is no date: write year, month and day, as 2027-04-13',
  ],
  ['pages/navigation.ts', "path: '/teachers'", "path: '/teacher'", `Did you mean '"/teachers"'?`],
  [
    'teaching/programmes/o-level-ict.ts',
    "'/programs/o-level-english'",
    "'/programs/o-level-englsh'",
    `Did you mean '"/programs/o-level-english"'?`,
  ],
  [
    'school/teachers.ts',
    "'o-level': staff({",
    "'o-level': staff({ newcomer: { name: 'Ms. New', subject: 'ICT', colour: 'ict', experience: '1 year', classes: [] },",
    "Property 'qualifications' is missing",
  ],
];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'types-'));
  await cp(join(root, 'content'), join(copy, 'content'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
  await rm(join(copy, 'content/check'), { recursive: true });
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'));
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, types: [], rootDirs: undefined },
      include: ['content'],
    }),
  );
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function typeErrors(): Promise<string[]> {
  try {
    await run(join(root, 'node_modules/.bin/tsc'), ['--noEmit', '--pretty', 'false'], {
      cwd: copy,
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  }
}

it('says nothing of the content as it is', async () => {
  expect(await typeErrors()).toEqual([]);
});

it('says one sentence for each slip, at the place of the slip', async () => {
  for (const [file, from, to] of slips) {
    const path = join(copy, 'content', file);
    const whole = await readFile(path, 'utf8');
    expect(whole, `${file} holds what is changed`).toContain(from);
    await writeFile(path, whole.replace(from, to));
  }
  const errors = await typeErrors();
  for (const [file, , , says] of slips) {
    expect(errors.filter((error) => error.startsWith(`content/${file}`)).join('\n')).toContain(
      says,
    );
  }
  expect(errors).toHaveLength(slips.length);
});
