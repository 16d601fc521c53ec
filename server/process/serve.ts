import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type AppDeps, createApp } from '#server/app.ts';
import { type Env, EnvError, officeUsers, staffMailboxes } from '#server/deps/env.ts';
import { linkSecret } from '#server/deps/link-secret.ts';
import { log } from '#server/deps/log.ts';
import { aboutUnmoved, openData } from '#server/deps/open-data.ts';
import { familyLinkMaker, staffLinkMaker } from '#server/family-pages/signed-links.ts';
import { openToday, publishedToday } from '#server/functions/open-today.ts';
import { filesFirst } from '#server/http/files-first.ts';
import { commonHeaders } from '#server/http/headers.ts';
import { createHardenedServer, limitsBehind } from '#server/http/listen.ts';
import { repeat } from '#server/jobs/job.ts';
import { followFacts, runJobs } from '#server/jobs/jobs.ts';
import { removeMailFiles } from '#server/mail/file-transport.ts';
import { mailDelivery } from '#server/mail/mail-delivery.ts';
import { openTransport, SMTP_CONNECTIONS } from '#server/mail/smtp.ts';
import { startWorker, type Worker } from '#server/outbox/worker.ts';
import { followVersions } from '#server/publishing/follow-versions.ts';
import { openLiveSite } from '#server/publishing/live-site.ts';
import { startPlanned } from '#server/publishing/planned.ts';
import { isBuilt, makeRendering, SITE_FOLDER } from './rendering.ts';
import { linkOrigins, listen, loadBuilt, type Running, startLines } from './run-main.ts';
import { startOffice } from './start-office.ts';

/** In milliseconds; see ROUND in store/diary.ts. */
const JOBS_EVERY = 15 * 60_000;
export interface Serving extends Running {
  /** For the operator: the addresses of the site and the office. */
  startLines: string[];
}

/**
 * Starts the site, its functions and jobs, and the office.
 * @param make what renders the pages
 * @throws EnvError with a sentence that names what to change
 */
export async function serve(env: Env, make = makeRendering): Promise<Serving> {
  const site = loadBuilt(SITE_FOLDER, commonHeaders(env.PUBLIC_ORIGIN[0]));
  if (!site || !isBuilt()) {
    throw new EnvError('The site has not been built: run `npm run build` first.');
  }
  const { store, clock } = await openData(env);
  const { preview, pages, ...rendering } = make(env, { store, clock });
  const versions = await openLiveSite({
    store,
    clock,
    log,
    site,
    ...rendering,
    published: async (live) => {
      const answer = await publishedToday({ store, clock, live }).catch(() => undefined);
      return answer && { answer, now: clock() };
    },
  });
  const { live } = versions;
  const secret = await linkSecret(env, store);
  let worker: Worker | undefined;
  const wakeOutbox = () => worker?.wake();
  const staff = () => staffMailboxes(env, live.documents);
  const shared = { store, clock, log, live, staff, wakeOutbox };
  const { linkPageParts } = versions;
  const deps: AppDeps = {
    ...shared,
    site,
    renderPage: (path, { posted, query }) =>
      versions.answer(path, {
        ...(posted && { posted: { ...posted, values: posted.values.toString() } }),
        ...(query && { query: query.toString() }),
      }),
    ...(linkPageParts && { linkPageParts }),
    origins: env.PUBLIC_ORIGIN,
    trustProxyHops: env.TRUST_PROXY_HOPS,
    today: await openToday(shared),
    limits: { on: env.RATE_LIMIT === 'on', secret },
    readsBounces: env.BOUNCES_URL !== undefined,
  };
  const app = createApp(deps);
  const server = createHardenedServer(
    filesFirst(site, getRequestListener(app.fetch)),
    limitsBehind(env.TRUST_PROXY_HOPS),
  );
  const port = await listen(server, env.PORT, env.HOST);
  const publisher = followVersions({
    ...shared,
    hook: env.PUBLISH_HOOK,
    site: versions,
    afterPublication: async () => {
      await followFacts(shared);
      wakeOutbox();
    },
  });
  const planned = startPlanned({ ...shared, publisher, pages });
  const { site: siteOrigin } = linkOrigins(live.documents, env, port);
  const officeDeps = { ...shared, secret, siteOrigin, publisher, preview, pages, site };
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
      familyLinkFor: siteOrigin ? familyLinkMaker(siteOrigin, secret, clock) : undefined,
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
    ? (await import('#server/jobs/bounces.ts')).startBounces(env.BOUNCES_URL, shared)
    : undefined;
  const warning = await aboutUnmoved(env);
  if (warning) console.warn(warning);
  return {
    startLines: startLines(live.documents, env, port, office?.address),
    servers: office ? [server, office.server] : [server],
    store,
    stop: async () => {
      publisher.stop();
      await Promise.all([
        planned.stop(),
        versions.stop(),
        worker?.stop(),
        jobs.stop(),
        bounces?.stop(),
        office?.stop(),
      ]);
      transport.close();
    },
  };
}
