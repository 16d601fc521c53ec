import { isDeepStrictEqual } from 'node:util';
import type { Transaction, Updateable } from 'kysely';
import { merged } from '#content/schemas/document-value.ts';
import type { DocumentId } from '#content/schemas/documents.ts';
import { inPresentForm, inPresentForms } from '#content/schemas/older-documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { announce } from '#server/store/office/office-changes.ts';
import { writeAccount } from '#server/store/office/office-history.ts';
import { writeSetting } from '#server/store/settings.ts';
import {
  type Db,
  type PublicationStep,
  put,
  type Store,
  type Tables,
  takeLock,
} from '#server/store/tables.ts';

/** How long a publication counts as running after its last step or heartbeat, in milliseconds. */
export const PUBLICATION_LEASE = 30_000;
/** The editor saves at each pause: saves of one person within this time, in milliseconds, are one. */
const SAME_EDIT = 10 * 60_000;
/** A planned publication whose server was stopped is started again. */
const PLANNED = { state: 'planned' } as const;
/** How many published versions are stored. */
const VERSIONS = 100;
/** The setting with a key of the last purge, so that each process sees that there was another. */
export const LAST_PURGE = 'last-purge';

/** Documents as they are stored, which another release may have written. */
export type StoredDocuments = Readonly<Partial<Record<DocumentId, unknown>>>;

/** What the office last did to a document; `at` in milliseconds since 1970. */
export type Draft = Awaited<ReturnType<typeof readDrafts>>[number];

/** A difference between two versions, for a person. */
export interface SiteChange {
  readonly document: DocumentId;
  /** A JSON Pointer. */
  readonly path: string;
  readonly label: string;
  /** Null: not there. */
  readonly from: unknown;
  readonly to: unknown;
  /** The paths of the pages that show it. */
  readonly pages: readonly string[];
}

/** Every document that was ever changed in the office. */
export async function readDrafts(db: Db) {
  const rows = await db
    .selectFrom('site_drafts')
    .select(['document', 'revision', 'value', 'changed_at as at', 'changed_by as by'])
    .execute();
  return rows.map(({ value, ...row }) => ({
    ...row,
    /** Undefined while the document is as published. */
    value: value === null ? undefined : inPresentForm(row.document, JSON.parse(value)),
  }));
}

