import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from './problems.ts';

// Everything that reads documents is imported after their syntax has been checked.
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'content/documents');
try {
  for (const name of globSync('*.json', { cwd: folder })) checkSyntax(join(folder, name));
  await import('../valid-documents.ts');
  for (const file of globSync('content/{forms,office,pages,school,teaching}/**/*.ts', {
    cwd: root,
  })) {
    if (!file.includes('.test.')) await import(pathToFileURL(join(root, file)).href);
  }
  await check();
} catch (error) {
  console.log(error instanceof SyntaxError ? sentenceOf(error) : (error as Error).message);
  process.exitCode = 1;
}

/** @throws a SyntaxError that names the file and the line */
function checkSyntax(file: string): void {
  const text = readFileSync(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    const sentence = 'check the commas, brackets and quotation marks there and in the line above';
    throw new SyntaxError(`content/documents/${basename(file)}, line ${line}: ${sentence}.`);
  }
}

/** Node puts 'file:line' into the first line of the stack of a mistake in TypeScript. */
function sentenceOf({ message, stack = '' }: SyntaxError): string {
  const place = /(content\/\S+?):(\d+)/.exec(stack.split('\n', 1)[0] ?? '');
  return place ? `${place[1]}, line ${place[2]}: ${message}` : message;
}

async function check(): Promise<void> {
  const { documents } = await import('../valid-documents.ts');
  const { placeholderSentences } = await import('./placeholders.ts');
  const { problemsAcross } = await import('./problems.ts');
  const problems = problemsAcross(documents);
  const wrong = problems.filter(({ blocks }) => blocks);
  const other = problems.filter(({ blocks }) => !blocks);
  print('Still to be replaced or confirmed by the school', placeholderSentences(documents));
  print('Worth a look', other.map(withPlace));
  print('Wrong: correct this before you publish', wrong.map(withPlace));
  console.log(wrong.length === 0 ? '\nNothing is wrong.' : '');
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

function withPlace({ document, path, message }: Problem): string {
  return `${message} (${document}.json, ${path})`;
}

function print(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`\n${heading} (${sentences.length})\n`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
}
