import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { medians } from './medians.ts';
import { changePage } from './page-change.ts';
import { startFront, startServer } from './start.ts';
import { controls, tapSettled } from './taps.ts';
import { visit } from './visit.ts';

const FILE = 'bench/results/comparison.json';

interface Tapped {
  /** Interaction to next paint. */
  settled: number;
}

interface Measured {
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  pageChange: number;
  pageChangeCpu: number;
}

/**
 * Measures this build and that of another checkout in turn, so that both meet the same weather, and
 * keeps the medians in bench/results/comparison.json.
 *
 * @param origin where a front before this build's server is
 * @param folder the other checkout, installed and built
 * @param what which pages, which of the controls, and how often each
 */
export async function compareBuilds(
  browser: Browser,
  origin: string,
  folder: string,
  what: { paths: readonly string[]; taps: readonly string[]; runs: number },
): Promise<void> {
  const server = await startServer(mkdtempSync(join(tmpdir(), 'bench-')), folder);
  const other = await startFront(server.origin);
  const pages: Record<string, { now: Measured; before: Measured }> = {};
  const taps: Record<string, { now: Tapped; before: Tapped }> = {};
  try {
    for (const path of what.paths) {
      pages[path] = await inTurn(
        () => measure(browser, origin + path),
        () => measure(browser, other.origin + path),
        what.runs,
      );
      console.log(`compared ${path}`);
    }
    for (const name of what.taps) {
      taps[name] = await inTurn(
        () => measureTap(browser, origin, name),
        () => measureTap(browser, other.origin, name),
        what.runs,
      );
      console.log(`compared ${name}`);
    }
  } finally {
    other.close();
    server.child.kill();
  }
  console.table(ratios(pages));
  console.table(ratios(taps));
  await writeFile(FILE, `${JSON.stringify({ taken: new Date(), pages, taps }, null, 2)}\n`);
}

async function measure(browser: Browser, url: string): Promise<Measured> {
  const { firstPaint, largestPaint, blocked } = await visit(browser, url, true);
  const { time, cpu } = await changePage(browser, url);
  return { firstPaint, largestPaint, blocked, pageChange: time, pageChangeCpu: cpu };
}

async function measureTap(browser: Browser, origin: string, name: string): Promise<Tapped> {
  const control = controls[name];
  if (!control) throw new Error(`No control is called ${name}`);
  return { settled: await tapSettled(browser, origin + control.path, control, true) };
}

async function inTurn<Result extends object>(
  now: () => Promise<Result>,
  before: () => Promise<Result>,
  runs: number,
): Promise<{ now: Result; before: Result }> {
  const ours: Result[] = [];
  const theirs: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    theirs.push(await before());
    ours.push(await now());
  }
  return { now: medians(ours), before: medians(theirs) };
}

/** Each measure as 'now/before = ratio', with two digits. */
function ratios<Result extends object>(
  results: Record<string, { now: Result; before: Result }>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(results).map(([name, { now, before }]) => [
      name,
      Object.fromEntries(
        Object.keys(now).map((key) => {
          const [ours, theirs] = [now, before].map((of) => Number(of[key as keyof Result]));
          if (ours === undefined || theirs === undefined) return [key, '-'];
          return [key, `${Math.round(ours)}/${Math.round(theirs)} = ${(ours / theirs).toFixed(2)}`];
        }),
      ),
    ]),
  );
}
