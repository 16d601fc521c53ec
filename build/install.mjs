// Installs what a package-lock.json names, if it is not there yet: the project's own, or that of
// the folder given as an argument (tools that few need). Plain JavaScript: this one file runs on
// whatever Node the machine has, before the project's own is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);

// A note of our own, written last: npm leaves its own behind when it is cut off as well.
const stamp = join(folder, 'node_modules', '.installed');
const wanted = ['package.json', 'package-lock.json']
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // What goes wrong is said there; how many packages came is of no use to anybody.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
