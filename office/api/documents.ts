import { createContext, use } from 'react';
import type { Documents } from '#content/schemas/documents.ts';

/** The school's documents as they are published now; undefined until they are loaded. */
export const DocumentsContext = createContext<Documents | undefined>(undefined);

/** The school's documents, for all that is shown once they are loaded. */
export function useDocuments(): Documents {
  const documents = use(DocumentsContext);
  if (!documents) throw new Error('The documents are not loaded.');
  return documents;
}
