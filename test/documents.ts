import { readDocuments } from '#content/read-documents.ts';
import { school } from './school-env.ts';

/** The documents of the tests' school. */
export const documents = readDocuments(school.DEFAULT_DOCUMENTS);

export const markedDocuments = readDocuments(school.DEFAULT_DOCUMENTS);

export const siteOrigin = new URL(documents.school.siteUrl).origin;

/** Here the documents are complete. */
export const loadFacts = async () => {};
