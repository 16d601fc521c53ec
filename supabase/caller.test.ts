import { describe, expect, test } from 'vitest';
import { callerAddress } from './compose.ts';

const gateways = '172.70.1.1, 18.138.2.2';
const from = (headers: Record<string, string>, hops = 0) =>
  callerAddress(new Headers(headers), hops);

describe('a visitor behind the gateways', () => {
  test('is counted by their own address, however many addresses the gateways add', () => {
    for (const added of ['', ', 172.70.1.1', `, ${gateways}`]) {
      expect(from({ 'x-forwarded-for': `203.0.113.7${added}` })).toBe('203.0.113.7');
      expect(from({ 'x-forwarded-for': `203.0.113.8${added}` })).toBe('203.0.113.8');
    }
  });

  test('is counted by the address that Cloudflare saw, not by a forged one', () => {
    const headers = { 'x-forwarded-for': `198.51.100.1, 203.0.113.7, ${gateways}` };
    expect(from({ ...headers, 'cf-connecting-ip': '203.0.113.7' })).toBe('203.0.113.7');
  });

  test('is counted by the /64 of an IPv6 address, and never by text that is not an address', () => {
    expect(from({ 'x-forwarded-for': '2001:db8:0:1::5, 18.138.2.2' })).toBe(
      '2001:0db8:0000:0001::/64',
    );
    expect(from({ 'x-forwarded-for': 'unknown, 203.0.113.7' })).toBe('203.0.113.7');
    expect(from({})).toBeUndefined();
  });

  test('is counted from the right when the number of proxies is configured', () => {
    const headers = { 'x-forwarded-for': `198.51.100.1, 203.0.113.7, ${gateways}` };
    expect(from(headers, 3)).toBe('203.0.113.7');
    expect(from(headers, 1)).toBe('18.138.2.2');
  });
});
