import { expect, test } from 'vitest';
import { documentsOnPages } from '#build/documents.ts';
import { readDocuments } from '#content/read-documents.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { structuredData } from '#rules/pages/structured-data.ts';
import { renderPages } from '#test/render-pages.ts';

/** The documents that a school starts with: most of their values are placeholders. */
const documents = readDocuments('content/documents');
const siteOrigin = 'https://tuition.example';

const onPages = (shown: Documents) => documentsOnPages(shown, Date.now(), new Set());

test('an answer or a source that is a placeholder is on no page', async () => {
  const answered = withAnswers(documents);
  const pages = await renderPages(onPages(answered));
  for (const [path, html] of pages) {
    expect
      .soft(html, path)
      .not.toMatch(/Not yet confirmed|How to pay|What parents ask|by subject and year/);
  }
  // The same once the school has confirmed it.
  const confirmed = await renderPages(onPages(withoutMarks(answered)));
  expect(confirmed.get('/about')).toContain('Not yet confirmed: the source');
  expect(confirmed.get('/about')).toMatch(/Physics<\/th><td>2025<\/td><td>24<\/td><td>23<\/td>/);
  for (const path of ['/fees', '/register', '/contact', '/programs/o-level-ict'] as const)
    expect.soft(confirmed.get(path), path).toContain('Not yet confirmed: the answer');
});

test('an offer that is switched off is named nowhere', async () => {
  const off = { ...documents, offer: { ...documents.offer, isOn: false } };
  const named = /early.bird|20% |December 31st/i;
  for (const [path, html] of await renderPages(onPages(off))) {
    expect.soft(html, path).not.toMatch(named);
    const data = structuredData(path, { documents: off, siteOrigin });
    expect.soft(JSON.stringify(data), path).not.toMatch(named);
  }
  const on = await renderPages(onPages(documents));
  for (const path of ['/', '/fees', '/o-level-classes'] as const)
    expect.soft(on.get(path), path).toMatch(named);
});

/** With an answer to every question, a source of the pass rate and results, still marked as placeholders. */
function withAnswers({ questions, claims, ...others }: Documents): Documents {
  const asked = questions.asked.map((one) => ({ ...one, answer: 'Not yet confirmed: the answer' }));
  const passRateSource = 'Not yet confirmed: the source';
  const results = [{ id: 'one', subject: 'Physics', year: 2025, sat: 24, passed: 23 } as const];
  return { ...others, questions: { asked }, claims: { ...claims, passRateSource, results } };
}

function withoutMarks(shown: Documents): Documents {
  return JSON.parse(JSON.stringify(shown), (key, value) =>
    key === 'placeholders' ? undefined : value,
  );
}
