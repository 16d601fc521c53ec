// The gate: runs every check, also after one has failed, and ends with `N passed, N failed`.
// `npm run check` leaves out the slow suites, which `npm run check:slow` runs: those that start and
// stop processes, Postgres or Deno (*.slow.test.ts), and two thirds of the journeys
// (playwright.config.ts). `npm test` runs both, and installs a browser first if it finds no other.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findBrowser } from './browser.ts';

const all = process.argv.includes('--all');
const onlySlow = process.argv.includes('--slow');
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const report = join(reports, 'report.json');

const total = { passed: 0, failed: 0 };
const summary: string[] = [];

// Only the journeys and what follows them need it.
const browser = all ? step('browser', 'node', ['test/browser.ts']) : undefined;
if (!all && !findBrowser()) console.log('No Chromium was found; `npm test` installs one.');

// These do not depend on each other. Each suite after them has the machine to itself.
if (onlySlow) await step('build', 'npm', ['run', '--silent', 'build']);
else
  await Promise.all([
    ...['check:types', 'check:lint', 'check:unused', 'check:words', 'check:content', 'build'].map(
      (script) => step(script, 'npm', ['run', '--silent', script]),
    ),
    step('tests’ site', 'node', ['test/journeys/build.ts']),
  ]);
if (!onlySlow) await vitest('unit');
await browser;
await journeys();
if (all || onlySlow) await vitest('slow');

rmSync(reports, { recursive: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A command that counts as one check. Its output appears when it has ended. */
async function step(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command, args, true);
  process.stdout.write(`\n=== ${name}\n${output}`);
  add(name, started, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** A skipped test counts as failed. */
function vitest(project: string): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, ...reporters];
  return suite(project, 'vitest', args, ({ numPassedTests, numTotalTests }) => [
    numPassedTests,
    numTotalTests - numPassedTests,
  ]);
}

/** A flaky or skipped journey counts as failed. */
function journeys(): Promise<void> {
  return suite('journeys', 'playwright', ['test', '--reporter=list,json'], ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky + stats.skipped,
  ]);
}

/** Runs tests, whose runner lists those that failed. */
async function suite(
  name: string,
  command: string,
  args: string[],
  // biome-ignore lint/suspicious/noExplicitAny: a report as the runner writes it.
  countsIn: (report: any) => [passed: number, failed: number],
): Promise<void> {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  rmSync(report, { force: true });
  const { code } = await run(command, args, false);
  const [passed, failed] = existsSync(report)
    ? countsIn(JSON.parse(readFileSync(report, 'utf8')))
    : [0, 0];
  // A file that does not load, and a suite without tests, are failures too.
  add(name, started, passed, failed || (code !== 0 || passed === 0 ? 1 : 0));
}

function add(name: string, started: number, passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${name.padEnd(13)} ${passed} passed, ${failed} failed (${seconds} s)`);
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
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
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
