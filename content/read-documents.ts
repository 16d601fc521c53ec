import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledDocuments } from './fill-text.ts';
import { type DocumentId, type Documents, problemsInFields, schemas } from './schemas/documents.ts';

/** The ids of all documents. */
export const documentIds = Object.keys(schemas) as DocumentId[];

/** A document that cannot be used. The message names the document, the field and the fault. */
export class DocumentError extends Error {}

/**
 * Reads the documents of a folder as they are written.
 * @throws DocumentError if one is missing, is no JSON or does not match its schema
 */
export function readWrittenDocuments(folder: string): Documents {
  const read = documentIds.map((id) => [id, parse(join(folder, `${id}.json`))] as const);
  const problems = read.flatMap(([id, value]) =>
    problemsInFields(id, value).map(
      ({ path, message }) => `${message} (${id}.json, ${path || 'the whole document'})`,
    ),
  );
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
  return Object.fromEntries(read) as unknown as Documents;
}

/** The same with the facts in their texts. */
export function readDocuments(folder: string): Documents {
  return filledDocuments(readWrittenDocuments(folder));
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { message } = error as Error;
    throw new DocumentError(`${file}: ${message}`);
  }
}
