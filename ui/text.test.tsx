import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoWrap } from './text.tsx';

/** The only spans are the phrases that must not break. */
const html = (text: string) =>
  renderToStaticMarkup(<NoWrap>{text}</NoWrap>).replaceAll(/<span class="[^"]+">/g, '<span>');

it.each([
  ['O Level Schedule', '<span>O Level</span> Schedule'],
  ['From Rs. 750 an hour', 'From <span>Rs. 750</span> an hour'],
  ['LKR 900-1,300', '<span>LKR 900-1,300</span>'],
  ['8.30 a.m. to 5 p.m.', '<span>8.30 a.m. to 5 p.m.</span>'],
  ['Physics, 3.00–6.00 p.m., is cancelled', 'Physics, <span>3.00–6.00 p.m.,</span> is cancelled'],
  ['9.00 a.m.–12 noon', '<span>9.00 a.m.–</span><span>12 noon</span>'],
  ['Biology (A Level), cancelled', 'Biology <span>(A Level),</span> cancelled'],
  ['12 noon today', '<span>12 noon</span> today'],
  ['2 hours at O Level, 3 hours', '2 hours at <span>O Level,</span> 3 hours'],
  ['A Level (Grades 12-13)', '<span>A Level</span> <span>(Grades 12-13)</span>'],
  ['or bi-weekly', 'or <span>bi-weekly</span>'],
  ['before December 31st', 'before <span>December 31st</span>'],
  ['call +94 11 000 0000 now', 'call <span>+94 11 000 0000</span> now'],
  ["32 C, Dickman's Road, Colombo 05", '32 C, Dickman&#x27;s Road, <span>Colombo 05</span>'],
  ['Nothing to keep together', 'Nothing to keep together'],
])('keeps phrases together in %s', (text, expected) => {
  expect(html(text)).toBe(expected);
});
