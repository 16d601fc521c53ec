import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the SMTP server took it: its envelope and its parsed content. */
export interface ReceivedMail extends Email {
  recipients: string[];
}

/** The whole product, running for the tests of one worker. */
export interface School {
  /** Where the site is, without a slash at the end. */
  origin: string;
  /** Everything that was mailed so far, oldest first. */
  mails: ReceivedMail[];
  /** Reads rows straight from the server's database. */
  rows: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[];
  stop: () => Promise<void>;
}

/**
 * Starts the built site and its functions as `npm start` does, on a free port, with a folder of
 * its own and a real SMTP server on loopback. `env` overrides what the server is told; `cwd` is
 * where the site was built, when that is not here.
 */
export async function startSchool(
  env: Record<string, string> = {},
  cwd: string = process.cwd(),
): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-'));
  const post = await startPost();
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_TO: 'office@school.example',
      MAIL_FROM: 'School <hello@school.example>',
      // All journeys come from one address within minutes.
      RATE_LIMIT: 'off',
      ...env,
    },
  });
  const port = await announcedPort(server);
  return {
    origin: `http://localhost:${port}`,
    mails: post.mails,
    rows: (sql, ...values) => {
      const database = new DatabaseSync(join(dataDir, 'school.db'), { readOnly: true });
      try {
        return database.prepare(sql).all(...values);
      } finally {
        database.close();
      }
    },
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      await post.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The port that the server prints once it listens. Throws with all it said when it ends. */
function announcedPort(server: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) done(Number(port));
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });
}

async function startPost() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, taken) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      taken();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    mails,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
