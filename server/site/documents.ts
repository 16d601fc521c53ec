import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemsAcross, problemsInChanges } from '#content/check/problems.ts';
import {
  type DocumentId,
  type Documents,
  problemsInFields,
  schemas,
} from '#content/schemas/documents.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { changesFrom } from '#server/store/class-changes.ts';
import {
  type Draft,
  newestVersion,
  readDrafts,
  type SiteVersion,
  type StoredDocuments,
  versionDocuments,
  versionsBelow,
} from '#server/store/site.ts';
import type { Db } from '#server/store/tables.ts';

export const documentIds = Object.keys(schemas) as DocumentId[];

/** The folder of the repository's documents. A server of a published version reads others. */
export const documentsFolder =
  process.env.DEFAULT_DOCUMENTS ?? join(import.meta.dirname, '../../content/documents');

/** The version that the site shows. */
export interface ActiveVersion {
  /** 0 for the repository's documents, which were published by no one. */
  readonly version: number;
  readonly published: SiteVersion | undefined;
  readonly documents: Documents;
  /** Why it is not the newest one: what is wrong with that one since an upgrade. */
  readonly problems: readonly Problem[];
}

/** Everything about the documents that the office shows. */
export interface SiteState extends ActiveVersion {
  /** The number of the newest version, which `version` is unless it has problems. */
  readonly newest: number;
  readonly drafts: readonly Draft[];
  /** The documents with their drafts. A draft that does not match its schema is left out. */
  readonly drafted: Documents;
}

/** The repository's documents: version 0. */
export function repositoryDocuments(): Documents {
  const documents = documentIds.map((id) => {
    const text = readFileSync(join(documentsFolder, `${id}.json`), 'utf8');
    return [id, JSON.parse(text)];
  });
  return Object.fromEntries(documents);
}

/**
 * The version to build and to serve: the newest one that matches the schemas of this release,
 * otherwise the repository's documents. A document that an older version does not have is the
 * repository's.
 */
export async function activeVersion(db: Db): Promise<ActiveVersion> {
  const problems: Problem[] = [];
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const [published] = await versionsBelow(db, below, 1);
    if (!published) return { version: 0, published, documents: repositoryDocuments(), problems };
    const { version } = published;
    const documents = completed((await versionDocuments(db, version)) ?? {});
    const found = problemsInDocuments(documents);
    if (found.length === 0) return { version, published, documents, problems };
    if (problems.length === 0) {
      const message = `Version ${version} is not used, since it does not fit this release.`;
      problems.push(
        ...found.map((one) => ({ ...one, message: `${message} ${one.message}`, blocks: false })),
      );
    }
    below = version;
  }
}

/**
 * The documents of a version in the form of this release.
 * @returns undefined if there is no such version; `problems` if it does not match
 */
export async function documentsOfVersion(
  db: Db,
  version: number,
): Promise<{ documents: Documents; problems: Problem[] } | undefined> {
  const [published] = await versionsBelow(db, version + 1, 1);
  if (version !== 0 && published?.version !== version) return undefined;
  const documents = completed((await versionDocuments(db, version)) ?? {});
  return { documents, problems: problemsInDocuments(documents) };
}

export async function readSite(db: Db): Promise<SiteState> {
  const active = await activeVersion(db);
  const drafts = (await readDrafts(db)).filter(({ document }) => documentIds.includes(document));
  const usable = drafts
    .filter(
      ({ document, value }) =>
        value !== undefined && problemsInFields(document, value).length === 0,
    )
    .map(({ document, value }) => [document, value]);
  const newest = (await newestVersion(db))?.version ?? 0;
  return {
    ...active,
    newest,
    drafts,
    drafted: { ...active.documents, ...Object.fromEntries(usable) },
  };
}

/** The drafts that were neither published nor discarded. */
export function openDrafts({ drafts }: SiteState): Draft[] {
  return drafts.filter(({ value }) => value !== undefined);
}

/**
 * What is wrong with the documents as they would be published, and with the office's changes of
 * classes, which stay stored when their class moves.
 */
export async function problemsOf(db: Db, state: SiteState, now: number): Promise<Problem[]> {
  const { drafted } = state;
  const unusable = openDrafts(state).flatMap(({ document, value }) =>
    problemsInDocument(document, value),
  );
  const changes = await changesFrom(db, colomboDate(now));
  return [
    ...unusable,
    ...problemsAcross(drafted, now),
    ...problemsInChanges(drafted.timetable, changes),
    ...state.problems,
  ];
}

function problemsInDocument(document: DocumentId, value: unknown): Problem[] {
  return problemsInFields(document, value).map((problem) => ({
    document,
    ...problem,
    blocks: true,
  }));
}

function problemsInDocuments(documents: StoredDocuments): Problem[] {
  return documentIds.flatMap((id) => problemsInDocument(id, documents[id]));
}

/** Documents from another release: those that it did not have are the repository's. */
function completed(stored: StoredDocuments): Documents {
  const known = documentIds
    .map((id) => [id, stored[id]])
    .filter(([, value]) => value !== undefined);
  return { ...repositoryDocuments(), ...Object.fromEntries(known) };
}
