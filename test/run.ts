// The gate: runs every check, also after one has failed, and ends with `N passed, N failed`.
// `npm run check` leaves out the slow suites, which `npm run check:slow` runs: those that start and
// stop processes, Postgres or Deno (*.slow.test.ts), and the journeys that are marked as slow
// (playwright.config.ts). `npm test` runs both, and installs a browser first if it finds no other.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.ts';
import { measureProcessorTime } from './processor-time.ts';

const all = process.argv.includes('--all');
const onlySlow = process.argv.includes('--slow');
const reports = mkdtempSync(join(tmpdir(), 'check-'));

const processorTime = measureProcessorTime();
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
const failures: string[] = [];

// Only the journeys and what follows them need it.
const browser = all ? step('browser', 'node', ['test/browser.ts']) : undefined;
if (!all && !findBrowser()) console.log('No Chromium was found; `npm test` installs one.');

// These do not depend on each other. Each suite after them has the machine to itself.
const checks = ['check:types', 'check:lint', 'check:unused', 'check:words', 'check:content'];
await Promise.all([
  ...(onlySlow ? [] : checks.map(script)),
  // The slow suites alone need the school's own site.
  (all || onlySlow ? script('build') : Promise.resolve()).then(() =>
    step('tests’ site', 'node', ['test/journeys/build.ts']),
  ),
]);
if (!onlySlow) await suite('unit', vitest('unit'));
await browser;
await suite('journeys', playwright());
if (all || onlySlow) await suite('slow', vitest('slow'));

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\n=== failed\n${failures.join('\n')}`);
const used = processorTime();
const cost =
  used === undefined ? '' : `\n\nprocessor time (user and system): ${Math.round(used)} s`;
console.log(`\n${summary.join('\n')}${cost}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function script(name: string): Promise<void> {
  return step(name, 'npm', ['run', '--silent', name]);
}

/** A command that counts as one check. Its output appears when it has ended. */
async function step(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command, args, true);
  process.stdout.write(`\n=== ${name}\n${output}`);
  add(name, started, code === 0 ? 1 : 0, code === 0 ? [] : [`exited with ${code}`]);
}

interface Suite {
  command: string;
  args: string[];
  /** Reads the runner's JSON report. */
  read: (report: never) => { passed: number; failed: string[] };
}

async function suite(name: string, { command, args, read }: Suite): Promise<void> {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const { code } = await run(command, args, false);
  const { passed, failed } = readReport(command, read);
  // A file that does not load, and a suite without tests, are failures too.
  const unexplained = failed.length === 0 && (code !== 0 || passed === 0);
  add(name, started, passed, unexplained ? [`exited with ${code}, ${passed} passed`] : failed);
}

function add(name: string, started: number, passed: number, failed: string[]): void {
  total.passed += passed;
  total.failed += failed.length;
  failures.push(...failed.map((title) => `${name}: ${title}`));
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${name.padEnd(13)} ${passed} passed, ${failed.length} failed (${seconds} s)`);
}

function reportFile(command: string): string {
  return join(reports, `${command}.json`);
}

/** Reads the report of a run and removes it: a later run that ends without one has none. */
function readReport(command: string, read: Suite['read']): ReturnType<Suite['read']> {
  const file = reportFile(command);
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch (error) {
    return { passed: 0, failed: [`its report could not be read: ${error}`] };
  } finally {
    rmSync(file, { force: true });
  }
}

/** A skipped test counts as failed. */
function vitest(project: string): Suite {
  const output = `--outputFile.json=${reportFile('vitest')}`;
  return {
    command: 'vitest',
    args: ['run', `--project=${project}`, '--reporter=default', '--reporter=json', output],
    read: (report: {
      numPassedTests: number;
      testResults: {
        assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
      }[];
    }) => ({
      passed: report.numPassedTests,
      failed: report.testResults
        .flatMap((file) => file.assertionResults)
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages }) => withErrors(fullName, failureMessages)),
    }),
  };
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** A flaky or skipped journey counts as failed. */
function playwright(): Suite {
  return {
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    read: (report: PlaywrightSuite & { stats: { expected: number } }) => ({
      passed: report.stats.expected,
      failed: specsIn(report)
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
        .map(({ title, file, line, tests }) => {
          const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
          return withErrors(
            `${file}:${line} ${title}`,
            errors.map(({ message = '' }) => message),
          );
        }),
    }),
  };
}

/** The title of a failed test with the first lines of its errors: the runner's own output is far above. */
function withErrors(title: string, messages: readonly string[] = []): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n', 20));
  return [title, ...lines.filter((line) => line.trim() !== '')].join('\n    ');
}

function specsIn({ specs = [], suites = [] }: Partial<PlaywrightSuite>): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function run(command: string, args: string[], isQuiet: boolean) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(command, args, {
      stdio: isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...(!all && { JOURNEYS: onlySlow ? 'slow' : 'quick' }),
        // Most journeys start a server: each reuses what the first one compiled.
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => done({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
