import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import { documentsOnPages } from '#build/documents.ts';
import { filledDocuments } from '#content/fill-text.ts';
import { isSame } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { readEnv } from '#server/deps/env.ts';
import { everyEdit, type SingleEdit } from '#test/every-edit.ts';
import { builtSite } from '#test/school-env.ts';
import { openTestStore } from '#test/server-store.ts';
import { changesBetween } from './document-changes.ts';
import type { PageReader } from './page-texts.ts';
import { documentIds, repositoryDocuments } from './site-documents.ts';

/** How many edits of a document are tried: a rendering takes 0.2 s, and there are 800 values. */
const MOST = 3;

let pages: PageReader;
let folder: string;
let differing: Map<SingleEdit, string[]>;
beforeAll(async () => {
  process.env.SITE_FOLDER = builtSite.SITE_FOLDER;
  const { makeRendering, SITE_FOLDER } = await import('#server/process/rendering.ts');
  folder = SITE_FOLDER;
  const store = await openTestStore();
  pages = makeRendering(readEnv({ DATA_DIR: 'data' }), { store, clock: () => now }).pages;
  differing = await readPages();
});

const now = Date.now();
const documents = repositoryDocuments();
const edits = everyEdit(documents);
const shown = (version: Documents) => documentsOnPages(filledDocuments(version), now, new Set());

// A document may be empty until the school fills it in.
const edited = documentIds.filter((id) => edits.some(({ document }) => document === id));
const tried = new Map(
  edited.map((id) => {
    const own = edits.filter(({ document }) => document === id);
    const step = Math.ceil(own.length / MOST);
    return [id, own.filter((_, at) => at % step === 0)] as const;
  }),
);

/** The pages that each edit really changes. One thread reads them all: its code is then warm. */
async function readPages(): Promise<Map<SingleEdit, string[]>> {
  const all = [...tried.values()].flat();
  const thread = new Worker(resolve('test/read-pages.ts'), {
    workerData: {
      entry: join(folder, 'server/entry.server.js'),
      versions: [documents, ...all.map(({ edited }) => edited)].map(shown),
      markedDocuments: shown(documents),
      day: startOf(colomboDate(now)),
      siteOrigin: new URL(documents.school.siteUrl).origin,
    },
  });
  const [changed] = await once(thread, 'message');
  await thread.terminate();
  return new Map(all.map((edit, at) => [edit, changed[at]]));
}

test.each([...tried])('edits of %s list the pages that really differ', async (_, some) => {
  expect(some.length).toBeGreaterThan(0);
  const wrong: unknown[] = [];
  for (const edit of some) {
    const listed = (await changesBetween(documents, edit.edited, pages)).map((one) => one.pages);
    const really = differing.get(edit);
    if (!isSame(listed, [really])) wrong.push({ steps: edit.steps, listed, really });
  }
  expect(wrong).toEqual([]);
});
