import { join } from 'node:path';
import {
  type Problem,
  problemsAcross,
  problemsInChanges,
  problemsInEndings,
  problemsInPictures,
} from '#content/check/problems.ts';
import { readWrittenDocuments } from '#content/read-documents.ts';
import {
  type DocumentId,
  type Documents,
  documentFields,
  problemsInFields,
  schemas,
} from '#content/schemas/documents.ts';
import { withNewFields } from '#content/schemas/older-documents.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { withFormerClasses } from '#rules/timetable/classes.ts';
import { changesFrom } from '#server/store/office/class-changes.ts';
import { classFamilies } from '#server/store/office/class-families.ts';
import { pictureSizes } from '#server/store/site/pictures.ts';
import {
  type Draft,
  readDrafts,
  type StoredDocuments,
  siteRevision,
  versionDocuments,
  versionsBelow,
} from '#server/store/site/site-versions.ts';
import type { Db } from '#server/store/tables.ts';

export const documentIds = Object.keys(schemas) as DocumentId[];

/** The folder of the repository's documents. A server of a published version reads others. */
export const documentsFolder =
  process.env.DEFAULT_DOCUMENTS ?? join(import.meta.dirname, '../../content/documents');

export type SiteState = Awaited<ReturnType<typeof readSite>>;

let inRepository: Documents | undefined;

/**
 * The repository's documents as they were when they were first read: version 0. While an upgrade
 * replaces the files, the running server would not know their new fields.
 * @throws DocumentError if one cannot be used
 */
export function repositoryDocuments(): Documents {
  inRepository ??= readWrittenDocuments(documentsFolder);
  return inRepository;
}

/**
 * The version to build and to serve: the newest one that matches the schemas of this release,
 * otherwise the repository's documents, which are version 0 and were published by no one.
 * @param below a version: only older ones count
 * @returns `problems`: what is wrong with the newest one since an upgrade, if that is not it
 */
export async function activeVersion(db: Db, below = Number.MAX_SAFE_INTEGER) {
  let problems: readonly Problem[] = [];
  for (let under = below; ; ) {
    const [published] = await versionsBelow(db, under, 1);
    const version = published?.version ?? 0;
    const { documents, problems: own } = await documentsOfVersion(db, version);
    if (!published || own.length === 0) return { version, published, documents, problems };
    if (problems.length === 0) {
      const why = `Version ${version} is not used, since it does not fit this release.`;
      problems = own.map((one) => ({ ...one, message: `${why} ${one.message}`, blocks: false }));
    }
    under = version;
  }
}

/**
 * The documents of a version in the form of this release: a document or a field that it did not have
 * is the repository's.
 * @returns `problems` if it does not match
 */
export async function documentsOfVersion(db: Db, version: number) {
  return inThisRelease((await versionDocuments(db, version)) ?? {});
}

/** Stored documents in the form of this release: see documentsOfVersion. */
export function inThisRelease(stored: StoredDocuments) {
  const known = Object.entries(stored).filter(([id]) => documentIds.some((one) => one === id));
  const repository = repositoryDocuments();
  const present = known.map(([id, value]) => [
    id,
    withRepositorys(id as DocumentId, value, repository),
  ]);
  const documents: Documents = { ...repository, ...Object.fromEntries(present) };
  const problems = documentIds.flatMap((id) => problemsInDocument(id, documents[id]));
  return { documents, problems };
}

function withRepositorys(id: DocumentId, value: unknown, repository: Documents): unknown {
  return withNewFields(documentFields[id], value, repository[id]);
}

/** Everything about the documents that the office shows. */
export async function readSite(db: Db) {
  // First: a change after it is found when a publication begins.
  const revision = await siteRevision(db);
  const active = await activeVersion(db);
  const repository = repositoryDocuments();
  const drafts = (await readDrafts(db))
    .filter(({ document }) => documentIds.includes(document))
    .map((draft) => ({
      ...draft,
      value: withRepositorys(draft.document, draft.value, repository),
    }));
  const usable = openDrafts({ drafts })
    .filter(({ document, value }) => problemsInFields(document, value).length === 0)
    .map(({ document, value }) => [document, value]);
  return {
    ...active,
    revision,
    drafts,
    /** The documents with their drafts. A draft that does not match its schema is left out. */
    drafted: { ...active.documents, ...Object.fromEntries(usable) } as Documents,
  };
}

/** The drafts that were neither published nor discarded. */
export function openDrafts({ drafts }: { drafts: readonly Draft[] }): Draft[] {
  return drafts.filter(({ value }) => value !== undefined);
}

/**
 * What is wrong with the documents as they would be published, with the office's changes of classes,
 * which stay stored when their class moves, and with the families of classes that end.
 */
export async function problemsOf(db: Db, state: SiteState, now: number): Promise<Problem[]> {
  const { drafted } = state;
  const unusable = openDrafts(state).flatMap(({ document, value }) =>
    problemsInDocument(document, value),
  );
  const changes = await changesFrom(db, colomboDate(now));
  const sizes = await pictureSizes(db);
  const familiesOf = await classFamilies(db, now);
  // What the drafts remove is named as it is published.
  const named = withFormerClasses(drafted, state.documents);
  return [
    ...unusable,
    ...problemsAcross(named, now, state.documents),
    ...problemsInChanges(named.timetable, changes),
    ...problemsInEndings(state.documents.timetable, drafted.timetable, familiesOf),
    ...problemsInPictures(drafted, (id) => sizes.get(id)),
    ...state.problems,
  ];
}

function problemsInDocument(document: DocumentId, value: unknown): Problem[] {
  const problems = problemsInFields(document, value);
  return problems.map((problem) => ({ document, ...problem, blocks: true }));
}
