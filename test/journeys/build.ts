import { execFileSync } from 'node:child_process';
import { builtSite, school } from '#test/school-env.ts';

/**
 * Builds the office, which has no facts of a school, and the site of the tests' school, if an input
 * of theirs has changed. The workers and the servers that they start have the same environment.
 */
export default function build(): void {
  runBuild('build/office.ts');
  Object.assign(process.env, school, builtSite);
  runBuild('build/site.ts');
}

function runBuild(script: string): void {
  execFileSync(process.execPath, [script, '--if-changed'], { stdio: 'inherit' });
}

// Run as a command, it builds before the journeys start.
if (import.meta.main) build();
