import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents } from '#test/documents.ts';
import { readBuildEnv, readEnv, siteOriginOf } from './env.ts';

describe('the environment', () => {
  test('is optional as a whole', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: resolve('data'),
      PUBLIC_ORIGIN: [],
      TRUST_PROXY_HOPS: 0,
      RATE_LIMIT: 'on',
    });
    expect(readEnv({})).not.toHaveProperty('SMTP_URL');
    expect(readEnv({ PORT: '', RATE_LIMIT: ' ' })).toEqual(readEnv({}));
  });

  test('is read completely', () => {
    expect(
      readEnv({
        PORT: '0',
        SMTP_URL: 'smtps://user:p%40ss@mail.school.lk:465',
        MAIL_FROM: 'The School <web@school.lk>',
        MAIL_TO: 'office@school.lk, head@school.lk',
        PUBLIC_ORIGIN: 'https://www.school.lk,http://localhost:5173',
        DATABASE_URL: 'postgres://user:pass@db/school',
        TRUST_PROXY_HOPS: '1',
        RATE_LIMIT: 'off',
        RETENTION_MONTHS: '24',
        BOUNCES_URL: 'imaps://website:p%40ss@mail.school.lk/INBOX',
      }),
    ).toMatchObject({
      BOUNCES_URL: 'imaps://website:p%40ss@mail.school.lk/INBOX',
      PORT: 0,
      MAIL_FROM: { name: 'The School', address: 'web@school.lk' },
      MAIL_TO: ['office@school.lk', 'head@school.lk'],
      PUBLIC_ORIGIN: ['https://www.school.lk', 'http://localhost:5173'],
      TRUST_PROXY_HOPS: 1,
      RATE_LIMIT: 'off',
      RETENTION_MONTHS: 24,
    });
  });

  test.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['SMTP_URL', 'mail.school.lk'],
    ['SMTP_URL', 'http://mail.school.lk'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:password@mail.school.lk:587/?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://user:password@mail.school.lk:587/?requireTLS=false'],
    ['BOUNCES_URL', 'mail.school.lk'],
    ['BOUNCES_URL', 'pop3://user:password@mail.school.lk'],
    ['BOUNCES_URL', 'imaps://mail.school.lk'],
    ['BOUNCES_URL', 'imaps://user@mail.school.lk'],
    ['MAIL_FROM', 'office'],
    ['MAIL_FROM', 'a@b.lk, c@d.lk'],
    ['MAIL_TO', 'office@school.lk,head'],
    ['PUBLIC_ORIGIN', 'www.school.lk'],
    ['PUBLIC_ORIGIN', 'https://www.school.lk/?'],
    ['PUBLIC_ORIGIN', 'https://user@www.school.lk'],
    ['PUBLIC_ORIGIN', 'https://www.school.lk/site'],
    ['PUBLIC_ORIGIN', '*'],
    ['DATABASE_URL', 'mysql://db/school'],
    ['TRUST_PROXY_HOPS', 'yes'],
    ['RATE_LIMIT', '0'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS', '1.5'],
    ['LINK_SECRET', 'short'],
    ['PUBLISH_HOOK', 'http://build.example/key'],
    ['PUBLISH_HOOK', 'build'],
    ['PUBLISH_HOOK', 'https://user:key@build.example/hook'],
    ['LINK_ORIGIN', 'forms.school.lk'],
    ['LINK_ORIGIN', 'https://forms.school.lk/mine'],
    ['OFFICE_PORT', 'on'],
    ['OFFICE_PORT', '70000'],
    ['OFFICE_HOST', '0.0.0.0'],
    ['OFFICE_HOST', '192.168.1.10'],
    ['OFFICE_ORIGIN', 'office.school.lk'],
    ['OFFICE_ORIGIN', 'https://office.school.lk/desk'],
    ['OFFICE_USERS', 'desk@school.lk, dilani'],
    // An unescaped character ends the address in the middle of a password of digits.
    ...['#', '/', '?'].flatMap((character) => [
      ['SMTP_URL', `smtp://website:12${character}34@mail.school.lk:25`],
      ['SMTP_URL', `smtp://website:p@12${character}34@mail.school.lk:25`],
      ['DATABASE_URL', `postgres://school:12${character}34@db/school`],
      ['BOUNCES_URL', `imaps://website:12${character}34@mail.school.lk`],
    ]),
    ['SMTP_URL', 'smtp://website:50%off@mail.school.lk:25'],
    ['BOUNCES_URL', 'imaps://website:50%off@mail.school.lk'],
    // Children's records would be sent unencrypted.
    ['OFFICE_ORIGIN', 'http://office.school.lk'],
    // The sign-in form takes no such address.
    ['OFFICE_USERS', 'amali@පාසල.lk'],
    ['OFFICE_USERS', 'amalí@school.lk'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    const whole = { MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk', SMTP_URL: 'smtp://mail.school.lk' };
    expect(() => readEnv({ ...whole, [name]: value })).toThrow(
      new RegExp(`^${name} must .*\\.$|^${name} must`),
    );
  });

  test.each(['MAIL_TO', 'MAIL_FROM'])('SMTP_URL without %s stops the start', (missing) => {
    const whole = { SMTP_URL: 'smtp://mail.school.lk', MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk' };
    expect(() => readEnv({ ...whole, [missing]: undefined })).toThrow(`${missing} must be set`);
  });

  test('a login on this machine may be sent without TLS', () => {
    const url = 'smtp://user:password@localhost:2525/?ignoreTLS=true';
    expect(readEnv({ SMTP_URL: url, MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk' }).SMTP_URL).toBe(url);
  });

  test('BOUNCES_URL without SMTP_URL stops the start', () => {
    expect(() => readEnv({ BOUNCES_URL: 'imaps://user:password@mail.school.lk' })).toThrow(
      'SMTP_URL must be set when BOUNCES_URL is.',
    );
  });

  test('accepts an escaped password', () => {
    const url = 'smtp://website:12%2334@mail.school.lk:25';
    expect(readEnv({ SMTP_URL: url, MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk' }).SMTP_URL).toBe(url);
  });

  test('names all wrong variables at once', () => {
    expect(() => readEnv({ PORT: 'http', RETENTION_MONTHS: '0' })).toThrow(
      /^PORT must .*\.\nRETENTION_MONTHS must .*\.$/,
    );
  });

  test.each(['SMTP_URL', 'BOUNCES_URL'])('a sentence about %s repeats no password', (name) => {
    const wrong = { SMTP_URL: 'http://u:secret@x.lk', BOUNCES_URL: 'http://u:secret@x.lk' }[name];
    expect(() => readEnv({ [name]: wrong })).toThrow(/^(?!.*secret)/);
  });
});

describe('the office', () => {
  test('listens on this machine only by default', () => {
    expect(readEnv({})).toMatchObject({
      OFFICE_PORT: 3001,
      OFFICE_HOST: '127.0.0.1',
    });
  });

  test('lets MAIL_TO sign in, or OFFICE_USERS', () => {
    const MAIL_TO = 'Office@school.lk, head@school.lk';
    expect(readEnv({ MAIL_TO }).OFFICE_USERS).toEqual(['office@school.lk', 'head@school.lk']);
    const OFFICE_USERS = 'Dilani@School.lk,suresh@school.lk';
    expect(readEnv({ MAIL_TO, OFFICE_USERS }).OFFICE_USERS).toEqual([
      'dilani@school.lk',
      'suresh@school.lk',
    ]);
  });

  test('may be off, and then its other variables do not count', () => {
    expect(readEnv({ OFFICE_PORT: 'off', OFFICE_HOST: '0.0.0.0' }).OFFICE_PORT).toBe('off');
  });

  test.each(['127.0.0.1', '127.0.0.9', 'localhost', '::1'])('may listen at %s', (host) => {
    expect(readEnv({ OFFICE_HOST: host }).OFFICE_HOST).toBe(host);
  });

  test('listens on other addresses only with an https origin', () => {
    const OFFICE_HOST = '0.0.0.0';
    expect(() => readEnv({ OFFICE_HOST, OFFICE_ORIGIN: 'http://office.school.lk' })).toThrow(
      /^OFFICE_HOST must .*\.$/m,
    );
    const OFFICE_ORIGIN = 'https://office.school.lk';
    expect(readEnv({ OFFICE_HOST, OFFICE_ORIGIN })).toMatchObject({ OFFICE_HOST, OFFICE_ORIGIN });
  });

  test.each(['PUBLIC_ORIGIN', 'LINK_ORIGIN'])('never shares the origin of %s', (name) => {
    const own = 'https://www.school.lk';
    expect(() => readEnv({ [name]: own, OFFICE_ORIGIN: own })).toThrow(
      /^OFFICE_ORIGIN must not be the site's own address/,
    );
  });

  test('may have an http origin on this machine', () => {
    const OFFICE_ORIGIN = 'http://localhost:3001';
    expect(readEnv({ OFFICE_ORIGIN }).OFFICE_ORIGIN).toBe(OFFICE_ORIGIN);
  });

  test('needs users who can type their address, also those of MAIL_TO', () => {
    expect(() => readEnv({ MAIL_TO: 'office@පාසල.lk' })).toThrow(/^OFFICE_USERS must /);
    expect(readEnv({ MAIL_TO: 'office@පාසල.lk', OFFICE_PORT: 'off' }).MAIL_TO).toHaveLength(1);
  });
});

describe('the environment of a build', () => {
  test('everything is optional', () => {
    const env = readBuildEnv({ VITE_BACKEND_URL: '' });
    expect(env).toEqual({ PUBLIC_ORIGIN: [] });
    expect(siteOriginOf(env, documents)).toBe(documents.school.siteUrl);
  });

  test.each(['PUBLIC_ORIGIN', 'LINK_ORIGIN', 'OFFICE_ORIGIN'] as const)(
    '%s is read as browsers write it',
    (name) => {
      const read = (text: string) => [readEnv({ [name]: text })[name]].flat()[0];
      expect(read('https://www.school.lk/')).toBe('https://www.school.lk');
      expect(read('HTTPS://www.School.lk:443')).toBe('https://www.school.lk');
      expect(read('https://පාසල.lk')).toBe(new URL('https://පාසල.lk').origin);
    },
  );

  test('the first public origin is the address of the site', () => {
    const env = { PUBLIC_ORIGIN: 'https://school.lk, https://www.school.lk' };
    expect(siteOriginOf(readBuildEnv(env), documents)).toBe('https://school.lk');
  });

  test.each([
    ['VITE_BACKEND_URL', 'abcd.supabase.co'],
    ['VITE_BACKEND_URL', 'ftp://abcd.supabase.co'],
    ['VITE_ANALYTICS_ID', 'UA-12345'],
    ['VITE_CONVERSION_ID', 'AW-123456789'],
    ['PUBLIC_ORIGIN', 'https://school.lk/site'],
  ])('%s=%s is rejected by name', (name, value) => {
    expect(() => readBuildEnv({ [name]: value })).toThrow(name);
  });
});
