// `npm run office`: the office alone, over the data of a site that runs elsewhere. It takes no
// forms and delivers no mails but its own codes: what it owes the outbox, the site's worker sends.
import { mkdirSync } from 'node:fs';
import { endOnSignal } from './end-on-signal.ts';
import { EnvError, readEnv } from './env.ts';
import { ignoreOutputErrors, log } from './log.ts';
import { linkSecret } from './staff/link-secret.ts';
import { officeLine } from './start-lines.ts';
import { startOffice } from './start-office.ts';
import { openClock } from './store/clock.ts';
import { migrate } from './store/migrate.ts';
import { openStore } from './store/open.ts';

ignoreOutputErrors();
await main().catch((error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
});

async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.office) throw new EnvError("OFFICE_PORT must not be 'off' to run the office alone.");
  process.umask(0o077);
  mkdirSync(env.dataDir, { recursive: true });
  const store = await openStore(env);
  await migrate(store);
  const secret = await linkSecret(env, store, log);
  const clock = await openClock(store);
  const shared = { store, clock, log, secret, mailsOwed: () => {} };
  const office = await startOffice(env, env.office, shared);
  console.log(officeLine(env, office.address));

  endOnSignal(async () => {
    await office.stop();
    await store.destroy();
  });
}
