import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { DocumentId } from '#content/schemas/documents.ts';

/** The paths of the pages that show a field. Mails, calendars and replies are not pages. */
export function pagesShowing(_document: DocumentId, _steps: readonly string[]): SitePath[] {
  return [...sitePaths];
}
