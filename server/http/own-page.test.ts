import { expect, test } from 'vitest';
import { isFromOwnPage } from './request.ts';

const SCHOOL = 'https://www.school.example';

test.each([
  // configured, what the browser sends, whether it is our own page
  [[SCHOOL], { origin: SCHOOL }, true],
  [[SCHOOL], { origin: 'https://school.example', 'sec-fetch-site': 'same-origin' }, true],
  [[SCHOOL], { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [[SCHOOL], { origin: SCHOOL, 'sec-fetch-site': 'cross-site' }, true],
  [[SCHOOL], { origin: 'null' }, false],
  [[SCHOOL], { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [[SCHOOL], { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  [[SCHOOL], { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
  [[], { origin: 'https://school.lk', host: 'school.lk' }, true],
  [[], { origin: 'http://school.lk', host: 'school.lk' }, true],
  [[], { origin: 'https://evil.example', host: 'school.lk' }, false],
  // Behind nginx with proxy_pass alone.
  [[], { origin: SCHOOL, host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, true],
  [[], { origin: SCHOOL, host: '127.0.0.1:3000', 'sec-fetch-site': 'same-site' }, false],
  [[], {}, false],
])('with PUBLIC_ORIGIN %j, %j is our own page: %s', (configured, headers, isOwn) => {
  expect(isFromOwnPage(new Headers(headers as Record<string, string>), configured)).toBe(isOwn);
});
