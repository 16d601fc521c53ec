import { expect, test } from 'vitest';
import { documents } from '#test/documents.ts';
import { attribute, elementsOf, parseHtml, textOf } from '#test/html.ts';
import { renderPages } from '#test/render-pages.ts';

test('a question about the early-bird offer is hidden while publicity is forbidden, on every page', async () => {
  const pages = ['programmes', 'overviews', 'register', 'contact'] as const;
  const ask = (id: string, answer: string) => ({
    id,
    question: `${id}?`,
    answer,
    pages: [...pages],
  });
  const asked = [ask('Discount', 'Yes, 20% off.'), ask('Visit', 'Yes.')];
  const rendered = await renderPages({ ...documents, questions: { asked } });
  const questions = [...rendered].flatMap(([path, html]) =>
    [...elementsOf(parseHtml(html))]
      .filter((each) => each.tagName === 'details' && /^(Discount|Visit)\?/.test(textOf(each)))
      .map((each) => ({ path, text: textOf(each), mark: attribute(each, 'data-promotion') })),
  );
  const marked = questions.filter(({ mark }) => mark !== undefined);
  // Ten programmes, two overviews, the form and the contact page.
  expect(questions).toHaveLength(28);
  expect(marked).toHaveLength(14);
  expect(marked.every(({ text }) => text.startsWith('Discount'))).toBe(true);
});
