// Importing this file stops the process if a document does not match its schema. A program imports
// it before all that reads documents.
import { readFileSync } from 'node:fs';
import { type DocumentId, type Documents, problemsInFields, schemas } from './schemas/documents.ts';

const read = Object.keys(schemas).map((id) => {
  const file = new URL(import.meta.resolve(`#documents/${id}.json`));
  return [id as DocumentId, JSON.parse(readFileSync(file, 'utf8'))] as const;
});

const problems = read.flatMap(([id, value]) =>
  problemsInFields(id, value).map(
    ({ path, message }) => `${message} (${id}.json, ${path || 'the whole document'})`,
  ),
);
if (problems.length > 0) throw new Error(problems.join('\n'));

/** The documents that this process reads, by id. */
export const documents = Object.fromEntries(read) as unknown as Documents;
