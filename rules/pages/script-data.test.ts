import { expect, test } from 'vitest';
import { scriptData } from './script-data.ts';

test.each([
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  'a&b',
  'line\u2028and\u2029paragraph',
])('%j neither ends its script nor changes', (text) => {
  const data = scriptData({ text });
  expect(data).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(data)).toEqual({ text });
  expect(new Function(`return ${data}`)()).toEqual({ text });
});
