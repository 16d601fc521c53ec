import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Documents } from '#content/schemas/documents.ts';
import { emailLine } from '#payloads/schemas.ts';
import { isLoopback, needsTls } from '#server/mail/server-address.ts';

export type Env = ReturnType<typeof readEnv>;
/** What a build reads from the environment. */
export type BuildEnv = ReturnType<typeof readBuildEnv>;

type Variables = Record<string, string | undefined>;

/** The server cannot start. The message is for the operator and names the variable to change. */
export class EnvError extends Error {}

/**
 * Every variable of server and build (docs/operations.md, 'Configuration'). A message follows the
 * name: "PORT must be a whole number".
 */
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
  MAIL_FROM: v.optional(mailbox()),
  MAIL_TO: v.optional(addresses()),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(origin('be a list of origins'))),
    '',
  ),
  LINK_ORIGIN: v.optional(origin('be an origin')),
  TRUST_PROXY_HOPS: v.optional(wholeNumber(0, 10), '0'),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], "be 'off', or not be set."), 'on'),
  RETENTION_MONTHS: v.optional(wholeNumber(1, 1200)),
  LINK_SECRET: v.optional(checked((text) => text.length >= 16, 'have at least 16 characters.')),
  // It contains a key, so the message does not repeat it.
  PUBLISH_HOOK: v.optional(
    checked((text) => {
      const url = URL.parse(text);
      // fetch() accepts no login in an address.
      return url?.protocol === 'https:' && url.username + url.password === '';
    }, 'be an https address without a login in it: put the key into its path or query.'),
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
      checked(isWebAddress, 'be an address such as https://abcd.supabase.co.'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  VITE_ANALYTICS_ID: v.optional(
    checked((text) => /^G-[A-Z0-9]{4,20}$/.test(text), 'be an id such as G-XXXXXXXXXX.'),
  ),
  VITE_CONVERSION_ID: v.optional(
    checked(
      (text) => /^AW-\d{6,12}\/[\w-]{1,60}$/.test(text),
      'be an id such as AW-123456789/label.',
    ),
  ),
});

/** What is wrong with variables that are valid alone. */
function conflict(env: v.InferOutput<typeof variables>): string | undefined {
  const { SMTP_URL, BOUNCES_URL, MAIL_FROM, MAIL_TO, PUBLIC_ORIGIN, LINK_ORIGIN } = env;
  if (SMTP_URL && !MAIL_TO) return 'MAIL_TO must be set when SMTP_URL is.';
  if (SMTP_URL && !MAIL_FROM) return 'MAIL_FROM must be set when SMTP_URL is.';
  if (BOUNCES_URL && !SMTP_URL) return 'SMTP_URL must be set when BOUNCES_URL is.';

  const { OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN, OFFICE_USERS = MAIL_TO ?? [] } = env;
  const isHttps = OFFICE_ORIGIN?.startsWith('https:') ?? false;
  if (OFFICE_PORT !== 'off' && !isHttps && !isLoopback(OFFICE_HOST)) {
    return `OFFICE_HOST must be this machine alone (127.0.0.1) as long as OFFICE_ORIGIN is not an https address, not '${OFFICE_HOST}'.`;
  }
  if (OFFICE_ORIGIN && !isHttps && !isLoopback(new URL(OFFICE_ORIGIN).hostname)) {
    return `OFFICE_ORIGIN must start with https:// unless it is this machine, not '${OFFICE_ORIGIN}': children's records would be sent unencrypted.`;
  }
  if (OFFICE_ORIGIN && [...PUBLIC_ORIGIN, LINK_ORIGIN].includes(OFFICE_ORIGIN)) {
    return `OFFICE_ORIGIN must not be the site's own address, '${OFFICE_ORIGIN}': give the office a name of its own.`;
  }
  const shutOut = OFFICE_USERS.find((user) => !v.is(emailLine('E-mail'), user));
  if (OFFICE_PORT !== 'off' && shutOut !== undefined) {
    return `OFFICE_USERS must contain addresses in unaccented Latin letters (a domain as xn--…), since the sign-in form takes no others; '${shutOut}' could never sign in.`;
  }
  return undefined;
}

/**
 * Reads the server's environment.
 * @returns the variables by their names
 * @throws EnvError with a sentence for each variable that is not valid
 */
