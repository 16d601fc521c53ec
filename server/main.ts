import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { commonHeaders } from './headers.ts';
import { mailDelivery } from './jobs/deliver-mail.ts';
import { createHttpServer } from './listen.ts';
import { log } from './log.ts';
import { fileTransport } from './mail/files.ts';
import { SMTP_CONNECTIONS, smtpTransport } from './mail/smtp.ts';
import { startWorker } from './outbox/worker.ts';
import { loadSite } from './site.ts';
import { linkSecret } from './staff/link-secret.ts';
import { migrate } from './store/migrate.ts';
import { openStore } from './store/open.ts';

/** What is running may take this long to end after SIGTERM, in milliseconds. */
const DRAIN = 4000;

const SITE_FOLDER = 'dist';

await main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  // Names, addresses and birthdays: nobody else on the machine reads what is written.
  process.umask(0o077);
  const env = readEnv(process.env);
  if (!existsSync(join(SITE_FOLDER, 'site.json'))) {
    throw new EnvError('The site has not been built: run `npm run build` first.');
  }
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });

  const clock = Date.now;
  const store = await openStore(env);
  await migrate(store);
  const secret = await linkSecret(env, store);
  const transport = env.smtpUrl
    ? smtpTransport(env.smtpUrl, env.mailFrom)
    : fileTransport(join(env.dataDir, 'mail'), env.mailFrom);
  const worker = startWorker({
    store,
    clock,
    log,
    concurrency: SMTP_CONNECTIONS,
    deliver: mailDelivery({ store, transport, staff: env.mailTo }),
  });
  const https = env.publicOrigins[0]?.startsWith('https:') ?? false;
  const site = loadSite(SITE_FOLDER, commonHeaders(https));
  const app = createApp({
    site,
    store,
    clock,
    log,
    staff: env.mailTo,
    origins: env.publicOrigins,
    trustProxyHops: env.trustProxyHops,
    limits: { on: env.limitsOn, secret },
    mailsOwed: worker.wake,
  });

  const server = createHttpServer(app, site);
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${env.port} is in use: set PORT to another.` : error.message);
    process.exit(1);
  });
  server.listen(env.port, env.host, () => announce(env, server.address() as AddressInfo));

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), DRAIN).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.all([closed, worker.stop()]);
    transport.close();
    await store.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function announce(env: Env, { port }: AddressInfo): void {
  const mails = env.smtpUrl ? 'sent by SMTP' : join(env.dataDir, 'mail');
  const data = env.databaseUrl ? 'in Postgres' : join(env.dataDir, 'school.db');
  const missing = [
    !env.smtpUrl && 'SMTP_URL (mails are files)',
    env.publicOrigins.length === 0 && 'PUBLIC_ORIGIN',
    !env.retentionMonths && 'RETENTION_MONTHS (nothing is deleted by age)',
    !env.limitsOn && 'limits and spam hold (RATE_LIMIT=off)',
  ].filter((part) => part !== false);
  console.log(`The site is at http://localhost:${port}`);
  console.log(`Data: ${data}  Mails: ${mails}`);
  if (missing.length > 0) console.log(`Not configured: ${missing.join(', ')}`);
}
