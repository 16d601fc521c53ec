import { readFile, writeFile } from 'node:fs/promises';
import { kilobytes, type Results, ratio } from './results.ts';

const FILE = 'docs/performance.md';

/** Puts the newest figures into docs/performance.md. */
export async function writePerformancePage(results: Results): Promise<void> {
  await writeFile(FILE, withTables(await readFile(FILE, 'utf8'), results));
}

/**
 * A text with the newest figures between the comments that name its two tables.
 * @throws when it has no place for one of them
 */
export function withTables(text: string, { pages, taps, scores }: Results): string {
  const pageRows = Object.entries(pages).map(([path, { page, limit, pageChange }]) => [
    `\`${path}\``,
    ratio(page.firstPaint, limit.firstPaint).toFixed(2),
    ratio(page.largestPaint, limit.largestPaint).toFixed(2),
    page.shift.toFixed(4),
    String(Math.round(page.blocked)),
    String(Math.round(pageChange.time)),
    pageChange.cpu === undefined ? '-' : String(Math.round(pageChange.cpu)),
    `${kilobytes(page.scripts)} + ${kilobytes(page.ahead)}`,
    Object.values(scores[path]?.scores ?? { none: '-' }).join(' '),
  ]);
  const tapRows = Object.entries(taps).map(([name, { early, settled = '-', limit = '-' }]) => [
    name,
    String(Math.round(early)),
    String(settled),
    String(limit),
  ]);
  const withPages = fill(text, 'pages', [
    [
      'Page',
      'First paint',
      'LCP',
      'CLS',
      'TBT ms',
      'Change ms',
      'CPU ms',
      'Scripts KB',
      'Lighthouse',
    ],
    ...pageRows,
  ]);
  const head = ['A tap on', 'Before the scripts, ms', 'INP, ms', 'INP of the limit, ms'];
  return fill(withPages, 'taps', [head, ...tapRows]);
}

function fill(text: string, name: string, rows: string[][]): string {
  const place = new RegExp(`(<!-- bench: ${name} -->)[^<]*(<!-- end -->)`);
  if (!place.test(text)) throw new Error(`There is no place for the table of ${name}.`);
  return text.replace(place, (_, start, end) => `${start}\n\n${table(rows)}\n\n${end}`);
}

/** A Markdown table, the first row its head, each column as wide as its widest cell. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = rows.map((row) =>
    line(widths.map((width, column) => (row[column] ?? '').padEnd(width))),
  );
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
