import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { school } from '#content/school/school.ts';
import { type AppDeps, createApp } from './app.ts';
import { endOnSignal } from './end-on-signal.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { familyLinkMaker } from './family/links.ts';
import { openToday } from './functions/today.ts';
import { commonHeaders } from './headers.ts';
import { startJobs } from './jobs/jobs.ts';
import { createHttpServer } from './listen.ts';
import { ignoreOutputErrors, log } from './log.ts';
import { removeMailFiles } from './mail/files.ts';
import { mailDelivery } from './mail/mail-delivery.ts';
import { openTransport } from './mail/open.ts';
import { SMTP_CONNECTIONS } from './mail/smtp.ts';
import { startWorker, type Worker } from './outbox/worker.ts';
import { rehearse } from './rehearse.ts';
import { loadSite } from './site.ts';
import { linkSecret } from './staff/link-secret.ts';
import { linkMaker } from './staff/links.ts';
import { startLines } from './start-lines.ts';
import { startOffice } from './start-office.ts';
import { openClock } from './store/clock.ts';
import { CONNECTIONS, openConnections } from './store/connections.ts';
import { mailRecords } from './store/mail-records.ts';
import { migrate } from './store/migrate.ts';
import { openStore } from './store/open.ts';
import { watchTraffic } from './traffic.ts';

const SITE_FOLDER = 'dist';

ignoreOutputErrors();
await main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (!existsSync(join(SITE_FOLDER, 'site.json'))) {
    throw new EnvError('The site has not been built: run `npm run build` first.');
  }
  // Names, addresses and birthdays: nobody else on the machine reads what is written.
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });

  const store = await openStore(env, CONNECTIONS);
  await migrate(store);
  const clock = await openClock(store);
  const secret = await linkSecret(env, store, log);
  const site = loadSite(SITE_FOLDER, commonHeaders(isHttps(env)));
  const traffic = watchTraffic(() => performance.now());
  let worker: Worker | undefined;
  const deps: AppDeps = {
    site,
    store,
    clock,
    log,
    staff: env.mailTo,
    origins: env.publicOrigins,
    trustProxyHops: env.trustProxyHops,
    today: await openToday({ store, clock, log }),
    limits: { on: env.limitsOn, secret },
    readsBounces: env.bouncesUrl !== undefined,
    mailsOwed: () => worker?.wake(),
  };
  await openConnections(store, (connection) => rehearse(connection, deps));
  const server = createHttpServer(createApp(deps), site, traffic);
  const port = await listen(server, env);
  const shared = { store, clock, log, secret, mailsOwed: () => worker?.wake() };
  const office = env.office && (await startOffice(env, env.office, shared));

  const transport = openTransport(env);
  worker = startWorker({
    store,
    clock,
    log,
    concurrency: SMTP_CONNECTIONS,
    busy: traffic.isBusy,
    deliver: mailDelivery({
      transport,
      records: mailRecords(store),
      staff: env.mailTo,
      linksFor: linkMaker(linkOrigin(env, port), secret, clock, office?.address),
      familyLinkFor: familyLinkMaker(linkOrigin(env, port), secret, clock),
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
        mailsOwed: worker.wake,
      })
    : undefined;
  console.log(startLines(env, port, office?.address).join('\n'));

  endOnSignal(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await Promise.all([closed, worker.stop(), jobs.stop(), bounces?.stop(), office?.stop()]);
    transport.close();
    await store.destroy();
  });
}

async function listen(server: Server, { port, host }: Env): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new EnvError(`Port ${port} is in use: set PORT to another one.`);
  });
  return (server.address() as AddressInfo).port;
}

// Until somebody has said where the site is, the links in mails work on this machine.
function linkOrigin(env: Env, port: number): string {
  const given = env.linkOrigin ?? env.publicOrigins[0];
  if (given) return given;
  return school.siteUrl.placeholder ? `http://localhost:${port}` : school.siteUrl.value;
}

function isHttps({ publicOrigins: [first] }: Env): boolean {
  return first?.startsWith('https:') ?? false;
}
