import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's mobile scores of a page. Its simulation is noisy: the best of up to three runs.
 *
 * @param browser path of the executable
 * @param flags Chrome's switches
 */
export async function scoresOf(
  url: string,
  browser: string,
  flags: string[],
): Promise<Record<string, number>> {
  const report = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  // The flags are one string; a flag with a space in it must be quoted.
  const quoted = ['--headless=new', ...flags].map((flag) => flag.replace(/=(.* .*)/, "='$1'"));
  const chrome = `--chrome-flags=${quoted.join(' ')}`;
  const output = ['--output=json', `--output-path=${report}`, '--quiet'];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const best: Record<string, number> = {};
  for (let run = 0; run < 3; run += 1) {
    // Not execFileSync: the proxy that Lighthouse loads the page from runs in this process.
    await promisify(execFile)(
      process.execPath,
      ['bench/tools/node_modules/lighthouse/cli/index.js', url, ...output, only, chrome],
      { env: { ...process.env, CHROME_PATH: browser } },
    );
    const { categories } = JSON.parse(readFileSync(report, 'utf8'));
    for (const name of CATEGORIES)
      best[name] = Math.max(best[name] ?? 0, Math.round(categories[name].score * 100));
    if (Object.values(best).every((score) => score === 100)) break;
  }
  return best;
}
