import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * The one without a window is first: its pages take two thirds of the time of a whole browser's.
 */
const COMMANDS = ['chromium-headless-shell', ...WHOLE];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium for the journeys: the system's, otherwise Playwright's.
 * @returns the path of a browser that responds, or undefined
 */
export function findBrowser(): string | undefined {
  return candidates(COMMANDS).find(answers);
}

/**
 * The Chromium for measurements, with a window if possible: without one, a loaded picture may wait
 * for the next frame.
 * @throws as `findOrInstallBrowser` does
 */
export function findWholeBrowser(): string {
  return candidates(WHOLE).find(answers) ?? findOrInstallBrowser();
}

/**
 * As `findBrowser`, but tries to install one first.
 * @throws with a sentence if no browser could be
 * installed
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser() ?? installPlaywrights() ?? installDebians();
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed (tried Playwright’s download and apt-get). ' +
      'Install Chromium or Chrome so that `chromium` or `google-chrome` is on the PATH.',
  );
}

function candidates(commands: string[]): string[] {
  const onPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap((folder) => commands.map((command) => `${folder}/${command}`));
  return [...onPath, MAC, chromium.executablePath()].filter((file) => existsSync(file));
}

/** Whether it is a browser, and not a stub that explains where to get one. */
function answers(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function installPlaywrights(): string | undefined {
  console.log('No Chromium here: installing Playwright’s …');
  run('npx', ['playwright', 'install', 'chromium']);
  return findBrowser();
}

function installDebians(): string | undefined {
  console.log('Installing Debian’s Chromium …');
  const root = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    root ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  apt('update', '-q');
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-q', '-y', '--no-install-recommends', browser);
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 5 * 60_000,
    shell: process.platform === 'win32',
  });
}

// Run as a command, it installs a browser unless it finds one.
if (import.meta.main) console.log(findOrInstallBrowser());
