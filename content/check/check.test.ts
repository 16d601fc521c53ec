import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of ['package.json', 'content', 'rules']) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Runs the check as `npm run check:content` does, on a copy in which one file is changed. */
async function checkWith(file: string, from: string, to: string) {
  const path = join(copy, 'content', file);
  const whole = await readFile(path, 'utf8');
  expect(whole, `${file} holds what is changed`).toContain(from);
  await writeFile(path, whole.replace(from, to));
  try {
    return await check();
  } finally {
    await writeFile(path, whole);
  }
}

async function check(): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await run(process.execPath, ['content/check/main.ts'], { cwd: copy });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, output: stdout };
  }
}

describe('npm run check:content', () => {
  it('passes the content as it is, and lists what the school must know', async () => {
    const { code, output } = await check();
    expect(output).toContain('Nothing is wrong.');
    expect(code).toBe(0);
    expect(output).toContain(
      "- The hotline is still '+94 11 000 0000' (content/school.ts, school > hotline).",
    );
    expect(output).toContain('- The pass rate: 95% (');
    expect(output).toContain('Sample people among A Level teachers: Mr. Ruwan Sample,');
  });

  it.each([
    [
      'a slot that ends before it starts',
      'timetable.ts',
      "oLevel({ day: 'Monday', from: '15:00', to: '17:00'",
      "oLevel({ day: 'Monday', from: '15:00', to: '13:00'",
      'O Level Science on Monday, 15:00 to 13:00: the class ends before it begins.',
    ],
    [
      'a programme without a fee',
      'programmes/a-level-physics.ts',
      'fees: aLevelTiers',
      'fees: [] as never',
      'A Level Physics has no fee.',
    ],
    [
      'a link to nowhere',
      'navigation.ts',
      "path: '/teachers'",
      "path: '/teacher' as never",
      'A link leads nowhere: /teacher (content/navigation.ts,',
    ],
    [
      'a teacher teaching two classes at once',
      'teachers.ts',
      "schedule: [{ level: o, subject: 'Commerce', day: 'Friday' }]",
      "schedule: [{ level: o, subject: 'Commerce', day: 'Friday' }, { level: a, subject: 'General English', day: 'Friday' }]",
      'Ms. Malini Sample teaches two classes at once on Friday',
    ],
  ])('fails on %s', async (_, file, from, to, sentence) => {
    const { code, output } = await checkWith(file, from, to);
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });
});
