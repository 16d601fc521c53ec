import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { activeVersion, readSite, repositoryDocuments } from '#server/publishing/site-documents.ts';
import { savePicture } from '#server/store/site/pictures.ts';
import { beginPublication, readDrafts, saveDraft } from '#server/store/site/site-versions.ts';
import type { Store } from '#server/store/tables.ts';
import { openTestStore, publishDocuments } from '#test/server-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { type Arguments, CommandError, readArguments, siteLine } from './arguments.ts';
import { runSiteCommand } from './site-command.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const repository = repositoryDocuments();
const changed = { ...repository, fees: { ...repository.fees, aLevelCambridge: 1350 } };

let store: Store;
let folder: string;
let printed: string[];
beforeEach(async () => {
  store = await openTestStore();
  folder = temporaryFolder();
  printed = [];
});
afterEach(() => store.destroy());

const run = async (...words: string[]) =>
  runSiteCommand(
    { store, clock: () => NOW, print: (line) => printed.push(line), folder, dataDir: folder },
    readArguments(siteLine, words) as Arguments,
  );
const fileWith = (value: unknown) => {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const publish = (documents: Documents = changed) => publishDocuments(store, documents, NOW);

test('exports all documents of the newest version as one file', async () => {
  const file = join(folder, 'all.json');
  await run('export', file);
  expect(readJson(file)).toEqual(repository);
  await publish();
  await run('export', file);
  expect(readJson(file)).toEqual(changed);
});

test('imports what differs as drafts', async () => {
  await run('import', fileWith(changed));
  expect(await readDrafts(store)).toMatchObject([
    { document: 'fees', revision: 1, value: changed.fees, by: 'the site command' },
  ]);
  const more = { fees: { ...changed.fees, aLevelLocal: 950 } };
  // As Windows' editors write it.
  await run('import', fileWith(`\ufeff${JSON.stringify(more)}`));
  expect(printed).toContain('Saved as a draft: fees, in place of the draft by the site command');
});

// The document `pages` has fields that are called as documents.
test.each(['fees', 'pages'] as const)('imports content/documents/%s.json', async (id) => {
  const titles = { ...repository.pages.titles, '/about': 'About this school' };
  await publish({ ...changed, pages: { ...repository.pages, titles } });
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify(repository[id]));
  await run('import', file);
  expect(await readDrafts(store)).toMatchObject([{ document: id, value: repository[id] }]);
});

test('removes the mark of a placeholder that the file has another value for', async () => {
  const school = { ...repository.school, hotline: '+94 11 234 5678' };
  await run('import', fileWith({ school }));
  const placeholders = school.placeholders?.filter((mark) => mark !== 'hotline');
  expect(await readDrafts(store)).toMatchObject([{ value: { ...school, placeholders } }]);
});

test('exports the pictures of the documents, and imports them into another database', async () => {
  const id = crypto.randomUUID();
  const colour = { width: 60, height: 40, channels: 3, background: '#802040' } as const;
  const webp = await sharp({ create: colour }).webp().toBuffer();
  await savePicture(store, { id, width: 60, height: 40, webp }, NOW);
  const teachers = structuredClone(repository.teachers) as Documents['teachers'];
  Object.assign(teachers['a-level'][0] ?? {}, { picture: { id, alt: 'Mr Perera' } });
  await publish({ ...changed, teachers });
  // Without its pictures a file is not written: what has its name is the one of before.
  const file = fileWith({ fees: repository.fees });
  writeFileSync(`${file}.pictures`, 'in the way');
  await expect(run('export', file)).rejects.toThrow(`${file}.pictures was not written`);
  expect(readJson(file)).toEqual({ fees: repository.fees });
  rmSync(`${file}.pictures`);
  await run('export', file);

  await store.destroy();
  store = await openTestStore();
  await run('import', file);
  expect(await store.selectFrom('site_pictures').selectAll().execute()).toMatchObject([
    { id, width: 60, height: 40 },
  ]);
  expect((await readDrafts(store)).map(({ document }) => document)).toContain('teachers');
  expect(printed.filter((line) => line.includes('picture'))).toEqual([]);

  rmSync(`${file}.pictures`, { recursive: true });
  await store.deleteFrom('site_pictures').execute();
  await run('import', file);
  expect(printed).toContainEqual(expect.stringMatching(/^Without the picture .*: upload it/));
});

test('imports nothing that is published already', async () => {
  await run('import', fileWith(repository));
  expect(await readDrafts(store)).toEqual([]);
  expect(printed).toEqual(['Everything in it is published already.']);
});

