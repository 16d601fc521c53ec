import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  // socket, X-Forwarded-For, hops, counted as
  ['203.0.113.7', null, 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', null, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1', 2, '127.0.0.1'],
  ['127.0.0.1', 'unknown', 1, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1:5000', 1, '198.51.100.1'],
  ['127.0.0.1', '[2001:db8::1]:5000', 1, '2001:db8:0:0::/64'],
  ['2001:DB8:0:1:aaaa::1', null, 0, '2001:db8:0:1::/64'],
  ['fe80::1%eth0', null, 0, 'fe80:0:0:0::/64'],
  [undefined, null, 0, undefined],
])('%s with %s over %i is %s', (socket, forwarded, hops, counted) => {
  expect(clientAddress(socket, forwarded, hops)).toBe(counted);
});
