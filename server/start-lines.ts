import { join } from 'node:path';
import type { Env } from './env.ts';

/**
 * What whoever started the server wants to know, in four lines at most.
 * @param office where the office is; undefined when there is none
 */
export function startLines(env: Env, port: number, office?: string): string[] {
  const data = env.databaseUrl ? 'in Postgres' : join(env.dataDir, 'school.db');
  const mails = env.smtpUrl ? 'sent by SMTP' : `files in ${join(env.dataDir, 'mail')}`;
  const missing = [
    !env.smtpUrl && 'SMTP_URL',
    env.publicOrigins.length === 0 && 'PUBLIC_ORIGIN',
    env.retentionMonths === undefined && 'RETENTION_MONTHS (nothing is deleted by age)',
  ].filter((part) => part !== false);
  const wanting = [
    missing.length > 0 && `Not configured: ${missing.join(', ')}.`,
    !env.limitsOn && 'RATE_LIMIT=off: limits and the spam hold are off.',
  ].filter((part) => part !== false);
  return [
    `The site is at http://localhost:${port}`,
    `Data: ${data}. Mails: ${mails}.`,
    ...(wanting.length > 0 ? [wanting.join(' ')] : []),
    ...(office ? [officeLine(env, office)] : []),
  ];
}

/** Where the office is and, as long as it is only tried, who may sign in. */
export function officeLine({ office, smtpUrl }: Env, address: string): string {
  const who = smtpUrl ? '' : `: ${office?.users.join(' or ')} may sign in`;
  return `The office is at ${address}${who}`;
}
