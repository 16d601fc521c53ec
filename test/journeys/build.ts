import { execFileSync } from 'node:child_process';
import { builtSite, school } from '#test/school-env.ts';

/**
 * Builds the site and the office of the tests' school, if an input of theirs has changed. The
 * workers and the servers that they start have the same environment.
 */
export default function build(): void {
  Object.assign(process.env, school, builtSite);
  for (const script of ['build/site.ts', 'build/office.ts']) {
    execFileSync(process.execPath, [script, '--if-changed'], { stdio: 'inherit' });
  }
}

// Run as a command, it builds before the journeys start.
if (import.meta.main) build();
