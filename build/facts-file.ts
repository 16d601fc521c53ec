import { createHash } from 'node:crypto';
import type { Documents } from '#content/schemas/documents.ts';

/**
 * The documents as a script, which a page's other scripts import. Its path changes with its content.
 * @param documents as the pages show them: see documentsOnPages
 */
export function factsFile(documents: Documents, siteOrigin: string) {
  const text =
    `export const documents=${JSON.stringify(documents)};` +
    `export const siteOrigin=${JSON.stringify(siteOrigin)};`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return {
    path: `/assets/facts-${hash}.js`,
    type: 'text/javascript; charset=utf-8',
    text,
    immutable: true,
  };
}
