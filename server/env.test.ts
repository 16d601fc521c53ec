import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      smtpUrl: undefined,
      bouncesUrl: undefined,
      publicOrigins: [],
      trustProxyHops: 0,
      limitsOn: true,
      retentionMonths: undefined,
    });
    expect(readEnv({ PORT: '', RATE_LIMIT: ' ' })).toEqual(readEnv({}));
  });

  test('is read whole', () => {
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
      bouncesUrl: 'imaps://website:p%40ss@mail.school.lk/INBOX',
      port: 0,
      mailFrom: { name: 'The School', address: 'web@school.lk' },
      mailTo: ['office@school.lk', 'head@school.lk'],
      publicOrigins: ['https://www.school.lk', 'http://localhost:5173'],
      trustProxyHops: 1,
      limitsOn: false,
      retentionMonths: 24,
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
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.lk, c@d.lk'],
    ['MAIL_TO', 'office@school.lk,head'],
    ['PUBLIC_ORIGIN', 'www.school.lk'],
    ['PUBLIC_ORIGIN', 'https://www.school.lk/'],
    ['PUBLIC_ORIGIN', 'https://www.school.lk/site'],
    ['PUBLIC_ORIGIN', '*'],
    ['DATABASE_URL', 'mysql://db/school'],
    ['TRUST_PROXY_HOPS', 'yes'],
    ['RATE_LIMIT', '0'],
    ['RETENTION_MONTHS', '0'],
    ['RETENTION_MONTHS', '1.5'],
    ['LINK_SECRET', 'short'],
    ['LINK_ORIGIN', 'forms.school.lk'],
    ['LINK_ORIGIN', 'https://forms.school.lk/mine'],
    ['OFFICE_PORT', 'on'],
    ['OFFICE_PORT', '70000'],
    ['OFFICE_HOST', '0.0.0.0'],
    ['OFFICE_HOST', '192.168.1.10'],
    ['OFFICE_ORIGIN', 'office.school.lk'],
    ['OFFICE_ORIGIN', 'https://office.school.lk/'],
    ['OFFICE_USERS', 'desk@school.lk, dilani'],
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

  test('a login to this machine itself may do without TLS', () => {
    const url = 'smtp://user:password@localhost:2525/?ignoreTLS=true';
    expect(readEnv({ SMTP_URL: url, MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk' }).smtpUrl).toBe(url);
  });

  test('BOUNCES_URL without SMTP_URL stops the start', () => {
    expect(() => readEnv({ BOUNCES_URL: 'imaps://user:password@mail.school.lk' })).toThrow(
      'SMTP_URL must be set when BOUNCES_URL is.',
    );
  });

  test.each(['SMTP_URL', 'BOUNCES_URL'])('a sentence about %s repeats no password', (name) => {
    const wrong = { SMTP_URL: 'http://u:secret@x.lk', BOUNCES_URL: 'http://u:secret@x.lk' }[name];
    expect(() => readEnv({ [name]: wrong })).toThrow(/^(?!.*secret)/);
  });
});

describe('the office', () => {
  test('is this machine’s alone unless somebody decides otherwise', () => {
    expect(readEnv({}).office).toEqual({
      port: 3001,
      host: '127.0.0.1',
      origin: undefined,
      users: ['hello@school.example'],
    });
  });

  test('lets MAIL_TO sign in, or who is named', () => {
    const MAIL_TO = 'Office@school.lk, head@school.lk';
    expect(readEnv({ MAIL_TO }).office?.users).toEqual(['office@school.lk', 'head@school.lk']);
    const OFFICE_USERS = 'Dilani@School.lk,suresh@school.lk';
    expect(readEnv({ MAIL_TO, OFFICE_USERS }).office?.users).toEqual([
      'dilani@school.lk',
      'suresh@school.lk',
    ]);
  });

  test('may be off, and then nothing else of it matters', () => {
    expect(readEnv({ OFFICE_PORT: 'off', OFFICE_HOST: '0.0.0.0' }).office).toBeUndefined();
  });

  test.each(['127.0.0.1', '127.0.0.9', 'localhost', '::1'])('may listen at %s', (host) => {
    expect(readEnv({ OFFICE_HOST: host }).office?.host).toBe(host);
  });

  test('listens to others only where its origin is https', () => {
    const OFFICE_HOST = '0.0.0.0';
    expect(() => readEnv({ OFFICE_HOST, OFFICE_ORIGIN: 'http://office.school.lk' })).toThrow(
      /^OFFICE_HOST must .*\.$/,
    );
    const OFFICE_ORIGIN = 'https://office.school.lk';
    expect(readEnv({ OFFICE_HOST, OFFICE_ORIGIN }).office).toMatchObject({
      host: OFFICE_HOST,
      origin: OFFICE_ORIGIN,
    });
  });
});
