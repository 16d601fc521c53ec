import { resolve } from 'node:path';
import { school } from '#content/school.ts';

export interface Env {
  port: number;
  /** Undefined: every address of the machine. */
  host: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: { name?: string; address: string };
  mailTo: string[];
  /** Empty: the Host header's own origin. */
  publicOrigins: string[];
  databaseUrl: string | undefined;
  trustProxyHops: number;
  limitsOn: boolean;
  /** Undefined: nothing is ever deleted by age. */
  retentionMonths: number | undefined;
  linkSecret: string | undefined;
}

/** A sentence for whoever starts the server, naming the variable that is wrong. */
export class EnvError extends Error {}

/**
 * Reads the environment once.
 * @throws EnvError at the first value that cannot be meant
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const value = (name: string) => source[name]?.trim() || undefined;
  const smtpUrl = value('SMTP_URL');
  if (smtpUrl !== undefined) {
    requireUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587');
    for (const name of ['MAIL_TO', 'MAIL_FROM']) {
      if (!value(name)) throw new EnvError(`${name} must be set when SMTP_URL is.`);
    }
  }
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl !== undefined) {
    const example = 'postgres://user:password@host:5432/school';
    requireUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'], example);
  }
  const rateLimit = value('RATE_LIMIT');
  if (rateLimit !== undefined && rateLimit !== 'off' && rateLimit !== 'on') {
    throw new EnvError("RATE_LIMIT must be 'off', or not be set.");
  }
  const linkSecret = value('LINK_SECRET');
  if (linkSecret !== undefined && linkSecret.length < 16) {
    throw new EnvError('LINK_SECRET must have at least 16 characters.');
  }
  return {
    port: wholeNumber('PORT', value('PORT'), 0, 65_535) ?? 3000,
    host: value('HOST'),
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    smtpUrl,
    mailFrom: mailbox('MAIL_FROM', value('MAIL_FROM') ?? school.email.value),
    mailTo: list(value('MAIL_TO') ?? school.email.value).map(
      (text) => mailbox('MAIL_TO', text).address,
    ),
    publicOrigins: list(value('PUBLIC_ORIGIN')).map(origin),
    databaseUrl,
    trustProxyHops: wholeNumber('TRUST_PROXY_HOPS', value('TRUST_PROXY_HOPS'), 0, 10) ?? 0,
    limitsOn: rateLimit !== 'off',
    retentionMonths: wholeNumber('RETENTION_MONTHS', value('RETENTION_MONTHS'), 1, 1200),
    linkSecret,
  };
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function wholeNumber(name: string, text: string | undefined, least: number, most: number) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new EnvError(`${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
  }
  return number;
}

// The value may hold a password, so it is not repeated.
function requireUrl(name: string, text: string, schemes: string[], example: string): void {
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol) || !new URL(text).hostname) {
    throw new EnvError(`${name} must be an address like ${example}.`);
  }
}

function origin(text: string): string {
  const wrong = new EnvError(
    `PUBLIC_ORIGIN must hold origins like https://www.school.example, without a path; not '${text}'.`,
  );
  if (!URL.canParse(text)) throw wrong;
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || text.toLowerCase() !== url.origin) throw wrong;
  return url.origin;
}

/** 'office@school.example', or 'The School <office@school.example>'. */
function mailbox(name: string, text: string): { name?: string; address: string } {
  const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address) || /[\r\n]/.test(text)) {
    throw new EnvError(`${name} must be an e-mail address, not '${text}'.`);
  }
  return named?.[1] ? { name: named[1].trim(), address } : { address };
}