/** A key that changes with each save and publication, without reading the documents. */
export async function siteRevision(db: Db): Promise<string> {
  const drafts = await db
    .selectFrom('site_drafts')
    .select(['document', 'revision'])
    .orderBy('document')
    .execute();
  const live = await db
    .selectFrom('site_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('state', '=', 'live')
    .executeTakeFirst();
  return JSON.stringify([live?.version, drafts]);
}

/**
 * Saves a draft.
 * @param draft.revision the revision that the person has changed
 * @param draft.value undefined if it is as published
 * @returns the new revision; what is stored, if that was another revision
 */
export function saveDraft(store: Store, draft: Draft): Promise<number | Draft | undefined> {
  const { document, by, at } = draft;
  return writeSite(store, async (trx) => {
    const known = (await readDrafts(trx)).find((one) => one.document === document);
    if ((known?.revision ?? 0) !== draft.revision) return known;
    const revision = draft.revision + 1;
    await putDraft(trx, { ...draft, revision });
    const isNoted = known?.by === by && known.value !== undefined && at - known.at < SAME_EDIT;
    if (!isNoted) await writeAccount(trx, by, 'saved a draft', document, at);
    return revision;
  });
}

/**
 * Discards the drafts of these documents.
 * @param seen the revisions that the person saw, by document; left out: whichever they are
 * @returns false, with nothing changed, when they are others now
 */
export function discardDrafts(
  store: Store,
  ids: readonly DocumentId[],
  seen: Readonly<Record<string, number>> | undefined,
  by: string,
  at: number,
): Promise<boolean> {
  return writeSite(store, async (trx) => {
    const drafts = (await readDrafts(trx)).filter(
      ({ document, value }) => value !== undefined && ids.includes(document),
    );
    const isAsSeen = ids.every(
      (id) => seen?.[id] === drafts.find(({ document }) => document === id)?.revision,
    );
    if (seen && !isAsSeen) return false;
    for (const { document, revision } of drafts) {
      await putDraft(trx, { document, revision: revision + 1, value: undefined, at, by });
      await writeAccount(trx, by, 'discarded a draft', document, at);
    }
    return true;
  });
}

export interface NewVersion {
  readonly documents: StoredDocuments;
  readonly changes: readonly SiteChange[];
  /** The version whose documents these are. */
  readonly restored?: number;
  /** The site's revision before `documents` and `changes` were computed. */
  readonly madeAt: string;
  readonly by: string;
  readonly at: number;
}

/** A version that is published at a time. */
export interface Plan {
  /** The documents that the changes were made to. */
  readonly base: StoredDocuments;
  /** In milliseconds since 1970. */
  readonly plannedAt: number;
}

/**
 * Stores a version that is not live yet: one that is published now, and takes the lease of
 * publications, or a planned one. What a plan contains is no draft any more.
 * @returns its number; 'running' if another publication is running; 'changed' if the drafts or the
 * newest version have changed since `made` was computed
 */
export function beginPublication(store: Store, made: NewVersion, plan?: Plan) {
  const { documents, changes, restored = null, madeAt, by, at } = made;
  return writeSite(store, async (trx) => {
    const last = await newestPublication(trx);
    if (last?.state === 'running' && last.lease_until > at) return 'running';
    if ((await siteRevision(trx)) !== madeAt) return 'changed';
    if (last?.state === 'running') {
      const message = 'The server that published it was stopped.';
      const ended = last.planned_at === null ? ({ state: 'failed', message } as const) : PLANNED;
      await changeRunning(trx, last.version, { ...ended, changed_at: at });
    }
    const version = await nextVersion(trx);
    await trx
      .insertInto('site_versions')
      .values({
        version,
        changed_at: at,
        created_by: by,
        documents: JSON.stringify(documents),
        changes: JSON.stringify(changes),
        restored,
        base: plan ? JSON.stringify(plan.base) : null,
        planned_at: plan?.plannedAt ?? null,
        state: plan ? 'planned' : 'running',
        step: 'checking',
        lease_until: plan ? 0 : at + PUBLICATION_LEASE,
      })
      .execute();
    if (!plan) return version;
    for (const { document, revision, value } of await readDrafts(trx)) {
      if (value === undefined) continue;
      await putDraft(trx, { document, revision: revision + 1, value: undefined, at, by });
    }
    const note = `version ${version} for ${new Date(plan.plannedAt).toISOString()}`;
    await writeAccount(trx, by, 'planned the site', note, at);
    return version;
  });
}

/**
 * Sets how far a publication is, and renews its lease: call it at least every 10 s.
 * @returns whether it may continue: false if it has ended, or another one has taken its place
 */
export function setPublicationStep(
  store: Store,
  version: number,
  step: PublicationStep,
  now: number,
): Promise<boolean> {
  const changes = { step, changed_at: now, lease_until: now + PUBLICATION_LEASE };
  return writeSite(store, (trx) => changeRunning(trx, version, changes));
}

/** A document without the classes that were removed from it: publishing adds them, no one edits them. */
function edited(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { former: _, ...rest } = value as { former?: unknown };
  return rest;
}

/**
 * Makes a version the live one. A draft that it contains is removed, one that was saved since stays.
 * @returns false if the publication has ended, or another one has taken its place
 */
export function finishPublication(store: Store, version: number, now: number): Promise<boolean> {
  return writeSite(store, async (trx) => {
    if (!(await changeRunning(trx, version, { state: 'live', changed_at: now }))) return false;
    const row = await trx
      .selectFrom('site_versions')
      .selectAll()
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    const documents: StoredDocuments = JSON.parse(row.documents);
    const changes: SiteChange[] = JSON.parse(row.changes);
    const by = row.created_by;
    const drafts = new Map((await readDrafts(trx)).map((draft) => [draft.document, draft]));
    const base: StoredDocuments | undefined = row.base ? JSON.parse(row.base) : undefined;
    const changed = [...new Set(changes.map(({ document }) => document))];
    for (const document of new Set([...drafts.keys(), ...changed])) {
      const { revision = 0, value } = drafts.get(document) ?? {};
      const isNew = value === undefined && changed.includes(document);
      // A draft beside a planned version does not have its changes, and would undo them.
      const isBehind = value !== undefined && base !== undefined && changed.includes(document);
      const drafted = isBehind ? merged(base[document], value, documents[document]).value : value;
      const isLive = isNew || isDeepStrictEqual(edited(drafted), edited(documents[document]));
      if (!isLive && !isBehind) continue;
      const left = isLive ? undefined : drafted;
      await putDraft(trx, { document, revision: revision + 1, value: left, at: now, by });
    }

    const names = `version ${version}: ${changed.join(', ')}`;
    if (row.restored === null) await writeAccount(trx, by, 'published the site', names, now);
    else {
      const note = `version ${row.restored} as version ${version}`;
      await writeAccount(trx, by, 'restored the site', note, now);
    }
    // What failed does not count.
    const oldest = await trx
      .selectFrom('site_versions')
      .select('version')
      .where('state', '=', 'live')
      .orderBy('version', 'desc')
      .offset(VERSIONS - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest) {
      await trx
        .deleteFrom('site_versions')
        .where('version', '<', oldest.version)
        .where('state', '!=', 'planned')
        .execute();
    }
    return true;
  });
}

/**
 * Ends a publication that could not be finished: the previous version stays live, and the drafts
 * stay.
 * @param afterwards further changes in the same transaction
 * @returns false if it has ended before
 */
export function failPublication(
  store: Store,
  version: number,
  message: string,
  now: number,
  afterwards?: (trx: Db) => Promise<void>,
): Promise<boolean> {
  const changes = { state: 'failed', message, changed_at: now } as const;
  return writeSite(store, async (trx) => {
    const hasFailed = await changeRunning(trx, version, changes);
    if (hasFailed) await afterwards?.(trx);
    return hasFailed;
  });
}

/** Adds a message to a version that is live. */
export function setPublicationMessage(store: Store, version: number, message: string) {
  return writeSite(store, (trx) =>
    trx.updateTable('site_versions').set({ message }).where('version', '=', version).execute(),
  );
}

/**
 * Changes what is stored in every version and draft, also in the lists of their changes. An open form
 * of a changed draft is then out of date, and saves nothing over it.
 * @param edit returns the value as it is where nothing changes
 * @returns how many versions and drafts were changed, and whether the live one was
 */
export function rewriteStored(
  store: Store,
  edit: (value: unknown) => unknown,
  by: string,
  at: number,
) {
  return writeSite(store, async (trx) => {
    const rewritten = (json: string) => {
      const next = JSON.stringify(edit(JSON.parse(json)));
      return next === json ? undefined : next;
    };
    const rows = await trx
      .selectFrom('site_versions')
      .select(['version', 'state', 'documents', 'changes', 'base'])
      .orderBy('version', 'desc')
      .execute();
    const live = rows.find(({ state }) => state === 'live')?.version;
    let versions = 0;
    let isLive = false;
    for (const { version, ...row } of rows) {
      const documents = rewritten(row.documents);
      const changes = rewritten(row.changes);
      const base = row.base === null ? undefined : rewritten(row.base);
      if (!documents && !changes && !base) continue;
      versions += 1;
      isLive ||= version === live && documents !== undefined;
      await trx
        .updateTable('site_versions')
        .set({
          ...(documents && { documents }),
          ...(changes && { changes }),
          ...(base && { base }),
        })
        .where('version', '=', version)
        .execute();
    }
    const drafts = await trx.selectFrom('site_drafts').selectAll().execute();
    let changedDrafts = 0;
    for (const { document, revision, value } of drafts) {
      const next = value === null ? undefined : rewritten(value);
      if (!next) continue;
      changedDrafts += 1;
      await putDraft(trx, { document, revision: revision + 1, value: JSON.parse(next), at, by });
    }
    if (versions + changedDrafts > 0) await writeAccount(trx, by, 'purged the site', '', at);
    await writeSetting(trx, LAST_PURGE, crypto.randomUUID());
    return { versions, drafts: changedDrafts, isLive };
  });
}

/** The publication that was started last. */
export async function newestPublication(db: Db) {
  return db
    .selectFrom('site_versions')
    .select(['version', 'changed_at', 'created_by', 'restored', 'planned_at'])
    .select(['state', 'step', 'message', 'lease_until'])
    .where('state', 'not in', ['planned', 'removed'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Published versions with a lower number, newest first. */
export async function versionsBelow(db: Db, below: number, limit: number) {
  const rows = await db
    .selectFrom('site_versions')
    .select(['version', 'changed_at as at', 'created_by as by', 'changes'])
    .where('state', '=', 'live')
    .where('version', '<', below)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as SiteChange[] }));
}

/**
 * The versions that were live at a time or after it, newest first; 0 is the repository's documents.
 * @param since milliseconds since 1970
 */
export async function versionsSince(db: Db, since: number): Promise<number[]> {
  const found: number[] = [];
  for (const { version, at } of await versionsBelow(db, Number.MAX_SAFE_INTEGER, VERSIONS)) {
    found.push(version);
    if (at < since) return found;
  }
  return [...found, 0];
}

/**
 * The day in Colombo on which a page last changed, by its path, up to a version that is live or being
 * published. Pages that no stored version has changed are left out.
 */
export async function pageDays(db: Db, version: number): Promise<Record<string, IsoDate>> {
  const rows = await db
    .selectFrom('site_versions')
    .select(['changed_at', 'changes'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'live'), eb('version', '<', version)]),
        and([eb('state', 'in', ['running', 'live']), eb('version', '=', version)]),
      ]),
    )
    .orderBy('version')
    .execute();
  const days = rows.flatMap(({ changed_at, changes }) =>
    (JSON.parse(changes) as SiteChange[]).flatMap(({ pages }) =>
      pages.map((path) => [path, colomboDate(changed_at)] as const),
    ),
  );
  // The last one counts.
  return Object.fromEntries(days);
}

