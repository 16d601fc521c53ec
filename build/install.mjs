// Installs what a package-lock.json names, if it is not there yet: the project's own, or that of
// the folder given as an argument (tools that few need). Plain JavaScript: this one file runs on
// whatever Node the machine has, before the project's own is there.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);

// npm writes this file last, so an install that was cut off is done again.
const installed = join(folder, 'node_modules/.package-lock.json');
const changed = ['package.json', 'package-lock.json'].some(
  (file) =>
    !existsSync(installed) || statSync(join(folder, file)).mtimeMs > statSync(installed).mtimeMs,
);

if (changed) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
