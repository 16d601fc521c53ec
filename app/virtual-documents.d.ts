/** What a build, a rendering and the tests put in place of it: see build/documents.ts. */
declare module 'virtual:documents' {
  export const documents: import('#content/schemas/documents.ts').Documents;
  /** With the marks of placeholders; only where pages are rendered. */
  export const markedDocuments: import('#content/schemas/documents.ts').Documents;
  export const siteOrigin: string;
  export function loadFacts(path: string): Promise<unknown>;
}
