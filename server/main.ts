import '#content/valid-documents.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type AppDeps, createApp } from './app.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { openToday } from './functions/today.ts';
import { commonHeaders } from './http/headers.ts';
import { createHardenedServer, limitsBehind } from './http/listen.ts';
import { startJobs } from './jobs/jobs.ts';
import { linkSecret } from './link-secret.ts';
import { familyLinkMaker, staffLinkMaker } from './links/signed-links.ts';
import { log } from './log.ts';
import { removeMailFiles } from './mail/files.ts';
import { mailDelivery } from './mail/mail-delivery.ts';
import { openTransport, SMTP_CONNECTIONS } from './mail/smtp.ts';
import { aboutUnmoved, openData } from './open-data.ts';
import { startWorker, type Worker } from './outbox/worker.ts';
import {
  linkOrigins,
  listen,
  loadBuilt,
  loadBuiltRenderer,
  run,
  startLines,
  stopOnSignal,
} from './start.ts';
import { startOffice } from './start-office.ts';

const SITE_FOLDER = 'dist';

await run(main);

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const site = loadBuilt(SITE_FOLDER, commonHeaders(isHttps(env)));
  if (!site) throw new EnvError('The site has not been built: run `npm run build` first.');
  const { store, clock } = await openData(env);
  const secret = await linkSecret(env, store);
  let worker: Worker | undefined;
  const deps: AppDeps = {
    site,
    renderPage: await loadBuiltRenderer(SITE_FOLDER),
    store,
    clock,
    log,
    staff: env.mailTo,
    origins: env.publicOrigins,
    trustProxyHops: env.trustProxyHops,
    today: await openToday({ store, clock, log }),
    limits: { on: env.limitsOn, secret },
    readsBounces: env.bouncesUrl !== undefined,
    wakeOutbox: () => worker?.wake(),
  };
  const server = createHardenedServer(
    getRequestListener(createApp(deps).fetch),
    limitsBehind(env.trustProxyHops),
  );
  const port = await listen(server, env, { port: 'PORT', host: 'HOST' });
  const { site: siteOrigin } = linkOrigins(env, port);
  const familyLinkFor = siteOrigin ? familyLinkMaker(siteOrigin, secret, clock) : undefined;
  const shared = { store, clock, log, secret, familyLinkFor, wakeOutbox: () => worker?.wake() };
  const office = env.office && (await startOffice(env, env.office, shared));

  const links = linkOrigins(env, port, office?.address);
  const transport = openTransport(env);
  worker = startWorker({
    store,
    clock,
    log,
    concurrency: SMTP_CONNECTIONS,
    deliver: mailDelivery({
      transport,
      store,
      staff: env.mailTo,
      linksFor: staffLinkMaker(links.site, secret, clock, links.office),
      familyLinkFor,
      clock,
    }),
  });
  const jobs = startJobs(
    {
      store,
      clock,
      log,
      staff: env.mailTo,
      retentionMonths: env.retentionMonths,
      selfCheckTo: env.bouncesUrl && env.mailFrom.address,
      removeMails: (ids) => removeMailFiles(join(env.dataDir, 'mail'), new Set(ids)),
    },
    worker.wake,
  );
  const bounces = env.bouncesUrl
    ? (await import('./jobs/bounces.ts')).startBounces(env.bouncesUrl, {
        store,
        clock,
        log,
        wakeOutbox: worker.wake,
      })
    : undefined;
  const warning = await aboutUnmoved(env);
  if (warning) console.warn(warning);
  console.log(startLines(env, port, office?.address).join('\n'));

  stopOnSignal(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await Promise.all([closed, worker.stop(), jobs.stop(), bounces?.stop(), office?.stop()]);
    transport.close();
    await store.destroy();
  });
}

function isHttps({ publicOrigins: [first] }: Env): boolean {
  return first?.startsWith('https:') ?? false;
}
