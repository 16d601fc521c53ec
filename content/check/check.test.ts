import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of [
    'package.json',
    'app',
    'build',
    'content',
    'office',
    'payloads',
    'rules',
    'server',
  ]) {
    await cp(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Folders, and files that are code: pictures and fonts are heavy, and read no content. */
function isSource(path: string): boolean {
  return !/\.\w+$/.test(path) || /\.(tsx?|json)$/.test(path);
}

type Change = readonly [file: string, from: string | RegExp, to: string];

/** Runs the check as `npm run check:content` does, on a copy in which files are changed. */
async function checkWith(...changes: Change[]) {
  for (const [file, from, to] of changes) {
    const path = join(copy, 'content', file);
    const whole = await readFile(path, 'utf8');
    const changed = whole.replace(from, to);
    expect(changed, `${file} is changed`).not.toBe(whole);
    await writeFile(path, changed);
  }
  try {
    return await check();
  } finally {
    for (const [file] of changes) {
      await cp(join(root, 'content', file), join(copy, 'content', file));
    }
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
  it('passes the content as it is', async () => {
    const { code, output } = await check();
    expect(output).toContain('Nothing is wrong.');
    expect(code).toBe(0);
  });

  it('lists what is still a placeholder, and what contradicts itself', async () => {
    const { code, output } = await checkWith([
      'documents/school.json',
      /"hotline": .*/,
      '"hotline": "+94 11 000 0002",',
    ]);
    expect(code).toBe(0);
    expect(output).toContain('- Hotline is still "+94 11 000 0002" (school.json, /hotline).');
    expect(output).toMatch(
      /^- The pass rate: .+ \(\/ and .+; .+ \(\/a-level-classes\)\. Source: /m,
    );
  });

  const first = (level: 'o-level' | 'a-level', ...rows: string[]): Change => [
    'documents/timetable.json',
    `"${level}": [`,
    `"${level}": [ ${rows.join()},`,
  ];
  const science = (from: string, to: string, room: string) =>
    JSON.stringify({
      id: `science-${room.toLowerCase()}-${from.replace(':', '')}`,
      day: 'Monday',
      from,
      to,
      subject: 'Science',
      room,
    });
  const physics = JSON.stringify({
    id: 'physics-monday',
    day: 'Monday',
    from: '10:00',
    to: '11:00',
    subject: 'Physics',
    room: 'Loft',
  });
  const teaching = (name: string, classes: string): Change => [
    'school/teachers.ts',
    "'o-level': staff({",
    `'o-level': staff({ ${name.toLowerCase()}: { name: 'Ms. ${name}', subject: 'Physics', colour: 'physics', qualifications: 'BSc', experience: '1 year', classes: [${classes}] },`,
  ];

  const faults: [what: string, sentence: string, ...changes: Change[]][] = [
    [
      'a slot that ends before it starts',
      'O Level Science on Monday, 12:00 to 11:00: the class ends before it begins.',
      first('o-level', science('12:00', '11:00', 'Attic')),
    ],
    [
      'two classes of one level in one room at the same time',
      'are in the same room, Hall, at the same time.',
      first(
        'o-level',
        science('10:00', '11:00', 'Hall'),
        science('10:30', '12:00', 'Hall').replace('Science', 'ICT'),
      ),
    ],
    [
      'a programme without a fee',
      'A Level Physics has no fee.',
      ['teaching/programmes/a-level-physics.ts', 'fees: aLevelTiers', 'fees: [] as never'],
    ],
    [
      'a link to nowhere',
      'A link leads nowhere: /teacher (content/pages/navigation.ts,',
      ['pages/navigation.ts', "path: '/teachers'", "path: '/teacher' as never"],
    ],
    [
      'a teacher teaching two classes at once',
      'Ms. Busy teaches two classes at once on Monday',
      first('o-level', science('10:00', '11:00', 'Cellar')),
      first('a-level', physics),
      teaching('Busy', "'science-cellar-1000', 'physics-monday'"),
    ],
    [
      'a teacher of a class that is not held',
      "Ms. Early teaches 'a-level-latin-monday', but the timetable has no such class.",
      teaching('Early', "'a-level-latin-monday'"),
    ],
  ];

  describe('with all of these at once', () => {
    let code: number;
    let wrong: string;

    // One run with all faults: reading the content takes most of the time.
    beforeAll(async () => {
      const result = await checkWith(...faults.flatMap(([, , ...changes]) => changes));
      code = result.code;
      wrong = result.output.split('\nWrong: correct this before you publish')[1] ?? '';
    });

    it.each(faults)('names %s as wrong', (_, sentence) => {
      expect(wrong).toContain(sentence);
      expect(code).toBe(1);
    });
  });
});
