import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoWrap } from './no-wrap.tsx';

const html = (text: string) => renderToStaticMarkup(<NoWrap>{text}</NoWrap>);

it.each([
  ['O Level Schedule', '<span class="nb">O Level</span> Schedule'],
  ['From Rs. 750 an hour', 'From <span class="nb">Rs. 750</span> an hour'],
  ['LKR 900-1,300', '<span class="nb">LKR 900-1,300</span>'],
  ['8.30 a.m. to 5 p.m.', '<span class="nb">8.30 a.m. to 5 p.m.</span>'],
  ['12 noon today', '<span class="nb">12 noon</span> today'],
  ['or bi-weekly', 'or <span class="nb">bi-weekly</span>'],
  ['before December 31st', 'before <span class="nb">December 31st</span>'],
  ['call +94 11 000 0000 now', 'call <span class="nb">+94 11 000 0000</span> now'],
  ['Nothing to keep together', 'Nothing to keep together'],
])('keeps what must not break together in %s', (text, expected) => {
  expect(html(text)).toBe(expected);
});
