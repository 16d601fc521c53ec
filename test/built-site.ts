import { execFileSync } from 'node:child_process';
import { builtSite, school } from './school-env.ts';

/** Builds the site of the tests' school once for all slow tests, if an input of it has changed. */
export default function build(): void {
  execFileSync(process.execPath, ['build/site.ts', '--if-changed'], {
    stdio: 'inherit',
    env: { ...process.env, ...school, ...builtSite },
  });
}
