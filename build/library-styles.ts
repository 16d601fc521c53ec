import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseSync } from 'oxc-parser';

/**
 * The style sheet that sonner puts into the page with the first toast. Read from the installed
 * package, so that the content policy follows it to the next version.
 */
export async function sonnerStyle(): Promise<string> {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const { program } = parseSync(file, await readFile(file, 'utf8'));
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement') continue;
    const call = statement.expression;
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
    const [css] = call.arguments;
    if (call.callee.name === '__insertCSS' && css?.type === 'Literal') return String(css.value);
  }
  throw new Error('sonner no longer calls __insertCSS: look how it brings its styles.');
}
