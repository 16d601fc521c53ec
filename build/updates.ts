// `npm run check:updates`: which pinned packages are behind, and which known advisories name them,
// in sentences. Exits with 1 when an advisory names a package, or when the registry did not answer.
import { spawnSync } from 'node:child_process';

/** A row of `npm outdated --json`. A package for another platform has no `current`. */
export interface Outdated {
  current?: string;
  wanted: string;
  latest: string;
}

/** An entry of `npm audit --json`: `via` holds advisories, or names of packages that have one. */
export interface Vulnerable {
  name: string;
  severity: string;
  via: (string | { title: string; url: string })[];
}

/** @returns a sentence for each package whose pinned version is not the newest */
export function outdatedSentences(packages: Record<string, Outdated>): string[] {
  return Object.entries(packages)
    .filter(([, { wanted, latest }]) => wanted !== latest)
    .map(([name, { wanted, latest }]) => {
      const isMajor = wanted.split('.')[0] !== latest.split('.')[0];
      const advice = isMajor ? 'A major version: read its release notes first.' : '';
      return `${name} is at ${wanted}, the newest version is ${latest}. ${advice}`.trim();
    });
}

/** @returns a sentence for each advisory */
export function advisorySentences(packages: Record<string, Vulnerable>): string[] {
  return Object.values(packages).flatMap(({ name, severity, via }) =>
    via
      .filter((each) => typeof each !== 'string')
      .map(({ title, url }) => `An advisory names ${name} (${severity}): ${title}. See ${url}`),
  );
}

if (import.meta.main) main();

function main(): void {
  const outdated = outdatedSentences(npm('outdated') as Record<string, Outdated>);
  const audit = npm('audit') as { vulnerabilities?: Record<string, Vulnerable>; message?: string };
  const advisories = audit.vulnerabilities
    ? advisorySentences(audit.vulnerabilities)
    : [`The registry gave no list of advisories: ${audit.message ?? 'no answer'}.`];
  const behind = outdated.length === 0 ? ['Every package is at its newest version.'] : outdated;
  for (const sentence of [...behind, ...advisories]) console.log(`- ${sentence}`);
  if (advisories.length === 0) console.log('- No advisory names a package of this project.');
  if (outdated.length > 0)
    console.log('\nTo update one: npm install --save-exact NAME@VERSION, then npm test.');
  process.exitCode = advisories.length > 0 ? 1 : 0;
}

/** Runs an npm command. npm exits with 1 when it has findings, so only its output counts. */
function npm(command: 'outdated' | 'audit'): unknown {
  const { stdout, stderr } = spawnSync('npm', [command, '--json', '--loglevel=error'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout.trim() || '{}');
  } catch {
    console.error(`npm ${command} gave no answer that can be read: ${stderr || stdout}`);
    process.exit(1);
  }
}
