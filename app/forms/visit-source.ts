import { loadData, saveData } from '#app/browser/stored-data.ts';
import { type FormSource, formSource } from '#content/office/origins.ts';
import { sourceOfVisit } from '#rules/pages/visit-source.ts';

/** Stores for this tab where the visit came from, once. It is sent with a form only. */
export function noteVisitSource(): void {
  if (visitSource()) return;
  const source = sourceOfVisit(new URL(location.href), document.referrer);
  if (source) saveData('source', 'visit', { source });
}

/** Where the visit of this tab came from; undefined when it is not known. */
export function visitSource(): FormSource | undefined {
  return loadData('source', 'visit', ({ source }) => formSource(source))?.value;
}
