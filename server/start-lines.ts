import { join } from 'node:path';
import type { Env } from './env.ts';

/** What whoever started the server wants to know, in three lines. */
export function startLines(env: Env, port: number): string[] {
  const data = env.databaseUrl ? 'in Postgres' : join(env.dataDir, 'school.db');
  const mails = env.smtpUrl ? 'sent by SMTP' : `files in ${join(env.dataDir, 'mail')}`;
  const missing = [
    !env.smtpUrl && 'SMTP_URL',
    env.publicOrigins.length === 0 && 'PUBLIC_ORIGIN',
    env.retentionMonths === undefined && 'RETENTION_MONTHS (nothing is deleted by age)',
  ].filter((part) => part !== false);
  return [
    `The site is at http://localhost:${port}`,
    `Data: ${data}. Mails: ${mails}.`,
    ...(missing.length > 0 ? [`Not configured: ${missing.join(', ')}.`] : []),
    ...(env.limitsOn ? [] : ['RATE_LIMIT=off: limits and the spam hold are off.']),
  ];
}
