import { join } from 'node:path';
import { placeholders, problems, twoReadings, worthALook } from './check.ts';
import { loadContent } from './sources.ts';

function print(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`\n${heading} (${sentences.length})\n`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
}

const root = join(import.meta.dirname, '../..');
const modules = await loadContent(root);
const wrong = problems(modules);

print('Still to be replaced or confirmed by the school', placeholders());
print('Two readings of one fact, both shown on purpose', twoReadings());
print('Worth a look', worthALook());
print('Wrong: correct this before you publish', wrong);
console.log(wrong.length === 0 ? '\nNothing is wrong.' : '');
process.exitCode = wrong.length === 0 ? 0 : 1;
