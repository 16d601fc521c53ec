// `npm run check:content`: prints what is wrong with the documents, and what is left to replace.
import { join } from 'node:path';
import { readWrittenDocuments } from '../read-documents.ts';
import { placeholderSentences } from './placeholders.ts';
import { type Problem, problemsAcross } from './problems.ts';

const folder = process.env.DEFAULT_DOCUMENTS ?? join(import.meta.dirname, '../documents');

try {
  const documents = readWrittenDocuments(folder);
  const problems = problemsAcross(documents);
  const wrong = problems.filter(({ blocks }) => blocks);
  const other = problems.filter(({ blocks }) => !blocks);
  print('Still to be replaced or confirmed by the school', placeholderSentences(documents));
  print('Worth a look', other.map(withPlace));
  print('Wrong: correct this before you publish', wrong.map(withPlace));
  if (wrong.length === 0) console.log('\nNothing is wrong.');
  else process.exitCode = 1;
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 1;
}

function withPlace({ document, path, message }: Problem): string {
  return `${message} (${document}.json, ${path})`;
}

function print(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`\n${heading} (${sentences.length})\n`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
}
