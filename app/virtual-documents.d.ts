/** What a build, a rendering and the tests put in place of it: see build/documents.ts. */
declare module 'virtual:documents' {
  export const documents: import('#content/schemas/documents.ts').Documents;
  /** With the marks of placeholders; only where pages are rendered. */
  export const markedDocuments: import('#content/schemas/documents.ts').Documents;
  export const siteOrigin: string;
}

/** Apart from the documents: in development an edited one must not load the whole page again. */
declare module 'virtual:load-facts' {
  /** Fetches what only the page of a path shows. */
  export function loadFacts(path: string): Promise<unknown>;
}
