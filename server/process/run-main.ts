import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { DocumentError } from '#content/read-documents.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { listed } from '#content/sentence.ts';
import { type Env, EnvError, officeUsers } from '#server/deps/env.ts';
import { ignoreOutputErrors } from '#server/deps/log.ts';
import { loadSite, type Site } from '#server/http/built-site.ts';
import { finishConnections } from '#server/http/listen.ts';
import { isLoopback } from '#server/mail/server-address.ts';
import type { Store } from '#server/store/tables.ts';

/** How long running work may take to finish after SIGTERM, in milliseconds. */
const DRAIN_MS = 4600;

/** Runs a composition root; if it cannot start, prints the reason and exits with code 1. */
export async function run(main: () => Promise<void>): Promise<void> {
  ignoreOutputErrors();
  await main().catch((error: unknown) => {
    const isKnown = error instanceof EnvError || error instanceof DocumentError;
    console.error(isKnown ? error.message : error);
    process.exit(1);
  });
}

/**
 * Loads the built site into memory.
 * @returns undefined when the folder was never built
 * @throws EnvError when a part of it is missing or damaged
 */
export function loadBuilt(folder: string, headers: Record<string, string>): Site | undefined {
  if (!existsSync(join(folder, 'site.json'))) return undefined;
  try {
    return loadSite(folder, headers);
  } catch (error) {
    const { message } = error as Error;
    throw new EnvError(
      `The built pages in ${relative('', folder)}/ are incomplete (${message}): run \`npm run build\` again.`,
    );
  }
}

/**
 * Lets a server listen.
 * @param prefix of the variables that hold host and port
 * @returns the port
 * @throws EnvError with a sentence that names the variable to change
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
  prefix: '' | 'OFFICE_' = '',
): Promise<number> {
  const names = { port: `${prefix}PORT`, host: `${prefix}HOST` };
  const orNone = prefix && ", or to 'off' for no office";
  server.listen(port, host);
  await once(server, 'listening').catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const noAddress = `${names.host} must be an address of this machine, not '${host}'.`;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use: set ${names.port} to another one${orNone}.`,
      EACCES: `${names.port} ${port} is not allowed for this user: use one from 1024 on, behind a proxy.`,
      EADDRNOTAVAIL: noAddress,
      ENOTFOUND: noAddress,
      EAI_AGAIN: noAddress,
      EINVAL: noAddress,
    };
    const other = `The server could not listen at ${names.host} ${host}, ${names.port} ${port}: ${message}.`;
    throw new EnvError(reasons[code] ?? other);
  });
  return (server.address() as AddressInfo).port;
}

/** What has to end before the process exits. */
export interface Running {
  servers: readonly Server[];
  store: Store;
  /** Ends what is under way besides requests. */
  stop: () => Promise<unknown>;
}

/** Resolves when all requests are answered and `stop` has ended what else is under way. */
export async function finish({ servers, store, stop }: Running): Promise<void> {
  await Promise.all([...servers.map(finishConnections), stop()]);
  await store.destroy();
}

/** Closes connections as soon as they have no request. One that has arrived is read before. */
export function closeIdleConnections(servers: readonly Server[]): NodeJS.Timeout {
  const close = () => {
    for (const server of servers) server.closeIdleConnections();
  };
  return setInterval(() => setImmediate(close), 50);
}

/** Exits when all is finished: after SIGTERM or SIGINT within DRAIN_MS. A second signal changes nothing. */
export function exitWhenDone(running: Running): void {
  let isEnding = false;
  const exit = () => process.exit(0);
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(exit, DRAIN_MS);
    finish(running).then(exit, exit);
    closeIdleConnections(running.servers);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/**
 * Where links in mails lead. A link to this machine is made only while the site is tried on it, with
 * mails as files or a mail server of its own: in a family's or a clerk's mailbox it could not work.
 * @param office the office's address; undefined when there is no office
 */
export function linkOrigins(documents: Documents, env: Env, port: number, office?: string) {
  const isPlaceholder = documents.school.placeholders?.includes('siteUrl');
  const known =
    env.LINK_ORIGIN ??
    env.PUBLIC_ORIGIN[0] ??
    (isPlaceholder ? undefined : schoolOf(documents).siteUrl);
  const { SMTP_URL } = env;
  const isTried = !SMTP_URL || (isThisMachine(SMTP_URL) && (!known || isThisMachine(known)));
  return {
    site: known ?? (isTried ? `http://localhost:${port}` : undefined),
    office: env.OFFICE_ORIGIN || isTried ? office : undefined,
  };
}

function isThisMachine(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

/**
 * The output after a start, for the operator, in four lines at most.
 * @param office the office's address; undefined when there is no office
 */
export function startLines(
  documents: Documents,
  env: Env,
  port: number,
  office?: string,
): string[] {
  const data = env.DATABASE_URL ? 'in Postgres' : join(env.DATA_DIR, 'school.db');
  const mails = env.SMTP_URL ? 'sent by SMTP' : `files in ${join(env.DATA_DIR, 'mail')}`;
  const hasLinks = linkOrigins(documents, env, port).site !== undefined;
  const missing = [
    !env.SMTP_URL && 'SMTP_URL',
    env.PUBLIC_ORIGIN.length === 0 &&
      (hasLinks ? 'PUBLIC_ORIGIN' : 'PUBLIC_ORIGIN (mails contain no links)'),
    env.RETENTION_MONTHS === undefined && 'RETENTION_MONTHS (nothing is deleted by age)',
  ].filter(Boolean);
  const notes = [
    missing.length > 0 &&
      `Not configured yet: ${missing.join(', ')}. See docs/operations.md, 'Configuration'.`,
    env.RATE_LIMIT === 'off' && 'RATE_LIMIT=off: limits and the spam hold are off.',
  ].filter(Boolean);
  return [
    `The site is at http://localhost:${port}`,
    `Data: ${data}. Mails: ${mails}.`,
    notes.join(' '),
    office ? officeLine(env, documents, office) : '',
  ].filter((line) => line !== '');
}

/** Where the office is and, while mails are files, how to sign in. */
export function officeLine(env: Env, documents: Documents, address: string): string {
  if (env.SMTP_URL) return `The office is at ${address}`;
  const users = listed(officeUsers(env, documents), 'or');
  const code = `the code is in the newest file in ${join(env.DATA_DIR, 'mail')}`;
  return `The office is at ${address}. Sign in as ${users}; ${code}.`;
}
