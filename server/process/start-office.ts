import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Env, officeUsers } from '#server/deps/env.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { familyLinkMaker, teacherLinkMaker } from '#server/family-pages/signed-links.ts';
import type { Site } from '#server/http/built-site.ts';
import { createHardenedServer, limitsBehind } from '#server/http/listen.ts';
import { repeat } from '#server/jobs/job.ts';
import { removeMailFiles } from '#server/mail/file-transport.ts';
import { removeCodeFiles } from '#server/mail/office-code.ts';
import { openTransport } from '#server/mail/smtp.ts';
import type { OfficeDeps } from '#server/office/deps.ts';
import { createOffice, officeHeaders } from '#server/office/office-app.ts';
import { CODE_LIFE } from '#server/office/sign-in/sign-in-routes.ts';
import { clearOldLimits } from '#server/store/limits.ts';
import { clearOldChanges } from '#server/store/office/office-changes.ts';
import { fillSearch } from '#server/store/office/office-search.ts';
import { clearOldSignIns } from '#server/store/office/sign-in.ts';
import { removeUnusedPictures } from '#server/store/site/pictures.ts';
import { type ForgetDeps, finishForgetting } from '#server/store/submissions/forget.ts';
import { filesOf } from './rendering.ts';
import { listen, loadBuilt } from './run-main.ts';

const PAGE_FOLDER = 'dist-office';
/** How often expired rows and files are removed, in milliseconds. */
const SWEEP = 30_000;
/** How often unused pictures are removed, in milliseconds. */
const DAILY = 24 * 3_600_000;
/** A picture of 10 MB takes this long on a slow connection. */
const REQUEST_TIMEOUT_MS = 120_000;
/** See listen.ts; longer than the 25 s between two comments in a stream of events. */
const IDLE_TIMEOUT_MS = 28_000;

/** What the office has from the process that starts it. */
interface Shared
  extends ServerDeps,
    Pick<OfficeDeps, 'secret' | 'publisher' | 'preview' | 'pages'> {
  /** Of the links to pages of families and teachers; undefined where no server has them. */
  siteOrigin: string | undefined;
  site: Site | undefined;
}

/**
 * Starts the office's listener.
 * @throws EnvError when it cannot listen, or its built pages are damaged
 */
export async function startOffice(env: Env, officePort: number, shared: Shared) {
  const { store, clock, log, secret, siteOrigin, site } = shared;
  let origins: string[] = env.OFFICE_ORIGIN ? [env.OFFICE_ORIGIN] : [];
  // Apart from the outbox's, so that a flood of mails does not hold a code back.
  const transport = openTransport(env, shared.live);
  const mailFolder = join(env.DATA_DIR, 'mail');
  const removeMails = (ids: readonly string[]) => removeMailFiles(mailFolder, ids);
  const known = new Set<string>();
  const users = () => {
    for (const user of officeUsers(env, shared.live.documents)) known.add(user);
    // A publication of another mailbox must not sign anyone out.
    return [...known];
  };
  const office = createOffice(
    {
      ...shared,
      familyLinkFor: siteOrigin ? familyLinkMaker(siteOrigin, secret, clock) : undefined,
      teacherLinkFor: siteOrigin ? teacherLinkMaker(siteOrigin, secret) : undefined,
      siteFile: filesOf(site),
      users,
      usersAreSet: env.usersAreSet,
      origins: () => origins,
      trustProxyHops: env.TRUST_PROXY_HOPS,
      transport,
      limitsOn: env.RATE_LIMIT === 'on',
      removeMails,
      startedAt: clock(),
    },
    loadBuilt(PAGE_FOLDER, officeHeaders(env.OFFICE_ORIGIN)),
  );

  const server = createHardenedServer(getRequestListener(office.app.fetch), {
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    ...limitsBehind(env.TRUST_PROXY_HOPS),
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  const port = await listen(server, officePort, env.OFFICE_HOST, 'OFFICE_');
  // Without OFFICE_ORIGIN the office is this machine, by any of its names.
  if (!env.OFFICE_ORIGIN) {
    origins = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  }

  const notSwept = ({ message }: Error) => log({ event: 'office not swept', reason: message });
  const sweep = () => sweepOffice({ store, clock, mailFolder, removeMails }).catch(notSwept);
  const removePictures = () => removeUnusedPictures(store, clock()).catch(notSwept);
  const sweeps = [repeat(sweep, SWEEP), repeat(removePictures, DAILY)];

  return {
    /** Where it is, as a person types it. */
    address: origins[0] ?? '',
    server,
    /** Ends the streams of events and what else is under way. */
    stop: async () => {
      await Promise.all([office.stop(), ...sweeps.map(({ stop }) => stop())]);
      transport.close();
    },
  };
}

/**
 * Finishes erasures, and removes expired codes with their mail files, sessions, challenges, counters
 * and old changes. Also prepares new submissions for the search.
 * @param deps.mailFolder where mails are files
 */
export async function sweepOffice(deps: ForgetDeps & { mailFolder: string }): Promise<void> {
  const { store, clock, mailFolder } = deps;
  const now = clock();
  await finishForgetting(deps);
  await removeCodeFiles(mailFolder, now - CODE_LIFE);
  await clearOldSignIns(store, now);
  await clearOldChanges(store);
  await clearOldLimits(store, now);
  await fillSearch(store);
}
