import { resolve } from 'node:path';
import * as v from 'valibot';
import { school } from '#content/school/school.ts';
import { emailLine } from '#payloads/schemas.ts';
import { isLoopback, needsTls } from './mail/server-address.ts';

export interface Env {
  port: number;
  /** Undefined: every address of the machine. */
  host: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  /** The mailbox that bounces are sent to; undefined: bounces are not read. */
  bouncesUrl: string | undefined;
  mailFrom: Mailbox;
  mailTo: string[];
  /** Empty: the Host header's own origin. */
  publicOrigins: string[];
  /** LINK_ORIGIN; undefined: the first of `publicOrigins`. */
  linkOrigin: string | undefined;
  databaseUrl: string | undefined;
  trustProxyHops: number;
  limitsOn: boolean;
  /** Undefined: submissions are never deleted by age. */
  retentionMonths: number | undefined;
  linkSecret: string | undefined;
  /** Called after publishing, to start a build elsewhere. */
  publishHook: string | undefined;
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

/** What a build reads from the environment. */
export interface BuildEnv {
  /** Where the functions are, if not at the page's own origin. */
  backendOrigin: string | undefined;
  analyticsId: string | undefined;
  conversionId: string | undefined;
  /** The origin in canonical links, Open Graph, sitemap and JSON-LD, without a final slash. */
  siteOrigin: string;
}

interface Mailbox {
  name?: string;
  address: string;
}

type Variables = Record<string, string | undefined>;

/** The server cannot start. The message is for the operator and names the variable to change. */
export class EnvError extends Error {}

/** Every variable of server and build. A message follows the name: "PORT must be a whole number". */
export const variables = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), 'data'),
  SMTP_URL: v.optional(
    v.pipe(
      serverUrl(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
      v.check(
        (text) => withoutTls(text) === undefined,
        ({ input }) => `not contain ${withoutTls(input)}: its login would be sent without TLS.`,
      ),
    ),
  ),
  BOUNCES_URL: v.optional(
    v.pipe(
      serverUrl(['imap:', 'imaps:'], 'imaps://user:password@mail.example:993/INBOX'),
      v.check(
        (text) => new URL(text).username !== '' && new URL(text).password !== '',
        'contain a user and a password, like imaps://user:password@mail.example:993/INBOX.',
      ),
    ),
  ),
  DATABASE_URL: v.optional(
    serverUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/school'),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isMailbox, notAMailbox), v.transform(readMailbox)),
  ),
  MAIL_TO: v.optional(addresses()),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(origin('be a list of origins'))),
    '',
  ),
  LINK_ORIGIN: v.optional(origin('be an origin')),
  TRUST_PROXY_HOPS: v.optional(wholeNumber(0, 10), '0'),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], "be 'off', or not be set.")),
  RETENTION_MONTHS: v.optional(wholeNumber(1, 1200)),
  LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'have at least 16 characters.'))),
  PUBLISH_HOOK: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
        // It contains a key, so it is not repeated.
        'be an https address.',
      ),
    ),
  ),
  OFFICE_PORT: v.optional(
    v.union(
      [v.literal('off'), wholeNumber(0, 65_535)],
      ({ input }) => `be a whole number from 0 to 65535 or 'off', not '${input}'.`,
    ),
    '3001',
  ),
  OFFICE_HOST: v.optional(v.string(), '127.0.0.1'),
  OFFICE_ORIGIN: v.optional(origin('be an origin')),
  OFFICE_USERS: v.optional(addresses()),
  VITE_BACKEND_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebAddress, 'be an address such as https://abcd.supabase.co.'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  VITE_ANALYTICS_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/, 'be an id such as G-XXXXXXXXXX.')),
  ),
  VITE_CONVERSION_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^AW-\d{6,12}\/[\w-]{1,60}$/, 'be an id such as AW-123456789/label.'),
    ),
  ),
});

const WITH_SMTP = 'be set when SMTP_URL is.';

