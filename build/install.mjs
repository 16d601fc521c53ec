// Installs what package-lock.json lists, unless it is installed already: the project's own, or that
// of the folder given as an argument (tools that few need). Plain JavaScript: this one file runs on
// whatever Node the machine has, before the project's own is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);

// Written last: npm's own note is there even when the installation was interrupted.
const stamp = join(folder, 'node_modules', '.installed');
const wanted = ['package.json', 'package-lock.json']
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      // Errors go to stderr; the count of packages does not matter.
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
