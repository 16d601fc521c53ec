// `npm run bench`: every page on a slow phone beside the same page without scripts, as ratios of
// one run. `--page /fees` for one page, `--lighthouse` for scores, `--fresh` to measure again what
// bench/results/ has for this very build. The server's figures: `npm run bench:server`.
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { sitePaths } from '#content/paths.ts';
import { findOrInstallBrowser } from '#test/browser.ts';
import { scoresOf } from './lighthouse.ts';
import { startFront, startServer } from './start.ts';
import { controls, type Tap, tap } from './taps.ts';
import { changePage, type Visit, visit } from './visit.ts';

const RUNS = 3;
const RESULTS = 'bench/results/pages.json';

interface PageResult {
  /** Of the build that was measured, and when. */
  build: string;
  taken: string;
  page: Visit;
  limit: Visit;
  pageChange: number;
  scores?: Record<string, number>;
}

/** Kept after every page, so that a run that was cut off goes on where it was. */
interface Results {
  pages: Record<string, PageResult>;
  taps: Record<string, Tap & { build: string }>;
}

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    lighthouse: { type: 'boolean' },
    fresh: { type: 'boolean' },
  },
});

await bench(options.page ?? [...sitePaths, '/404']);

async function bench(paths: string[]): Promise<void> {
  const results = await readResults();
  const build = readFileSync('dist/inputs.sha256', 'utf8');
  const executablePath = findOrInstallBrowser();
  const server = await startServer();
  const site = await startFront(server.origin);
  const bare = await startFront(server.origin, { withoutScripts: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const path of paths) {
      const done = results.pages[path];
      if (done?.build !== build || options.fresh) {
        results.pages[path] = await measure(path);
        await save(results);
      }
      const measured = results.pages[path];
      if (options.lighthouse && measured && !measured.scores) {
        measured.scores = await scoresOf(site.origin + path, executablePath);
        await save(results);
      }
      console.log(`measured ${path}`);
    }
    for (const [name, control] of options.page ? [] : Object.entries(controls)) {
      if (results.taps[name]?.build === build && !options.fresh) continue;
      const taps: Tap[] = [];
      for (let run = 0; run < RUNS; run += 1)
        taps.push(await tap(browser, site.origin, bare.origin, control));
      results.taps[name] = { build, ...medians(taps) };
      await save(results);
      console.log(`tapped ${name}`);
    }
  } finally {
    await browser.close();
    site.close();
    bare.close();
    server.child.kill();
  }
  print(results);

  /** The two are measured in turn, so that both meet the same weather. */
  async function measure(path: string): Promise<PageResult> {
    const pages: Visit[] = [];
    const limits: Visit[] = [];
    const changes: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      limits.push(await visit(browser, bare.origin + path, false));
      pages.push(await visit(browser, site.origin + path, true));
      changes.push(await changePage(browser, site.origin + path));
    }
    const taken = new Date().toISOString();
    const pageChange = median(changes);
    return { build, taken, page: medians(pages), limit: medians(limits), pageChange };
  }
}

function print({ pages, taps }: Results): void {
  console.table(
    Object.fromEntries(
      Object.entries(pages).map(([path, { page, limit, pageChange, scores }]) => [
        path,
        {
          'first paint ms': Math.round(page.firstPaint),
          '× limit': ratio(page.firstPaint, limit.firstPaint),
          'LCP ms': Math.round(page.largestPaint),
          '× limit ': ratio(page.largestPaint, limit.largestPaint),
          CLS: Number(page.shift.toFixed(4)),
          'TBT ms': Math.round(page.blocked),
          'hydrated ms': Math.round(page.hydrated ?? Number.NaN),
          'page change ms': Math.round(pageChange),
          'JS KB': Math.round(page.scripts / 1024),
          'ahead KB': Math.round(page.ahead / 1024),
          ...scores,
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      Object.entries(taps).map(([name, { early, settled, limit }]) => [
        `a tap on ${name}`,
        { 'before scripts ms': Math.round(early), 'INP ms': settled, 'INP ms of the limit': limit },
      ]),
    ),
  );
}

async function readResults(): Promise<Results> {
  const saved = await readFile(RESULTS, 'utf8').catch(() => undefined);
  return saved ? JSON.parse(saved) : { pages: {}, taps: {} };
}

function save(results: Results): Promise<void> {
  return writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

/** The median of every measure; one that was not taken stays so. */
function medians<Measured extends object>(runs: Measured[]): Measured {
  const measures = Object.keys(runs[0] ?? {}) as (keyof Measured)[];
  const of = (key: keyof Measured) =>
    runs[0]?.[key] === undefined ? undefined : median(runs.map((run) => Number(run[key])));
  return Object.fromEntries(measures.map((key) => [key, of(key)])) as Measured;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function ratio(value: number, limit: number): number {
  return Number((value / limit).toFixed(2));
}
