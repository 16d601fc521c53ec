import { expect, test } from 'vitest';
import { documentsOnPages } from '#build/documents.ts';
import { filledDocuments } from '#content/fill-text.ts';
import type { SitePath } from '#content/pages/paths.ts';
import { readDocuments, readWrittenDocuments } from '#content/read-documents.ts';
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
  const about = confirmed.get('/about')?.replaceAll(/<\/?span[^>]*>/g, '');
  // A subject of both levels has the level that the school has named.
  for (const course of ['A Level Physics', 'O Level English', 'English'])
    expect(about).toContain(`row">${course}</th><td>2025</td><td>24</td><td>23</td>`);
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

test('every page ends with its lowest fee, whichever it is', async () => {
  const written = readWrittenDocuments('content/documents');
  const fees = { ...written.fees, oLevelLocal: 800, oLevelCambridge: 790, aLevelLocal: 650 };
  const pages = await renderPages(onPages(filledDocuments({ ...written, fees })));
  const band = (path: SitePath) =>
    pages
      .get(path)
      ?.replaceAll(/<[^>]*>/g, '')
      .match(/From ((?:LKR|Rs\.) [\d,]+) an hour((?:LKR|Rs\.) [\d,]+) a month/)
      ?.slice(1);
  for (const path of [
    '/',
    '/about',
    '/programs',
    '/fees',
    '/schedule',
    '/a-level-classes',
  ] as const)
    expect.soft(band(path), path).toEqual(['LKR 650', 'LKR 7,800']);
  // Among the questions of the home page.
  expect(pages.get('/')).toMatch(/_answer_\w+">From <span[^>]*>LKR 650<\/span> an hour/);
  for (const path of ['/o-level-classes', '/programs/o-level-maths'] as const)
    expect.soft(band(path), path).toEqual(['LKR 790', 'LKR 6,320']);
});

test('O Level English has no price of Edexcel, which is not offered in it', async () => {
  const written = readWrittenDocuments('content/documents');
  const fees = { ...written.fees, oLevelEdexcel: 444 };
  const pages = await renderPages(onPages(filledDocuments({ ...written, fees })));
  // The slip at the end of the pages of one level, and the home page, have the lowest of all.
  const cards = (path: SitePath) =>
    [
      ...(pages
        .get(path)
        ?.matchAll(/<h3>([^<]*)<\/h3>.*?From (?:<span[^>]*>)?((?:LKR|Rs\.) [\d,]+)/gs) ?? []),
    ]
      .map(([, title, price]) => `${title} ${price}`)
      .slice(0, 4);
  for (const path of ['/', '/programs'] as const)
    expect(cards(path)).toEqual([
      'Mathematics LKR 444',
      'Science LKR 444',
      'English Rs. 750',
      'ICT LKR 444',
    ]);
  expect(pages.get('/programs/o-level-english')).not.toContain('LKR 444');
  const rates = pages.get('/o-level-classes')?.match(/(?<= _rate_\w+">)[^<]*/g);
  expect(rates).toEqual(['LKR 444', 'LKR 444', 'Rs. 750', 'LKR 444']);
});

test('no text repeats a fact of another document in words of its own', async () => {
  const written = readWrittenDocuments('content/documents');
  const { claims, timetable, school, courses } = written;
  const assessments = { 'o-level': 'twice a term', 'a-level': 'after each topic' };
  const hours = { 'o-level': 4, 'a-level': 1 };
  const noon = (rows: readonly object[]) =>
    rows.map((row) => ({ ...row, from: '12:00', to: '13:00' }));
  const lessons = JSON.parse(JSON.stringify(courses.lessons), (key, value) =>
    key === 'hours' ? 1 : value,
  );
  const other = {
    ...written,
    // What a student has said stays as it is.
    testimonials: JSON.parse(JSON.stringify(written.testimonials), (_, value) =>
      Array.isArray(value) ? [] : value,
    ),
    courses: { ...courses, lessons },
    claims: {
      ...claims,
      assessments: { ...claims.assessments, ...assessments },
      weeklyHours: { ...claims.weeklyHours, ...hours },
      sessionHours: { ...claims.sessionHours, ...hours },
      scienceMonths: 7,
    },
    school: { ...school, officeHours: { ...school.officeHours, Sunday: null } },
    timetable: {
      ...timetable,
      classes: {
        'o-level': noon(timetable.classes['o-level']),
        'a-level': noon(timetable.classes['a-level']),
      },
    },
  } as unknown as Documents;
  const repeated =
    /\b(monthly|bi-weekly|fortnight|every month|(?:once a|second) (?:month|week)|(?:two|three|2|3) hours|twelve months|12 months|every day|1 hours)\b/gi;
  for (const [path, html] of await renderPages(onPages(filledDocuments(other)))) {
    // The estimate offers every length.
    const text = html.replaceAll(/<option.*?<\/option>/g, '');
    expect.soft(text.match(repeated) ?? [], path).toEqual([]);
  }
});

/** With an answer to every question, a source of the pass rate and results, still marked as placeholders. */
function withAnswers({ questions, claims, ...others }: Documents): Documents {
  const asked = questions.asked.map((one) => ({ ...one, answer: 'Not yet confirmed: the answer' }));
  const passRateSource = 'Not yet confirmed: the source';
  const counts = { year: 2025, sat: 24, passed: 23 } as const;
  const results = [
    { id: 'one', subject: 'Physics', ...counts },
    { id: 'two', subject: 'English', level: 'o-level', ...counts },
    { id: 'three', subject: 'English', ...counts },
  ] as const;
  return { ...others, questions: { asked }, claims: { ...claims, passRateSource, results } };
}

function withoutMarks(shown: Documents): Documents {
  return JSON.parse(JSON.stringify(shown), (key, value) =>
    key === 'placeholders' ? undefined : value,
  );
}
