import cluster from 'node:cluster';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readDocuments } from '#content/read-documents.ts';
import { type AppDeps, createApp } from './app.ts';
import { type Env, EnvError, officeUsers, readEnv, staffMailboxes } from './env.ts';
import { openToday } from './functions/open-today.ts';
import { filesFirst } from './http/files-first.ts';
import { commonHeaders } from './http/headers.ts';
import { createHardenedServer, handOverConnections, limitsBehind } from './http/listen.ts';
import { repeat } from './jobs/job.ts';
import { runJobs } from './jobs/jobs.ts';
import { linkSecret } from './link-secret.ts';
import { familyLinkMaker, staffLinkMaker, teacherLinkMaker } from './links/signed-links.ts';
import { log } from './log.ts';
import { removeMailFiles } from './mail/file-transport.ts';
import { mailDelivery } from './mail/mail-delivery.ts';
import { openTransport, SMTP_CONNECTIONS } from './mail/smtp.ts';
import { aboutUnmoved, openData } from './open-data.ts';
import { startWorker, type Worker } from './outbox/worker.ts';
import {
  exitWhenDone,
  linkOrigins,
  listen,
  loadBuilt,
  loadPages,
  type Running,
  run,
  startLines,
} from './run-main.ts';
import { followVersions, tellPrimary, versionToStart } from './site/follow-versions.ts';
import { documentsFolder } from './site/site-documents.ts';
import { otherVersions, releaseOf, removeOldVersions, variablesOf } from './site/version-folder.ts';
import { startOffice } from './start-office.ts';

/** In milliseconds; see ROUND in store/diary.ts. */
const JOBS_EVERY = 15 * 60_000;
// The primary process (main.ts) sets these for a published version; see site/version-folder.ts.
const { SITE_VERSION = '0', SITE_FOLDER = 'dist', SITE_DOCUMENTS, SITE_REPLACES } = process.env;
/** The folder of the version that is served; undefined for the repository's documents. */
const folder = SITE_DOCUMENTS && dirname(SITE_DOCUMENTS);
/** Whether another server answers until this one does. */
const isReplacing = SITE_REPLACES !== undefined;

if (import.meta.main) {
  await run(async () => {
    const env = readEnv(process.env);
    const serving = await serve(env, () => leave());
    const leave = exitWhenDone(serving);
    if (!isReplacing) console.log(serving.startLines.join('\n'));
    await tellPrimary('answers');
    removeOldVersions(env.DATA_DIR, folder);
  });
}

export interface Serving extends Running {
  /** For the operator: the addresses of the site and the office. */
  startLines: string[];
}

/**
 * Starts the site, its functions and jobs, and the office.
 * @param leave is called when another process has taken over
 * @throws EnvError with a sentence that names what to change
 */
export async function serve(env: Env, leave: () => void): Promise<Serving> {
  const site = loadBuilt(SITE_FOLDER, commonHeaders(env.PUBLIC_ORIGIN[0]));
  if (!site) throw new EnvError('The site has not been built: run `npm run build` first.');
  const { store, clock } = await openData(env);
  const build = { store, dataDir: env.DATA_DIR, release: await releaseOf(process.env) };
  if (cluster.isWorker && !folder) {
    const found = await versionToStart({ ...build, log });
    if (found) {
      await store.destroy();
      await tellPrimary({ start: variablesOf(found.folder, found.version) });
      process.exit(0);
    }
  }
  const secret = await linkSecret(env, store);
  let worker: Worker | undefined;
  const wakeOutbox = () => worker?.wake();
  const live = { documents: readDocuments(SITE_DOCUMENTS ?? documentsFolder) };
  const staff = () => staffMailboxes(env, live.documents);
  const shared = { store, clock, log, live, staff, wakeOutbox };
  const deps: AppDeps = {
    ...shared,
    site,
    ...(await loadPages(SITE_FOLDER)),
    origins: env.PUBLIC_ORIGIN,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    today: await openToday(shared),
    limits: { on: env.RATE_LIMIT === 'on', secret },
    readsBounces: env.BOUNCES_URL !== undefined,
  };
  for (const other of otherVersions(env.DATA_DIR, folder)) addAssets(join(other, 'dist'));
  if (folder) addAssets('dist');
  const app = createApp(deps);
  if (isReplacing) {
    const { status } = await app.request('/healthz');
    if (status !== 200) throw new Error(`The new version's health check has status ${status}.`);
  }
  const server = createHardenedServer(
    filesFirst(site, getRequestListener(app.fetch)),
    limitsBehind(env.TRUST_PROXY_HOPS),
  );
  const port = await listen(server, env.PORT, env.HOST);
  const versions = followVersions({
    ...shared,
    ...build,
    hook: env.PUBLISH_HOOK,
    serving: Number(SITE_VERSION),
    addAssets: (other) => addAssets(join(other, 'dist')),
    handOver: () => handOverConnections(server),
    leave,
  });
  const { site: siteOrigin } = linkOrigins(live.documents, env, port);
  const familyLinkFor = siteOrigin ? familyLinkMaker(siteOrigin, secret, clock) : undefined;
  const livePages = join(SITE_FOLDER, 'client');
  const teacherLinkFor = siteOrigin ? teacherLinkMaker(siteOrigin, secret) : undefined;
  const officeDeps = {
    ...shared,
    secret,
    familyLinkFor,
    teacherLinkFor,
    publisher: versions,
    livePages,
  };
  const { OFFICE_PORT } = env;
  const office =
    OFFICE_PORT === 'off' ? undefined : await startOffice(env, OFFICE_PORT, officeDeps);

  const links = linkOrigins(live.documents, env, port, office?.address);
  const transport = openTransport(env, live);
  worker = startWorker({
    ...shared,
    concurrency: SMTP_CONNECTIONS,
    deliver: mailDelivery({
      ...shared,
      transport,
      origins: env.PUBLIC_ORIGIN,
      limitsOn: deps.limits.on,
      linksFor: staffLinkMaker(links.site, secret, clock, links.office),
      office: links.office,
      familyLinkFor,
    }),
  });
  const jobDeps = {
    ...shared,
    retentionMonths: env.RETENTION_MONTHS,
    users: () => officeUsers(env, live.documents),
    selfCheckTo: env.BOUNCES_URL && env.MAIL_FROM?.address,
    removeMails: (ids: readonly string[]) => removeMailFiles(join(env.DATA_DIR, 'mail'), ids),
  };
  const jobs = repeat(() => runJobs(jobDeps).then(wakeOutbox), JOBS_EVERY);
  const bounces = env.BOUNCES_URL
    ? (await import('./jobs/bounces.ts')).startBounces(env.BOUNCES_URL, shared)
    : undefined;
  const warning = isReplacing ? undefined : await aboutUnmoved(env);
  if (warning) console.warn(warning);
  return {
    startLines: startLines(live.documents, env, port, office?.address),
    servers: office ? [server, office.server] : [server],
    store,
    stop: async () => {
      versions.stop();
      await Promise.all([worker?.stop(), jobs.stop(), bounces?.stop(), office?.stop()]);
      transport.close();
    },
  };

  /** Browsers that still show another version ask for its scripts. */
  function addAssets(other: string): void {
    try {
      site?.addAssets(other);
    } catch (error) {
      log({ event: 'assets not read', folder: other, reason: String(error) });
    }
  }
}
