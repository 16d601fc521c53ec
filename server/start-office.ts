import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Env, EnvError, type OfficeSettings } from './env.ts';
import { createHardenedServer } from './listen.ts';
import { removeMailFiles } from './mail/files.ts';
import { openTransport } from './mail/open.ts';
import type { OfficeDeps } from './office/deps.ts';
import { createOffice, officeHeaders } from './office/office.ts';
import { sweepOffice } from './office/sweep.ts';
import { loadSite, type Site } from './site.ts';
import { release } from './staff/actions.ts';

const PAGE_FOLDER = 'dist-office';
/** How often what is over is removed, in milliseconds. */
const SWEEP = 30_000;

/** See listen.ts; longer than the 25 s between two comments in a stream of events. */
const IDLE_TIMEOUT_MS = 28_000;

/** What the office shares with whoever starts it. */
type Shared = Pick<OfficeDeps, 'store' | 'clock' | 'log' | 'secret' | 'mailsOwed'>;

export interface RunningOffice {
  /** Where it is, as a person types it. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts the office's listener.
 * @throws EnvError when its port is taken
 */
export async function startOffice(
  env: Env,
  settings: OfficeSettings,
  shared: Shared,
): Promise<RunningOffice> {
  const { store, clock, log } = shared;
  const https = settings.origin?.startsWith('https:') ?? false;
  let origins: string[] = settings.origin ? [settings.origin] : [];
  // Apart from the outbox's, so that a flood of mails does not hold a code back.
  const transport = openTransport(env);
  const mailFolder = join(env.dataDir, 'mail');
  const removeMails = (ids: readonly string[]) => removeMailFiles(mailFolder, new Set(ids));
  const office = createOffice(
    {
      ...shared,
      users: settings.users,
      origins: () => origins,
      trustProxyHops: env.trustProxyHops,
      transport,
      limitsOn: env.limitsOn,
      release: async (id, by, now) => (await release(store, id, env.mailTo, by, now)) !== undefined,
      removeMails,
    },
    loadPage(officeHeaders(https)),
  );

  const toOffice = getRequestListener(office.app.fetch);
  const server = createHardenedServer(
    (request, response) => void toOffice(request, response),
    IDLE_TIMEOUT_MS,
  );
  server.listen(settings.port, settings.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new EnvError(sentence(error, settings));
  });
  const { port } = server.address() as AddressInfo;
  // Nobody has said where the office is, so it is this machine, by any of its names.
  if (!settings.origin) {
    origins = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  }

  const sweep = () =>
    sweepOffice({ store, clock, mailFolder, removeMails }).catch((error: Error) => {
      log({ event: 'office not swept', reason: error.message });
    });
  void sweep();
  const timer = setInterval(sweep, SWEEP);

  return {
    address: origins[0] ?? '',
    stop: async () => {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      await office.stop();
      server.closeIdleConnections();
      await closed;
      transport.close();
    },
  };
}

function loadPage(headers: Record<string, string>): Site | undefined {
  return existsSync(join(PAGE_FOLDER, 'site.json')) ? loadSite(PAGE_FOLDER, headers) : undefined;
}

function sentence({ code, message }: NodeJS.ErrnoException, { port, host }: OfficeSettings) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: set OFFICE_PORT to another one, or to 'off' for no office.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `OFFICE_HOST must be an address of this machine, not '${host}'.`;
  }
  return `The office could not listen at OFFICE_HOST ${host}, OFFICE_PORT ${port}: ${message}.`;
}
