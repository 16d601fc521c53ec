import { sitePaths } from '#content/pages/paths.ts';
import { type Difference, differences, stepsIn, undone } from '#content/schemas/document-value.ts';
import { type DocumentId, type Documents, labelOf } from '#content/schemas/documents.ts';
import { pointer } from '#content/schemas/editor-fields.ts';
import type { SiteChange } from '#server/store/site/site-versions.ts';
import type { PageReader } from './page-texts.ts';
import { documentIds } from './site-documents.ts';

/** A rendering takes about 0.2 s: with more new changes the list is exact when it is read again. */
const MOST_RENDERED = 8;

interface Edit extends Difference {
  readonly document: DocumentId;
}

/**
 * What differs between two versions, field by field, in the order of the documents. A change's pages
 * are those that are rendered differently with this change alone. Where that is not known yet, or
 * where a change cannot be without another, they are all pages that the changes touch together.
 */
export async function changesBetween(
  from: Documents,
  to: Documents,
  pages: PageReader,
): Promise<SiteChange[]> {
  const edits = documentIds.flatMap((document) =>
    differences(from[document], to[document])
      // The classes that were removed are listed where they were.
      .filter(({ steps }) => steps[0] !== 'former')
      .map((difference) => ({ document, ...difference })),
  );
  if (edits.length === 0) return [];
  const before = await pages.read(from).catch(() => undefined);
  /** Undefined if the documents cannot be rendered. */
  const changedIn = async (documents: Documents) => {
    const after = before && (await pages.read(documents).catch(() => undefined));
    return after && sitePaths.filter((path) => after[path] !== before?.[path]);
  };
  let left = MOST_RENDERED;
  let together: ReturnType<typeof changedIn> | undefined;
  const changes: SiteChange[] = [];
  for (const edit of edits) {
    let own: readonly string[] | undefined;
    if (left > 0) {
      const alone = edits.length === 1 ? to : withOnly(edit, from, to);
      if (!pages.isKnown(alone)) left -= 1;
      own = await changedIn(alone);
    }
    if (!own) together ??= changedIn(to);
    const { document, steps } = edit;
    // What was removed is only in the previous version.
    const shown = edit.to === null ? from : to;
    changes.push({
      document,
      path: pointer(steps),
      label: labelOf(document, steps, shown[document]),
      from: edit.from,
      to: edit.to,
      pages: own ?? (await together) ?? [],
    });
  }
  return changes;
}

/** The earlier version with one of the changes. */
function withOnly({ document, ...edit }: Edit, earlier: Documents, later: Documents): Documents {
  const [before, after] = [earlier[document], later[document]];
  const isInBoth = edit.from !== null && edit.to !== null;
  const steps = (isInBoth && stepsIn(after, edit.steps, before)) || edit.steps;
  const back = { steps, from: edit.to, to: edit.from };
  return { ...earlier, [document]: undone(before, back, after) };
}
