import { merged } from '#content/schemas/document-value.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import { inPresentForms } from '#content/schemas/older-documents.ts';
import { writeAccount } from '#server/store/office/office-history.ts';
import type { Db, Store } from '#server/store/tables.ts';
import {
  type NewVersion,
  newestPublication,
  nextVersion,
  PUBLICATION_LEASE,
  putDraft,
  readDrafts,
  type SiteChange,
  type StoredDocuments,
  siteRevision,
  writeSite,
} from './site-versions.ts';

/** What is planned, the next first; `at` in milliseconds since 1970. */
export async function plannedVersions(db: Db) {
  const rows = await db
    .selectFrom('site_versions')
    .select(['version', 'planned_at', 'created_by as by', 'changes'])
    .where('state', '=', 'planned')
    .orderBy('planned_at')
    .orderBy('version')
    .execute();
  return rows.map(({ planned_at, changes, ...row }) => ({
    ...row,
    at: Number(planned_at),
    changes: JSON.parse(changes) as SiteChange[],
  }));
}

/** Removes a planned version. @returns false if none has this number */
export function removePlannedVersion(store: Store, version: number, by: string, at: number) {
  return writeSite(store, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('site_versions')
      .set({ state: 'removed', documents: '{}', changes: '[]', base: null, changed_at: at })
      .where('version', '=', version)
      .where('state', '=', 'planned')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeAccount(trx, by, 'removed a planned version', `version ${version}`, at);
    return true;
  });
}

/** The next planned version whose time has come, also one whose server was stopped while publishing. */
export async function dueVersion(db: Db, now: number) {
  const row = await db
    .selectFrom('site_versions')
    .select(planColumns)
    .where('planned_at', '<=', now)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'planned'),
        and([eb('state', '=', 'running'), eb('lease_until', '<=', now)]),
      ]),
    )
    .orderBy('planned_at')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row && toPlan(row);
}

/**
 * Begins the publication of a due version, with its changes made to the documents that are live now.
 * If others were published since it was planned, it gets the next number.
 * @returns its number; undefined if it, the drafts or the newest version have changed, or another
 * publication is running: dueVersion then returns it again
 */
export function beginPlanned(
  store: Store,
  planned: number,
  made: Pick<NewVersion, 'documents' | 'changes' | 'madeAt' | 'at'> & { base: StoredDocuments },
): Promise<number | undefined> {
  const { documents, changes, base, madeAt, at } = made;
  return writeSite(store, async (trx) => {
    const last = await newestPublication(trx);
    if (last?.state === 'running' && last.lease_until > at) return undefined;
    if ((await siteRevision(trx)) !== madeAt) return undefined;
    const next = await nextVersion(trx);
    const version = planned === next - 1 ? planned : next;
    const { numUpdatedRows } = await trx
      .updateTable('site_versions')
      .set({
        version,
        documents: JSON.stringify(documents),
        changes: JSON.stringify(changes),
        base: JSON.stringify(base),
        state: 'running',
        step: 'checking',
        message: null,
        changed_at: at,
        lease_until: at + PUBLICATION_LEASE,
      })
      .where('version', '=', planned)
      .where('state', 'in', ['planned', 'running'])
      .executeTakeFirst();
    return numUpdatedRows === 1n ? version : undefined;
  });
}

/** A version that was planned and is not live; undefined if it was published at once. */
export async function plannedVersion(db: Db, version: number) {
  const row = await db
    .selectFrom('site_versions')
    .select(planColumns)
    .where('version', '=', version)
    .where('planned_at', 'is not', null)
    .where('state', '!=', 'live')
    .executeTakeFirst();
  return row && toPlan(row);
}

const planColumns = [
  'version',
  'base',
  'documents',
  'changes',
  'message',
  'created_by as by',
] as const;

/** A plan in the form of this release. */
function toPlan<Plan extends { base: string | null; documents: string; changes: string }>(
  row: Plan,
) {
  return {
    ...row,
    base: inPresentForms(JSON.parse(row.base ?? '{}')) as StoredDocuments,
    documents: inPresentForms(JSON.parse(row.documents)) as StoredDocuments,
    changes: JSON.parse(row.changes) as SiteChange[],
  };
}

/** Makes the changes of a version that could not be published drafts again; present drafts come first. */
export async function draftAgain(
  trx: Db,
  { base, documents, changes, by }: NonNullable<Awaited<ReturnType<typeof plannedVersion>>>,
  at: number,
): Promise<void> {
  const drafts = new Map((await readDrafts(trx)).map((draft) => [draft.document, draft]));
  for (const document of new Set<DocumentId>(changes.map((change) => change.document))) {
    const { revision = 0, value = base[document] } = drafts.get(document) ?? {};
    const both = merged(base[document], value, documents[document]).value;
    await putDraft(trx, { document, revision: revision + 1, value: both, at, by });
  }
}
