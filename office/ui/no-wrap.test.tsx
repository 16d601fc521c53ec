import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoWrap } from './no-wrap.tsx';

test('keeps times and dates on one line', () => {
  const html = renderToStaticMarkup(<NoWrap>From 5 December, Saturday 9.00 a.m.–12 noon</NoWrap>);
  const kept = [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(kept).toEqual(['5 December', '9.00 a.m.', '12 noon']);
});
