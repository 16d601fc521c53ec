import { differences } from '#content/schemas/document-value.ts';
import { type DocumentId, type Documents, labelOf } from '#content/schemas/documents.ts';
import { pointer } from '#content/schemas/editor-fields.ts';
import type { SiteChange } from '#server/store/site-versions.ts';
import { pagesShowing } from './pages-showing.ts';
import { documentIds } from './site-documents.ts';

/** What differs between two versions, field by field, in the order of the documents. */
export function changesBetween(from: Documents, to: Documents): SiteChange[] {
  return documentIds.flatMap((document) => changesIn(document, from, to));
}

function changesIn(document: DocumentId, from: Documents, to: Documents): SiteChange[] {
  const edited = differences(from[document], to[document]).filter(
    // The classes that were removed are listed where they were.
    ({ steps }) => steps[0] !== 'former',
  );
  return edited.map(({ steps, ...change }) => {
    // What was removed is only in the previous version.
    const documents = change.to === null ? from : to;
    return {
      document,
      path: pointer(steps),
      label: labelOf(document, steps, documents[document]),
      ...change,
      pages: pagesShowing(document, steps, documents),
    };
  });
}
