import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { documentsOnPages } from '#build/documents.ts';
import { filledDocuments } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { readEnv } from '#server/env.ts';
import { everyEdit } from '#test/every-edit.ts';
import { builtSite } from '#test/school-env.ts';
import { openTestStore } from '#test/server-store.ts';
import { changesBetween } from './document-changes.ts';
import { repositoryDocuments } from './site-documents.ts';

/** Edits whose pages one thread reads: it does not forget what it has imported. */
const BATCH = 10;

test('every single edit lists exactly the pages that really differ', async () => {
  await promisify(execFile)(process.execPath, ['build/site.ts', '--if-changed'], {
    env: { ...process.env, ...builtSite },
  });
  process.env.SITE_FOLDER = builtSite.SITE_FOLDER;
  const { makeRendering, SITE_FOLDER } = await import('#server/rendering.ts');
  const now = Date.now();
  const store = await openTestStore();
  const { pages } = makeRendering(readEnv({ DATA_DIR: 'data' }), { store, clock: () => now });
  const documents = repositoryDocuments();
  const edits = everyEdit(documents);
  expect(edits.length).toBeGreaterThan(600);

  const shown = (version: Documents) => documentsOnPages(filledDocuments(version), now, new Set());
  const wrong: unknown[] = [];
  for (let from = 0; from < edits.length; from += BATCH) {
    const batch = edits.slice(from, from + BATCH);
    const thread = new Worker(resolve('test/read-pages.ts'), {
      workerData: {
        entry: join(SITE_FOLDER, 'server/entry.server.js'),
        versions: [documents, ...batch.map(({ edited }) => edited)].map(shown),
        markedDocuments: shown(documents),
        day: startOf(colomboDate(now)),
        siteOrigin: new URL(documents.school.siteUrl).origin,
      },
    });
    const really = once(thread, 'message');
    for (const [at, { document, steps, edited }] of batch.entries()) {
      const changes = await changesBetween(documents, edited, pages);
      const listed = changes.map((change) => change.pages);
      const [differ] = await really;
      const isRight = JSON.stringify(listed) === JSON.stringify([differ[at]]);
      if (!isRight)
        wrong.push({ field: [document, ...steps].join('/'), listed, really: differ[at] });
    }
    await thread.terminate();
  }
  expect(wrong).toEqual([]);
  await store.destroy();
});
