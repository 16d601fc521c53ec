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
      }),
    ).toMatchObject({
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
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} must .*\\.$|^${name} must`),
    );
  });

  test.each(['MAIL_TO', 'MAIL_FROM'])('SMTP_URL without %s stops the start', (missing) => {
    const whole = { SMTP_URL: 'smtp://mail.school.lk', MAIL_TO: 'a@b.lk', MAIL_FROM: 'a@b.lk' };
    expect(() => readEnv({ ...whole, [missing]: undefined })).toThrow(`${missing} must be set`);
  });
});