export function readEnv(source: Variables) {
  const env = parse(variables, source);
  const wrong = conflict(env);
  if (wrong) throw new EnvError(wrong);
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    OFFICE_USERS: (env.OFFICE_USERS ?? env.MAIL_TO)?.map((user) => user.toLowerCase()),
    /** Whether OFFICE_USERS is not the default. */
    usersAreSet: env.OFFICE_USERS !== undefined,
  };
}

/** Where staff mail goes: MAIL_TO, or else the school's own mailbox. */
export function staffMailboxes({ MAIL_TO }: Env, { school }: Documents): readonly string[] {
  return MAIL_TO ?? [school.email];
}

/** Who may sign in to the office: OFFICE_USERS, or else who gets staff mail. */
export function officeUsers({ OFFICE_USERS }: Env, { school }: Documents): readonly string[] {
  return OFFICE_USERS ?? [school.email.toLowerCase()];
}

/**
 * Reads the build's part of the environment.
 * @throws EnvError as readEnv does
 */
export function readBuildEnv(source: Variables) {
  const ids = ['VITE_ANALYTICS_ID', 'VITE_CONVERSION_ID'] as const;
  return parse(v.pick(variables, ['PUBLIC_ORIGIN', 'VITE_BACKEND_URL', ...ids]), source);
}

/**
 * The origin in canonical links, Open Graph, sitemap and JSON-LD, without a final slash: the first
 * of PUBLIC_ORIGIN, or else that of the documents.
 */
export function siteOriginOf(
  { PUBLIC_ORIGIN: [first] }: Pick<BuildEnv, 'PUBLIC_ORIGIN'>,
  { school }: Documents,
): string {
  return first ?? new URL(school.siteUrl).origin;
}

/** Empty variables count as not set. */
function parse<Schema extends v.GenericSchema>(schema: Schema, source: Variables) {
  const set = Object.entries(source)
    .map(([name, text]) => [name, text?.trim()] as const)
    .filter(([, text]) => text);
  const result = v.safeParse(schema, Object.fromEntries(set), { abortPipeEarly: true });
  if (result.success) return result.output;
  const sentences = result.issues.map(({ path, message }) => `${path?.[0]?.key} must ${message}`);
  throw new EnvError([...new Set(sentences)].join('\n'));
}

function checked(
  isValid: (text: string) => boolean,
  message: string | ((issue: { input: string }) => string),
) {
  return v.pipe(v.string(), v.check(isValid, message));
}

function wholeNumber(least: number, most: number) {
  return v.pipe(
    checked(
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
  return checked((text) => {
    const url = URL.parse(text);
    if (!url?.hostname || !schemes.includes(url.protocol)) return false;
    const isWhole = url.hash === '' && !`${url.pathname}${url.search}`.includes('@');
    return isWhole && !/%(?![\da-f]{2})/i.test(url.username + url.password);
  }, `be an address like ${example}. In the password, write @ as %40, # as %23, / as %2F, ? as %3F and % as %25.`);
}

/** The setting that switches TLS off although the address has a login for another machine. */
function withoutTls(text: string): string | undefined {
  const url = new URL(text);
  const off = ['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=false'];
  const settings = url.searchParams.toString().split('&');
  return needsTls(url) ? off.find((setting) => settings.includes(setting)) : undefined;
}

/** An origin as browsers write it: a final slash, the scheme's port and a name in any script count. */
function origin(must: string) {
  return v.pipe(
    checked(
      (text) => isWebAddress(text) && `${new URL(text).origin}/` === new URL(text).href,
      ({ input }) => `${must} like https://www.school.example, without a path; not '${input}'.`,
    ),
    v.transform((text) => new URL(text).origin),
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function list(text: string): string[] {
  return text.split(/\s*,\s*/).filter((part) => part !== '');
}

/** A list of addresses; a name before one of them is allowed and ignored. */
function addresses() {
  const address = v.pipe(
    mailbox(),
    v.transform((one) => one.address),
  );
  return v.pipe(v.string(), v.transform(list), v.array(address));
}

/** 'office@school.example', or 'The School <office@school.example>'. */
function mailbox() {
  return v.pipe(
    checked(
      (text) =>
        /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(readMailbox(text).address) && !/[\r\n]/.test(text),
      ({ input }) => `be an e-mail address, not '${input}'.`,
    ),
    v.transform(readMailbox),
  );
}

function readMailbox(text: string): { name?: string; address: string } {
  const named = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  return named?.[1] ? { name: named[1].trim(), address } : { address };
}
