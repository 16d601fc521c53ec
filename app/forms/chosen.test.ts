import { expect, test } from 'vitest';
import { nothingChanged } from '#rules/timetable/news.ts';
import { documents } from '#test/documents.ts';
import { rendererOf } from '#test/render-pages.ts';

const at = '2026-11-23T05:00:00Z';

test('our server sends the note about full classes with the page that a link opens', async () => {
  const render = await rendererOf(documents);
  const classes = ['o-level-ict-wednesday', 'o-level-science-saturday'];
  const query = new URLSearchParams([['level', 'o-level'], ...classes.map((id) => ['class', id])]);
  const page = (full: string[]) => {
    const places = Object.fromEntries(full.map((id) => [id, 'full' as const]));
    const answer = { ...nothingChanged, at, places };
    return render('/register', { query, published: { answer, now: Date.parse(at) } });
  };
  expect(await page(classes)).toMatch(
    /<p>ICT, Wednesday 3.00 p.m. and Science, Saturday 8.30 a.m. are full. /,
  );
  expect(await page([])).toContain('role="status"><p></p>');
});
