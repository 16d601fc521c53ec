import { join } from 'node:path';
import { fileTransport } from './files.ts';
import type { Address } from './message.ts';
import { smtpTransport } from './smtp.ts';
import type { Transport } from './transport.ts';

/** Mail by SMTP where a server is configured, else as files in the data folder. */
export function openTransport(env: {
  smtpUrl: string | undefined;
  mailFrom: Address;
  dataDir: string;
}): Transport {
  return env.smtpUrl
    ? smtpTransport(env.smtpUrl, env.mailFrom)
    : fileTransport(join(env.dataDir, 'mail'), env.mailFrom);
}
