import type { Disagreement } from '#content/schemas/document-value.ts';
import { draftStore } from '../browser/drafts.ts';

/** What a person has typed into a document and the server does not have yet, or writes in another way. */
export interface TypedDocument {
  /** The revision and the value that it was typed into. */
  revision: number;
  base: unknown;
  value: unknown;
  /** Whether the server has all of it. */
  isSaved?: boolean;
  /** Why the server rejected a value, by the pointers of its fields. */
  rejected?: { value: unknown; fields: Readonly<Record<string, string>> };
  /** What a colleague has made of the same values. */
  colleague?: { by: string; at: string; disagreements: Disagreement[] };
}

/** By the person and the document. */
export const siteDrafts = draftStore<TypedDocument>('office:site:');
