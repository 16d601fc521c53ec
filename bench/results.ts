import { readFile, writeFile } from 'node:fs/promises';
import type { PageChange } from './page-change.ts';
import type { Tap } from './taps.ts';
import type { Visit } from './visit.ts';

const FILE = 'bench/results/pages.json';

/** A figure belongs to the build that it was taken of. */
export interface Of {
  build: string;
  taken: string;
}

export interface PageResult {
  page: Visit;
  limit: Visit;
  /** The main thread's own time is missing in figures that are older than its measurement. */
  pageChange: Pick<PageChange, 'time'> & Partial<PageChange>;
}

/** Kept after every page, so that a run that was cut off goes on where it was. */
export interface Results {
  pages: Record<string, PageResult & Of>;
  taps: Record<string, Tap & Of>;
  /** Lighthouse's, of 100, by page and category. */
  scores: Record<string, { scores: Record<string, number> } & Of>;
}

export async function readResults(): Promise<Results> {
  const saved = await readFile(FILE, 'utf8').catch(() => '{}');
  return { pages: {}, taps: {}, scores: {}, ...JSON.parse(saved) };
}

export function save(results: Results): Promise<void> {
  return writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

export function print({ pages, taps, scores }: Results): void {
  table(pages, ({ page, limit, pageChange }) => ({
    'first paint ms': Math.round(page.firstPaint),
    '× limit': ratio(page.firstPaint, limit.firstPaint),
    'LCP ms': Math.round(page.largestPaint),
    '× limit ': ratio(page.largestPaint, limit.largestPaint),
    CLS: Number(page.shift.toFixed(4)),
    'TBT ms': Math.round(page.blocked),
    'hydrated ms': Math.round(page.hydrated ?? Number.NaN),
    'page change ms': Math.round(pageChange.time),
    'of its CPU ms': Math.round(pageChange.cpu ?? Number.NaN),
    'JS KB': kilobytes(page.scripts),
    'ahead KB': kilobytes(page.ahead),
  }));
  table(taps, ({ early, settled, limit }) => ({
    'before scripts ms': Math.round(early),
    'INP ms': settled,
    'INP ms of the limit': limit,
  }));
  table(scores, ({ scores }) => scores);
}

function table<Result>(results: Record<string, Result>, row: (result: Result) => object): void {
  const rows = Object.entries(results).map(([name, result]) => [name, row(result)]);
  if (rows.length > 0) console.table(Object.fromEntries(rows));
}

export function ratio(value: number, limit: number): number {
  return Number((value / limit).toFixed(2));
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 1024);
}
