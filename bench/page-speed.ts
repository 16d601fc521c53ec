// Measures every page on a slow phone, in turn with the same page without scripts, or with the build
// of another checkout: `npm run bench -- [--page /fees] [--tap 'a tab'] [--against FOLDER]
// [--runs 3] [--lighthouse]`. Prints Markdown tables for docs/performance.md.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { findWholeBrowser } from '#test/browser.ts';
import { startServer } from '#test/server-process.ts';
import { startElsewhere, startFront } from './fronts.ts';
import { scoresOf } from './lighthouse.ts';
import { windowFlag } from './slow-page.ts';
import { controls, tapIdle } from './taps.ts';
import { changePage, visit } from './visit.ts';

/** Measured values by name: milliseconds, bytes, or without a unit. */
type Figures = Record<string, number>;

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    tap: { type: 'string', multiple: true },
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
    lighthouse: { type: 'boolean' },
  },
});
const some = options.page || options.tap;
const paths = some ? (options.page ?? []) : [...sitePaths, '/404'];
const taps = some ? (options.tap ?? []) : Object.keys(controls);

const servers = [await serve('.')];
if (options.against) servers.push(await serve(options.against));
const [site, other] = await Promise.all([
  startFront(servers[0]?.url ?? ''),
  startFront(servers.at(-1)?.url ?? '', { withoutScripts: !options.against }),
]);
const elsewhere = await startElsewhere();
const flags = ['--no-sandbox', windowFlag, ...elsewhere.flags];
const executablePath = findWholeBrowser();
/** Header of the table that is being printed. */
let columns = '';
const browser = await chromium.launch({ executablePath, args: flags });
try {
  if (options.lighthouse) {
    // Lighthouse does not score a page whose status is 404.
    for (const path of paths.filter((path) => path !== '/404'))
      printRow(path, await scoresOf(site.origin + path, executablePath, flags));
  } else {
    for (const path of paths) {
      const [ours, theirs] = await inTurn(async (origin, scripts) => ({
        ...(await visit(browser, origin + path, scripts)),
        ...(scripts && { pageChange: await changePage(browser, origin + path) }),
      }));
      printRow(path, compare(ours, theirs));
    }
    for (const name of taps) {
      const control = controls[name];
      if (!control) throw new Error(`There is no control '${name}'.`);
      const [ours, theirs] = await inTurn(async (origin, scripts) => ({
        INP: await tapIdle(browser, origin + control.path, control, scripts),
      }));
      printRow(name, compare(ours, theirs));
    }
  }
} finally {
  await browser.close();
  for (const front of [site, other, elsewhere]) front.close();
  for (const server of servers) await server.end('SIGTERM');
}

function serve(folder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const place = { folder: resolve(folder), dataDir, remove: () => {} };
  return startServer(place, { RATE_LIMIT: 'off' }, join(folder, 'server/main.ts'));
}

/** Measures both sites in turn, so that a busy moment affects both. @returns the medians */
async function inTurn(
  take: (origin: string, scripts: boolean) => Promise<Figures>,
): Promise<[ours: Figures, theirs: Figures]> {
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    theirs.push(await take(other.origin, Boolean(options.against)));
    ours.push(await take(site.origin, true));
  }
  return [medians(ours), medians(theirs)];
}

function medians(runs: Figures[]): Figures {
  const median = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
}

/** @returns each figure, with its ratio to the other site's where both have one */
function compare(ours: Figures, theirs: Figures): Record<string, string> {
  const rounded = (value: number) => String(Number(value.toFixed(value < 1 ? 4 : 0)));
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const than = theirs[name];
      return [name, than ? `${rounded(value)} (${(value / than).toFixed(2)})` : rounded(value)];
    }),
  );
}

/** Prints a Markdown row, below a header when the columns have changed. */
function printRow(name: string, cells: Record<string, string | number>): void {
  const header = `| | ${Object.keys(cells).join(' | ')} |`;
  if (header !== columns)
    console.log(`\n${header}\n|${' --- |'.repeat(Object.keys(cells).length + 1)}`);
  columns = header;
  console.log(`| ${name} | ${Object.values(cells).join(' | ')} |`);
}