const serverVariables = v.pipe(
  variables,
  v.forward(
    v.check(({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO !== undefined, WITH_SMTP),
    ['MAIL_TO'],
  ),
  v.forward(
    v.check(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM !== undefined, WITH_SMTP),
    ['MAIL_FROM'],
  ),
  v.forward(
    v.check(
      ({ SMTP_URL, BOUNCES_URL }) => !BOUNCES_URL || SMTP_URL !== undefined,
      'be set when BOUNCES_URL is.',
    ),
    ['SMTP_URL'],
  ),
  v.forward(
    v.check(
      ({ OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN }) =>
        OFFICE_PORT === 'off' || isLoopback(OFFICE_HOST) || isHttps(OFFICE_ORIGIN),
      ({ input }) =>
        `be this machine alone (127.0.0.1) as long as OFFICE_ORIGIN is not an https address, not '${input.OFFICE_HOST}'.`,
    ),
    ['OFFICE_HOST'],
  ),
  v.forward(
    v.check(
      ({ OFFICE_ORIGIN }) =>
        !OFFICE_ORIGIN || isHttps(OFFICE_ORIGIN) || isLoopback(new URL(OFFICE_ORIGIN).hostname),
      ({ input }) =>
        `start with https:// unless it is this machine, not '${input.OFFICE_ORIGIN}': children's records would be sent unencrypted.`,
    ),
    ['OFFICE_ORIGIN'],
  ),
  v.forward(
    v.check(
      ({ OFFICE_ORIGIN, PUBLIC_ORIGIN, LINK_ORIGIN }) =>
        !OFFICE_ORIGIN || ![...PUBLIC_ORIGIN, LINK_ORIGIN].includes(OFFICE_ORIGIN),
      ({ input }) =>
        `not be the site's own address, '${input.OFFICE_ORIGIN}': give the office a name of its own.`,
    ),
    ['OFFICE_ORIGIN'],
  ),
  v.forward(
    v.check(
      ({ OFFICE_PORT, OFFICE_USERS, MAIL_TO }) =>
        OFFICE_PORT === 'off' || (OFFICE_USERS ?? MAIL_TO ?? []).every(canSignIn),
      ({ input }) => {
        const [wrong] = (input.OFFICE_USERS ?? input.MAIL_TO ?? []).filter(
          (user) => !canSignIn(user),
        );
        return `contain addresses in unaccented Latin letters (a domain as xn--…), since the sign-in form takes no others; '${wrong}' could never sign in.`;
      },
    ),
    ['OFFICE_USERS'],
  ),
);

/**
 * Reads the server's environment.
 * @throws EnvError with a sentence for each variable that is not valid
 */
export function readEnv(source: Variables): Env {
  const read = parse(serverVariables, source);
  const mailTo = read.MAIL_TO ?? [school.email];
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    smtpUrl: read.SMTP_URL,
    bouncesUrl: read.BOUNCES_URL,
    mailFrom: read.MAIL_FROM ?? { address: school.email },
    mailTo,
    publicOrigins: read.PUBLIC_ORIGIN,
    linkOrigin: read.LINK_ORIGIN,
    databaseUrl: read.DATABASE_URL,
    trustProxyHops: read.TRUST_PROXY_HOPS,
    limitsOn: read.RATE_LIMIT !== 'off',
    retentionMonths: read.RETENTION_MONTHS,
    linkSecret: read.LINK_SECRET,
    publishHook: read.PUBLISH_HOOK,
    office:
      read.OFFICE_PORT === 'off'
        ? undefined
        : {
            port: read.OFFICE_PORT,
            host: read.OFFICE_HOST,
            origin: read.OFFICE_ORIGIN,
            users: (read.OFFICE_USERS ?? mailTo).map((user) => user.toLowerCase()),
          },
  };
}

/**
 * Reads the build's part of the environment.
 * @throws EnvError as readEnv does
 */
export function readBuildEnv(source: Variables): BuildEnv {
  const schema = v.pick(variables, [
    'VITE_BACKEND_URL',
    'VITE_ANALYTICS_ID',
    'VITE_CONVERSION_ID',
    'PUBLIC_ORIGIN',
  ]);
  const read = parse(schema, source);
  return {
    backendOrigin: read.VITE_BACKEND_URL,
    analyticsId: read.VITE_ANALYTICS_ID,
    conversionId: read.VITE_CONVERSION_ID,
    siteOrigin: read.PUBLIC_ORIGIN[0] ?? new URL(school.siteUrl).origin,
  };
}

/** Empty variables count as not set. */
function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  source: Variables,
): v.InferOutput<Schema> {
  const set = Object.entries(source)
    .map(([name, text]) => [name, text?.trim()] as const)
    .filter(([, text]) => text);
  const result = v.safeParse(schema, Object.fromEntries(set), { abortPipeEarly: true });
  if (result.success) return result.output;
  const sentences = result.issues.map(({ path, message }) => `${path?.[0]?.key} must ${message}`);
  throw new EnvError([...new Set(sentences)].join('\n'));
}

function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      ({ input }) => `be a whole number from ${least} to ${most}, not '${input}'.`,
    ),
    v.transform(Number),
  );
}

/**
 * An address of a server, with or without a login. An unescaped '#', '/' or '?' in a password of
 * digits would end the address early, and the rest of it, up to the '@', would be read as its path.
 * The message does not repeat the value, which may contain a password.
 */
function serverUrl(schemes: readonly string[], example: string) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
      const isWhole = hash === '' && !`${pathname}${search}`.includes('@');
      return (
        schemes.includes(protocol) && hostname !== '' && isWhole && decodes(username + password)
      );
    }, `be an address like ${example}. In the password, write @ as %40, # as %23, / as %2F, ? as %3F and % as %25.`),
  );
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The setting that switches TLS off although the address has a login for another machine. */
function withoutTls(text: string): string | undefined {
  const url = new URL(text);
  const off = ['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=false'];
  const settings = url.searchParams.toString().split('&');
  return needsTls(url) ? off.find((setting) => settings.includes(setting)) : undefined;
}

function origin(must: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => isWebAddress(text) && text.toLowerCase() === new URL(text).origin,
      ({ input }) => `${must} like https://www.school.example, without a path; not '${input}'.`,
    ),
    v.transform((text) => new URL(text).origin),
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isHttps(address: string | undefined): boolean {
  return address?.startsWith('https:') ?? false;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A list of addresses; a name before one of them is allowed and ignored. */
function addresses() {
  return v.pipe(
    v.string(),
    v.transform(list),
    v.array(
      v.pipe(
        v.string(),
        v.check(isMailbox, notAMailbox),
        v.transform((text) => readMailbox(text).address),
      ),
    ),
  );
}

function isMailbox(text: string): boolean {
  const { address } = readMailbox(text);
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address) && !/[\r\n]/.test(text);
}

function notAMailbox({ input }: { input: string }): string {
  return `be an e-mail address, not '${input}'.`;
}

/** 'office@school.example', or 'The School <office@school.example>'. */
function readMailbox(text: string): Mailbox {
  const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  return named?.[1] ? { name: named[1].trim(), address } : { address };
}

function canSignIn(address: string): boolean {
  return v.is(emailLine('E-mail'), address);
}
