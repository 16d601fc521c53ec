import { expect, test } from 'vitest';
import { changed, isSame } from '#content/schemas/document-value.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { everyEdit, type SingleEdit } from '#test/every-edit.ts';
import { changesBetween } from './document-changes.ts';
import { pageReader } from './page-texts.ts';
import { repositoryDocuments } from './site-documents.ts';

const documents = repositoryDocuments();

/** Reads one page, which shows everything; the last version that was read is in `seen`. */
function readerOf(fails: (version: Documents) => boolean = () => false) {
  const seen: Documents[] = [];
  const pages = pageReader(
    async (version) => {
      seen.push(version);
      if (fails(version)) throw new Error('cannot be rendered');
      return { '/': JSON.stringify(version.fees), '/about': JSON.stringify(version.offer) };
    },
    (version) => JSON.stringify(version),
  );
  return { seen, pages };
}

test('each change is rendered as it is without the others', async () => {
  const edits = everyEdit(documents);
  const all = withAll(edits);
  const { seen, pages } = readerOf();
  const known = { ...pages, isKnown: () => true };
  const changes = await changesBetween(documents, all, known);
  expect(changes).toHaveLength(edits.length);
  for (const { document, edited } of edits) {
    const alone = seen.find((version) => isSame(version[document], edited[document]));
    expect(alone && isSame(alone, edited)).toBe(true);
  }
});

function withAll(edits: readonly SingleEdit[]): Documents {
  const values: Record<string, unknown> = { ...documents };
  for (const { document, steps, to } of edits) {
    values[document] = changed(values[document], steps, to);
  }
  return values as unknown as Documents;
}

const withFee = (fee: number, version = documents): Documents => ({
  ...version,
  fees: { ...version.fees, aLevelCambridge: fee },
});
const withPercent = (percent: number, version = documents): Documents => ({
  ...version,
  offer: { ...version.offer, percent },
});

test.each<[string, (version: Documents) => boolean, string[][]]>([
  ['lists its own pages', () => false, [['/'], ['/about']]],
  [
    'that cannot be rendered without another lists the pages of both',
    ({ fees, offer }) => fees.aLevelCambridge === 1 && offer.percent !== 99,
    [['/', '/about'], ['/about']],
  ],
  ['of documents that cannot be rendered lists none', () => true, [[], []]],
])('a change %s', async (_, fails, expected) => {
  const changes = await changesBetween(
    documents,
    withPercent(99, withFee(1)),
    readerOf(fails).pages,
  );
  expect(changes.map(({ pages }) => pages)).toEqual(expected);
});

test('many new changes are listed with the pages of all at first, and later with their own', async () => {
  const { seen, pages } = readerOf();
  const others = everyEdit(documents).filter(({ document }) => document === 'teachers');
  const to = withPercent(99, withFee(1, withAll(others)));
  const pagesOf = async () => (await changesBetween(documents, to, pages)).map((one) => one.pages);
  expect((await pagesOf()).at(-1)).toEqual(['/', '/about']);
  // What is published, the draft, and some of its changes.
  expect(seen.length).toBeLessThanOrEqual(10);
  for (let round = 0; round < others.length; round += 1) await pagesOf();
  expect(new Set((await pagesOf()).map(String))).toEqual(new Set(['/', '', '/about']));
});

test('of hundreds of changes only some are compared alone, since each takes time of the server', async () => {
  const { pages } = readerOf();
  let compared = 0;
  const read: typeof pages.read = (version) => {
    compared += 1;
    return pages.read(version);
  };
  const edits = everyEdit(documents);
  const changes = await changesBetween(documents, withAll(edits), { ...pages, read });
  expect(changes).toHaveLength(edits.length);
  expect(compared).toBeLessThanOrEqual(10);
});
