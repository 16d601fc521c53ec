import { execFileSync } from 'node:child_process';

/** Builds what the journeys visit, if one of its inputs has changed. */
export default function build(): void {
  for (const script of ['build/site.ts', 'build/office.ts']) {
    execFileSync(process.execPath, [script, '--if-changed'], { stdio: 'inherit' });
  }
}
