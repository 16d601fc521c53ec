// `npm run pictures -- take DIR` photographs every page and state of the built site;
// `npm run pictures -- compare A B` says which pixels two such folders do not share. See ../README.md.
import { parseArgs } from 'node:util';
import { compareFolders } from './compare.ts';
import { takeAll } from './take.ts';

const USAGE = `Usage:
  npm run pictures -- take DIR [--origin URL] [--only WORDS]
  npm run pictures -- compare A B [--only WORDS]`;

const { values: options, positionals } = parseArgs({
  options: { origin: { type: 'string' }, only: { type: 'string' } },
  allowPositionals: true,
});
const [command, first, second] = positionals;
const only = new RegExp(options.only ?? '');

if (command === 'take' && first) {
  await takeAll(first, { origin: options.origin, only });
} else if (command === 'compare' && first && second) {
  if (!(await compareFolders(first, second, only))) process.exitCode = 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
