import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
  await cp(join(root, 'test/school'), join(copy, 'content/documents'), { recursive: true });
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
      const original = file.startsWith('documents/')
        ? join(root, 'test/school', basename(file))
        : join(root, 'content', file);
      await cp(original, join(copy, 'content', file));
    }
  }
}

async function check(): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await run(process.execPath, ['content/check/check-content.ts'], {
      cwd: copy,
      // Not the documents that the tests themselves read.
      env: { PATH: process.env.PATH },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, output: stdout };
  }
}

describe('npm run check:content', () => {
  it('passes the content as it is, and lists what is left to do', async () => {
    const { code, output } = await check();
    expect(output).toContain('- Hotline is still "+94 11 000 0001" (school.json, /hotline).');
    expect(output).toContain('Nothing is wrong.');
    expect(code).toBe(0);
  });

  it('fails for a class that ends before it begins, and says where', async () => {
    const { code, output } = await checkWith([
      'documents/timetable.json',
      '"to": "17:00"',
      '"to": "14:00"',
    ]);
    expect(output.split('Wrong: correct this')[1]).toContain(
      'O Level Science on Monday, 3.00–2.00 p.m.: the class ends before it begins. (timetable.json, /classes/o-level/0/to)',
    );
    expect(code).toBe(1);
  });

  it('names document, field and problem where a document does not match', async () => {
    const { code, output } = await checkWith([
      'documents/fees.json',
      '"aLevelLocal": 900',
      '"aLevelLocal": 0',
    ]);
    expect(output).toContain('A Level Local GCE, per hour: write a whole number');
    expect(output).toContain('(fees.json, /aLevelLocal)');
    expect(code).toBe(1);
  });

  it('names file and line of a syntax error in a document', async () => {
    const { code, output } = await checkWith([
      'documents/fees.json',
      '"aLevelLocal": 900,',
      '"aLevelLocal": 900',
    ]);
    expect(output).toMatch(/content\/documents\/fees\.json: .* \(line \d+ column \d+\)/);
    expect(code).toBe(1);
  });
});
