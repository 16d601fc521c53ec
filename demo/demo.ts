// `npm run demo`: serves the product with sample data, in a folder that is deleted at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '#content/read-documents.ts';
import { officeUsers, readEnv } from '#server/deps/env.ts';
import { openData } from '#server/deps/open-data.ts';
import { documentsFolder } from '#server/publishing/site-documents.ts';
import { fillDemo } from './fill.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-demo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of ['DATABASE_URL', 'SMTP_URL', 'BOUNCES_URL']) delete process.env[name];
process.env.DATA_DIR = folder;

const env = readEnv(process.env);
const { store } = await openData(env);
const documents = readDocuments(documentsFolder);
await fillDemo(store, documents, officeUsers(env, documents)[0] ?? '', Date.now());
await store.destroy();
console.log(
  'Sample data: 40 submissions, placed students, a waiting list, a diary and changes of classes. Nothing is stored.',
);
await import('#build/start.ts');
