// The gate: every check, all of them even when one fails. `npm run check` runs what answers
// within minutes; `npm run check:slow` runs the suites that start processes, Postgres or Deno and
// end them (*.slow.test.ts), and the longest journeys (*.slow.spec.ts). Both expect a browser to be
// there; `npm test` installs one and runs all.
// What failed is named once more at the end, as a log may be all that is kept of a run, and only its
// end. The last line says `N passed, N failed`; any failure, and a step that ran nothing, ends with 1.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { findBrowser, findOrInstallBrowser } from './browser.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Where it says what ran; without it the step itself is one. */
  report?: Report;
}

interface Report {
  file: string;
  count: (report: unknown) => Count;
  failures: (report: unknown) => string[];
}

interface Outcome extends Count {
  failures: string[];
}

const reports = await mkdtemp(join(tmpdir(), 'check-'));
const unitReport = vitestReport('unit');
const slowReport = vitestReport('slow');
const journeyReport: Report = {
  file: join(reports, 'journeys.json'),
  count: countPlaywright,
  failures: playwrightFailures,
};
const asked = (flag: string) => process.argv.includes(flag);

/** What one process has compiled the next one reads: most journeys of the office start a server. */
const COMPILED = { NODE_COMPILE_CACHE: join(reports, 'compiled') };

const build: Step = { name: 'build', command: 'npm', args: ['run', '--silent', 'build'] };

/** None needs what another makes, so they run side by side. */
const atOnce: Step[] = [
  { name: 'types', command: 'npm', args: ['run', '--silent', 'check:types'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'check:lint'] },
  { name: 'content', command: 'npm', args: ['run', '--silent', 'check:content'] },
  build,
];

const unit: Step = {
  name: 'unit',
  command: 'vitest',
  args: ['run', '--project=unit', ...reportedTo(unitReport)],
  report: unitReport,
};

const slow: Step = {
  name: 'slow',
  command: 'vitest',
  args: ['run', '--project=slow', ...reportedTo(slowReport)],
  report: slowReport,
};

/** Groups run one after another: a suite has the machine to itself, and the journeys a finished build. */
const groups: Step[][] = groupsAsked();

const total: Outcome = { passed: 0, failed: 0, failures: [] };
const summary: string[] = [];

if (asked('--all')) findOrInstallBrowser();
else if (!findBrowser()) console.log('No Chromium was found; `npm test` installs one.');

for (const group of groups) {
  const lines = await Promise.all(group.map((step) => runAndCount(step, group.length > 1)));
  summary.push(...lines);
}

await rm(reports, { recursive: true });
if (total.failures.length > 0) console.log(`\n=== failed\n${total.failures.join('\n\n')}`);
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function groupsAsked(): Step[][] {
  if (asked('--slow')) return [[build], [slow], [journeys('slow')]];
  if (asked('--all')) return [atOnce, [unit], [journeys('journeys', 'slow')], [slow]];
  return [atOnce, [unit], [journeys('journeys')]];
}

/** The journeys of these projects of playwright.config.ts. */
function journeys(...projects: string[]): Step {
  return {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport.file },
    report: journeyReport,
  };
}

function vitestReport(name: string): Report {
  return { file: join(reports, `${name}.json`), count: countVitest, failures: vitestFailures };
}

/** Vitest's options for a report to be counted, beside the one to be read. */
function reportedTo({ file }: Report): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Runs a step and adds its tests to the total; out: its line of the summary. */
async function runAndCount(step: Step, beside: boolean): Promise<string> {
  if (!beside) console.log(`\n=== ${step.name}`);
  const started = performance.now();
  const { code, said } = await run(step, beside);
  if (beside) process.stdout.write(`\n=== ${step.name}\n${said}`);
  const { passed, failed, failures } = await outcomeOf(step, code);
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((named) => `${step.name}: ${named}`));
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${step.name.padEnd(9)} ${passed} passed, ${failed} failed (${seconds} s)`;
}

/**
 * Runs a step, with its output on ours, or kept until its end where others run beside it.
 * @returns its exit code and what it said, if that was kept
 */
function run({ command, args, env }: Step, kept: boolean): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: kept ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...COMPILED,
        PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.on('error', (error) => {
      console.error(error.message);
      done({ code: 1, said });
    });
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

async function outcomeOf({ report }: Step, code: number): Promise<Outcome> {
  const ended = code === 0 ? [] : [`ended with ${code}`];
  if (!report) return { passed: 1 - ended.length, failed: ended.length, failures: ended };
  const ran = await readReport(report).catch(() => ({ passed: 0, failed: 0, failures: [] }));
  if (ran.passed + ran.failed === 0)
    return { ...ran, failed: 1, failures: [...ran.failures, 'ran nothing'] };
  // An error outside of any test (a file that does not load, say) is a failure too.
  if (ran.failed === 0 && code !== 0)
    return { ...ran, failed: 1, failures: [...ran.failures, ...ended] };
  return ran;
}

async function readReport({ file, count, failures }: Report): Promise<Outcome> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  return { ...count(report), failures: failures(report) };
}
