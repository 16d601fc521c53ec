import type { DocumentId } from '#content/schemas/documents.ts';
import type { SiteProblem } from '../../api/site-queries.ts';

/** The documents whose changes may put a field of another one in doubt. */
const causes: Partial<Record<DocumentId, readonly DocumentId[]>> = {
  timetable: ['teachers'],
  teachers: ['timetable'],
  lecturers: ['teachers'],
  courses: ['timetable'],
  pages: ['timetable'],
};

/** What is worth a look before these documents are published: also in documents that did not change. */
export function doubtsIn(
  problems: readonly SiteProblem[],
  changed: readonly DocumentId[],
): SiteProblem[] {
  return problems.filter(
    ({ document, blocks }) =>
      !blocks && [document, ...(causes[document] ?? [])].some((id) => changed.includes(id)),
  );
}
