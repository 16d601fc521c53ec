import { readdir } from 'node:fs/promises';
import { placeholders, problems, twoReadings, worthALook } from './check.ts';
import type { Modules } from './walk.ts';

/** Every content file, so that a new one is checked without being listed anywhere. */
async function loadContent(): Promise<Modules> {
  const folder = new URL('../', import.meta.url);
  const files = (await readdir(folder)).filter((file) => /^[^.]+\.ts$/.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, { ...(await import(new URL(file, folder).href)) }]),
    ),
  );
}

function print(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`\n${heading} (${sentences.length})\n`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
}

const modules = await loadContent();
const wrong = problems(modules);

print('Still to be replaced or confirmed by the school', placeholders(modules));
print('Two readings of one fact, both shown on purpose', twoReadings());
print('Worth a look', worthALook());
print('Wrong: mend this before you publish', wrong);
console.log(wrong.length === 0 ? '\nNothing is wrong.' : '');
process.exitCode = wrong.length === 0 ? 0 : 1;
