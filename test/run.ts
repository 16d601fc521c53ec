// The gate: every check in order, all of them even when one fails. `npm run check` runs what answers
// within minutes and expects a browser to be there; `npm run check:slow` runs the suites that start
// processes, Postgres or Deno and end them (*.slow.test.ts); `npm test` installs a browser and runs
// both.
// The last line says `N passed, N failed`; any failure, and a step that ran nothing, ends with 1.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findBrowser, findOrInstallBrowser } from './browser.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Reads how many tests ran; without it the step itself is one. */
  count?: () => Promise<Count>;
}

const reports = await mkdtemp(join(tmpdir(), 'check-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');

const slowReport = join(reports, 'slow.json');

const quick: Step[] = [
  { name: 'types', command: 'npm', args: ['run', '--silent', 'check:types'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'check:lint'] },
  { name: 'content', command: 'npm', args: ['run', '--silent', 'check:content'] },
  { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--project=unit', ...reportedTo(unitReport)],
    count: async () => countVitest(await readJson(unitReport)),
  },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    count: async () => countPlaywright(await readJson(journeyReport)),
  },
];

const slow: Step[] = [
  {
    name: 'slow',
    command: 'vitest',
    args: ['run', '--project=slow', ...reportedTo(slowReport)],
    count: async () => countVitest(await readJson(slowReport)),
  },
];

const asked = (flag: string) => process.argv.includes(flag);
const steps = asked('--slow') ? slow : asked('--all') ? [...quick, ...slow] : quick;

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];

if (asked('--all')) findOrInstallBrowser();
else if (asked('--slow')) console.log('The slow suites need no browser.');
else if (!findBrowser()) console.log('No Chromium was found; `npm test` installs one.');

for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const started = performance.now();
  const code = await run(step);
  const count = await countStep(step, code);
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(
    `${step.name.padEnd(9)} ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
}

await rm(reports, { recursive: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Vitest's options for a report to be counted, beside the one to be read. */
function reportedTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Runs a step with its output on ours; out: its exit code. */
function run({ command, args, env }: Step): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function countStep({ name, count }: Step, code: number): Promise<Count> {
  if (!count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = await count().catch(() => ({ passed: 0, failed: 0 }));
  if (counted.passed + counted.failed === 0) {
    console.error(`The step ${name} ran nothing.`);
    return { passed: 0, failed: 1 };
  }
  // An error outside of any test (a file that does not load, say) is a failure too.
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
