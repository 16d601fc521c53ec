// Importing this file stops the process if a document does not match its schema. A program imports
// it before all that reads documents.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type DocumentId, type Documents, problemsInFields, schemas } from './schemas/documents.ts';

const require = createRequire(import.meta.url);
const read = Object.keys(schemas).map((id) => {
  const file = fileURLToPath(import.meta.resolve(`#documents/${id}.json`));
  return [id as DocumentId, require(file)] as const;
});

const problems = read.flatMap(([id, value]) =>
  problemsInFields(id, value).map(
    ({ path, message }) => `${message} (${id}.json, ${path || 'the whole document'})`,
  ),
);
if (problems.length > 0) throw new Error(problems.join('\n'));

/** The documents that this process reads, by id. */
export const documents = Object.fromEntries(read) as unknown as Documents;
