// `npm run bench`: every page on a slow phone beside the same page without scripts, as ratios of
// one run, and taps. `--page /fees` for one page, `--lighthouse` for Lighthouse's scores instead,
// `--fresh` to measure again what bench/results/ has of this very build, `--against FOLDER` to
// measure this build and that of another checkout in turn, and print how they compare (with `--page`
// and `--tap 'a tab'` these pages and controls alone, with `--runs 9` the medians of nine). The
// tables of docs/performance.md follow. The server's figures: `npm run bench:server`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { findWholeBrowser } from '#test/browser.ts';
import { compareBuilds } from './compare-builds.ts';
import { scoresOf } from './lighthouse.ts';
import { medians } from './medians.ts';
import { changePage, type PageChange } from './page-change.ts';
import { writePerformancePage } from './performance-page.ts';
import { type Of, type PageResult, print, readResults, save } from './results.ts';
import { windowFlag } from './slow-page.ts';
import { startElsewhere, startFront, startServer } from './start.ts';
import { controls, type Tap, tap } from './taps.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 3;

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    lighthouse: { type: 'boolean' },
    fresh: { type: 'boolean' },
    against: { type: 'string' },
    tap: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});

const paths = options.page ?? [...sitePaths, '/404'];
const build = readFileSync('dist/inputs.sha256', 'utf8');
const results = await readResults();
const executablePath = findWholeBrowser();
const server = await startServer();
const site = await startFront(server.origin);
const bare = await startFront(server.origin, { withoutScripts: true });
const elsewhere = await startElsewhere();
const flags = ['--no-sandbox', windowFlag, ...elsewhere.flags];
const browser = await chromium.launch({ executablePath, args: flags });
try {
  if (options.against) {
    const answered = Object.keys(controls).filter((name) => controls[name]?.answered);
    await compareBuilds(browser, site.origin, options.against, {
      paths: options.tap ? (options.page ?? []) : paths,
      taps: options.page ? (options.tap ?? []) : (options.tap ?? answered),
      runs: Number(options.runs),
    });
  } else if (options.lighthouse) {
    // Lighthouse scores no page whose status is 404.
    const scored = paths.filter((path) => path !== '/404');
    await each(scored, results.scores, async (path) => ({
      scores: await scoresOf(site.origin + path, executablePath, flags),
    }));
  } else {
    await each(paths, results.pages, measure);
    if (!options.page) await each(Object.keys(controls), results.taps, tapOn);
  }
} finally {
  await browser.close();
  site.close();
  bare.close();
  elsewhere.close();
  server.child.kill();
}
if (!options.against) {
  print(results);
  await writePerformancePage(results);
}

/** Takes what is not there yet of this build, and keeps it at once. */
async function each<Result>(
  names: string[],
  taken: Record<string, Result & Of>,
  take: (name: string) => Promise<Result>,
): Promise<void> {
  for (const name of names) {
    if (taken[name]?.build === build && !options.fresh) continue;
    taken[name] = { build, taken: new Date().toISOString(), ...(await take(name)) };
    await save(results);
    console.log(`measured ${name}`);
  }
}

/** The page and its limit are measured in turn, so that both meet the same weather. */
async function measure(path: string): Promise<PageResult> {
  const pages: Visit[] = [];
  const limits: Visit[] = [];
  const changes: PageChange[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    limits.push(await visit(browser, bare.origin + path, false));
    pages.push(await visit(browser, site.origin + path, true));
    changes.push(await changePage(browser, site.origin + path));
  }
  return { page: medians(pages), limit: medians(limits), pageChange: medians(changes) };
}

async function tapOn(name: string): Promise<Tap> {
  const control = controls[name];
  if (!control) throw new Error(`No control is called ${name}`);
  const taps: Tap[] = [];
  for (let run = 0; run < RUNS; run += 1)
    taps.push(await tap(browser, site.origin, bare.origin, control));
  return medians(taps);
}