test.each([
  [
    'a value that is wrong',
    { fees: { ...repository.fees, aLevelLocal: 'cheap' } },
    'A Level Local GCE',
  ],
  ['an unknown document', { prices: {} }, 'prices'],
  ['a list', [], 'by their names'],
  ['no JSON', '{', 'could not be read'],
])('rejects a file with %s, and saves nothing', async (_, value, sentence) => {
  const file = fileWith(
    Array.isArray(value) || typeof value === 'string' ? value : { ...changed, ...value },
  );
  await expect(run('import', file)).rejects.toThrow(sentence);
  expect(await readDrafts(store)).toEqual([]);
});

test('pulls the published documents that differ into content/documents', async () => {
  await publish();
  await run('pull');
  expect(readJson(join(folder, 'fees.json'))).toEqual(changed.fees);
  expect(printed).toEqual([
    `Written: ${join(folder, 'fees.json')}`,
    'The documents are those of version 1.',
  ]);
});

test('pulls nothing while nothing is published', async () => {
  await run('pull');
  expect(printed).toEqual(['There is no published version to write.']);
});

test('lists what is published, drafted and still to be filled in', async () => {
  await run('status');
  expect(printed[0]).toBe('Nothing is published: the site shows content/documents');
  expect(printed).toContainEqual(expect.stringMatching(/^Still examples or not confirmed: \d+$/));
  await publish();
  await run('import', fileWith({ offer: { ...repository.offer, percent: 25 } }));
  printed = [];
  await run('status');
  expect(printed[0]).toMatch(/^Version 1, published 2026-11-21 .* by desk$/);
  expect(printed[1]).toMatch(/^Draft: offer, changed /);

  const { documents, revision } = await readSite(store);
  const plannedAt = NOW + 24 * 3_600_000;
  const made = { documents, changes: [], madeAt: revision, by: 'desk', at: NOW };
  await beginPublication(store, made, { base: documents, plannedAt });
  printed = [];
  await run('status');
  expect(printed[1]).toMatch(/^Planned: version 2, for 2026-11-22 .* by desk$/);
});

test('purges a sentence from all versions, drafts and files', async () => {
  const secret = 'Zubair of Galle said so.';
  const [first, ...others] = repository.testimonials.home;
  const testimonials = {
    ...repository.testimonials,
    home: [{ ...first, text: `Good. ${secret} Thank you.` }, ...others],
  } as Documents['testimonials'];
  await publish({ ...changed, testimonials });
  await saveDraft(store, {
    document: 'testimonials',
    revision: (await readDrafts(store))[0]?.revision ?? 0,
    value: { ...testimonials, home: [{ ...first, text: secret }] },
    by: 'desk',
    at: NOW,
  });
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'page.html'), secret);
  await run('purge', secret);
  expect(printed).toEqual([
    'Removed from 1 versions and 1 drafts.',
    'The site shows the rest, as version 2.',
    'Backups still have it: delete the old ones.',
  ]);
  expect(existsSync(join(folder, 'site'))).toBe(false);
  const rows = await store.selectFrom('site_versions').selectAll().execute();
  const drafts = await store.selectFrom('site_drafts').selectAll().execute();
  expect(JSON.stringify([rows, drafts])).not.toContain('Zubair');
  const { version, documents } = await activeVersion(store);
  expect(version).toBe(2);
  expect(documents.testimonials.home[0]?.text).toBe('Good. Thank you.');
  expect(documents.fees.aLevelCambridge).toBe(1350);
  await expect(run('purge', secret)).rejects.toThrow('Nothing was removed.');
});

test('purges a picture of a teacher, and a room has a drawn one again', async () => {
  const id = crypto.randomUUID();
  await savePicture(store, { id, width: 1, height: 1, webp: Buffer.from('webp') }, NOW);
  const picture = { id, alt: 'A photo' };
  const [teacher, ...more] = repository.teachers['a-level'];
  const [room, ...rooms] = repository.facilities.rooms;
  await publish({
    ...changed,
    teachers: { ...repository.teachers, 'a-level': [{ ...teacher, picture }, ...more] },
    facilities: { ...repository.facilities, rooms: [{ ...room, picture }, ...rooms] },
  } as Documents);
  await run('purge', id);
  const { documents, problems } = await activeVersion(store);
  expect(problems).toEqual([]);
  expect(documents.teachers['a-level'][0]).not.toHaveProperty('picture');
  expect(documents.facilities.rooms[0]?.picture.id).toBe('classroom');
  expect(await store.selectFrom('site_pictures').selectAll().execute()).toEqual([]);
  expect(
    JSON.stringify(await store.selectFrom('site_versions').selectAll().execute()),
  ).not.toContain(id);
});

test('rejects a purge of next to nothing', async () => {
  await expect(run('purge', 'abc')).rejects.toThrow(CommandError);
});
