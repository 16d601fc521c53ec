import { expect, test } from 'vitest';
import { school } from '#content/school/school.ts';
import { readBuildEnv } from './env.ts';

test('everything is optional', () => {
  expect(readBuildEnv({ VITE_BACKEND_URL: '' })).toEqual({
    backendOrigin: undefined,
    analyticsId: undefined,
    conversionId: undefined,
    siteOrigin: school.siteUrl.value,
  });
});

test('the first public origin is the address of the site', () => {
  const env = { PUBLIC_ORIGIN: 'https://school.lk, https://www.school.lk' };
  expect(readBuildEnv(env).siteOrigin).toBe('https://school.lk');
});

test.each([
  ['VITE_BACKEND_URL', 'abcd.supabase.co'],
  ['VITE_BACKEND_URL', 'ftp://abcd.supabase.co'],
  ['VITE_ANALYTICS_ID', 'UA-12345'],
  ['VITE_CONVERSION_ID', 'AW-123456789'],
  ['PUBLIC_ORIGIN', 'https://school.lk/site'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readBuildEnv({ [name]: value })).toThrow(name);
});
