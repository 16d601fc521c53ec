import { resolve } from 'node:path';
import { school } from '#content/school/school.ts';
import { needsTls } from './mail/server-address.ts';

export interface Env {
  port: number;
  /** Undefined: every address of the machine. */
  host: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  /** The mailbox that bounces come to; undefined: nobody reads them. */
  bouncesUrl: string | undefined;
  mailFrom: { name?: string; address: string };
  mailTo: string[];
  /** Empty: the Host header's own origin. */
  publicOrigins: string[];
  /** Where the links in mails lead; undefined: the first of `publicOrigins`. */
  linkOrigin: string | undefined;
  databaseUrl: string | undefined;
  trustProxyHops: number;
  limitsOn: boolean;
  /** Undefined: nothing is ever deleted by age. */
  retentionMonths: number | undefined;
  linkSecret: string | undefined;
  /** Undefined: no office. */
  office: OfficeSettings | undefined;
}

export interface OfficeSettings {
  port: number;
  host: string;
  /** Undefined: this machine at its port. */
  origin: string | undefined;
  /** Who may sign in, in lower case. */
  users: string[];
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
    requireTls(new URL(smtpUrl));
  }
  const bouncesUrl = value('BOUNCES_URL');
  if (bouncesUrl !== undefined) {
    const example = 'imaps://user:password@mail.example:993/INBOX';
    requireUrl('BOUNCES_URL', bouncesUrl, ['imap:', 'imaps:'], example);
    const { username, password } = new URL(bouncesUrl);
    if (!username || !password) {
      throw new EnvError(`BOUNCES_URL must hold a user and a password, like ${example}.`);
    }
    if (!smtpUrl) throw new EnvError('SMTP_URL must be set when BOUNCES_URL is.');
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
  const linkOrigin = value('LINK_ORIGIN');
  const mailTo = mailboxes('MAIL_TO', value('MAIL_TO') ?? school.email.value);
  return {
    port: wholeNumber('PORT', value('PORT'), 0, 65_535) ?? 3000,
    host: value('HOST'),
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    smtpUrl,
    bouncesUrl,
    mailFrom: mailbox('MAIL_FROM', value('MAIL_FROM') ?? school.email.value),
    mailTo,
    publicOrigins: list(value('PUBLIC_ORIGIN')).map((text) =>
      origin('PUBLIC_ORIGIN', 'hold origins', text),
    ),
    linkOrigin: linkOrigin && origin('LINK_ORIGIN', 'be an origin', linkOrigin),
    databaseUrl,
    trustProxyHops: wholeNumber('TRUST_PROXY_HOPS', value('TRUST_PROXY_HOPS'), 0, 10) ?? 0,
    limitsOn: rateLimit !== 'off',
    retentionMonths: wholeNumber('RETENTION_MONTHS', value('RETENTION_MONTHS'), 1, 1200),
    linkSecret,
    office: officeSettings(value, mailTo),
  };
}

function officeSettings(
  value: (name: string) => string | undefined,
  mailTo: readonly string[],
): OfficeSettings | undefined {
  const port = value('OFFICE_PORT');
  if (port === 'off') return undefined;
  const host = value('OFFICE_HOST') ?? '127.0.0.1';
  const given = value('OFFICE_ORIGIN');
  const own = given && origin('OFFICE_ORIGIN', 'be an origin', given);
  if (!isLoopback(host) && !own?.startsWith('https:')) {
    throw new EnvError(
      `OFFICE_HOST must be this machine alone (127.0.0.1) as long as OFFICE_ORIGIN is no https address, not '${host}'.`,
    );
  }
  const users = value('OFFICE_USERS');
  return {
    port: wholeNumber('OFFICE_PORT', port, 0, 65_535, " or 'off'") ?? 3001,
    host,
    origin: own,
    users: (users ? mailboxes('OFFICE_USERS', users) : mailTo).map((user) => user.toLowerCase()),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
  other = '',
) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new EnvError(
      `${name} must be a whole number from ${least} to ${most}${other}, not '${text}'.`,
    );
  }
  return number;
}

// The value may hold a password, so it is not repeated.
function requireUrl(name: string, text: string, schemes: string[], example: string): void {
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol) || !new URL(text).hostname) {
    throw new EnvError(`${name} must be an address like ${example}.`);
  }
}

// Whoever writes this in so many words is told at once, instead of by mails that are not delivered.
function requireTls(smtp: URL): void {
  if (!needsTls(smtp)) return;
  const off = ['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=false'];
  const found = off.find((setting) => smtp.searchParams.toString().split('&').includes(setting));
  if (found) {
    throw new EnvError(`SMTP_URL must not say ${found}: its login would go without TLS.`);
  }
}

function mailboxes(name: string, text: string): string[] {
  return list(text).map((part) => mailbox(name, part).address);
}

function origin(name: string, must: string, text: string): string {
  const wrong = new EnvError(
    `${name} must ${must} like https://www.school.example, without a path; not '${text}'.`,
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