/**
 * The documents of a version, also while it is being published. Those of another release may not
 * match the schemas: see server/publishing/site-documents.ts.
 * @returns undefined if there is no such version
 */
export async function versionDocuments(db: Db, version: number) {
  const row = await db
    .selectFrom('site_versions')
    .select('documents')
    .where('version', '=', version)
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  return row && (inPresentForms(JSON.parse(row.documents)) as StoredDocuments);
}

/** The number of the next version. Call it in a transaction of writeSite. */
export async function nextVersion(db: Db): Promise<number> {
  const newest = await db
    .selectFrom('site_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return (newest?.version ?? 0) + 1;
}

/** Writes drafts or versions, one process at a time, and announces it to the open pages. */
export function writeSite<Result>(
  store: Store,
  write: (trx: Transaction<Tables>) => Promise<Result>,
) {
  return store.transaction().execute(async (trx) => {
    await takeLock(trx, 'site');
    const result = await write(trx);
    await announce(trx, 'site');
    return result;
  });
}

export async function putDraft(
  db: Db,
  { document, revision, value, at, by }: Draft,
): Promise<void> {
  const json = value === undefined ? null : JSON.stringify(value);
  const row = { document, revision, value: json, changed_at: at, changed_by: by };
  await put(db, 'site_drafts', ['document'], row);
}

/** @returns false, with nothing changed, if the publication has ended */
async function changeRunning(db: Db, version: number, values: Updateable<Tables['site_versions']>) {
  const { numUpdatedRows } = await db
    .updateTable('site_versions')
    .set(values)
    .where('version', '=', version)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
