import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { cleanEnv } from '#test/clean-env.ts';

/** A mail as the SMTP server took it: its envelope and its parsed content. */
export interface ReceivedMail extends Email {
  recipients: string[];
}

/** The whole product, running for the tests of one worker. */
export interface School {
  /** The site's address, without a slash at the end. */
  origin: string;
  /** The office's address; '' without an office. */
  office: string;
  /** Where its database is. */
  dataDir: string;
  /** Everything that was mailed so far, oldest first. */
  mails: ReceivedMail[];
  /** Reads rows straight from the server's database. */
  rows: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[];
  stop: () => Promise<void>;
}

/**
 * Starts the built site and its functions as `npm start` does, on a free port, with its own
 * folder and a real SMTP server on loopback. `env` overrides the server's settings; `cwd` is where
 * the site was built, if elsewhere.
 */
export async function startSchool(
  env: Record<string, string> = {},
  cwd: string = process.cwd(),
): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-'));
  const post = await startMailServer();
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: {
      ...cleanEnv(),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_TO: 'office@school.example',
      MAIL_FROM: 'School <hello@school.example>',
      // All journeys come from one address within minutes.
      RATE_LIMIT: 'off',
      // Several schools run side by side.
      OFFICE_PORT: '0',
      ...env,
    },
  });
  const said = await announcement(server);
  return {
    origin: addressIn(said, 'The site is at'),
    office: addressIn(said, 'The office is at'),
    dataDir,
    mails: post.mails,
    rows: (sql, ...values) => {
      const database = new DatabaseSync(join(dataDir, 'school.db'), {
        readOnly: true,
        timeout: 5000,
      });
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

/** The server's output until it listens. Throws with all of its output if it exits. */
function announcement(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (addressIn(said, 'The site is at')) done(said);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said}`)));
  });
}

function addressIn(said: string, words: string): string {
  return new RegExp(`${words} (http://localhost:\\d+)`).exec(said)?.[1] ?? '';
}

async function startMailServer() {
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
