import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Email } from 'postal-mime';
import { cleanEnv } from '#test/clean-env.ts';
import { startSmtp } from '#test/server-smtp.ts';
import type { FromHost, ToHost } from './server-host.ts';

/** The whole product, running for the tests of one worker. */
export interface School {
  /** The site's address, without a slash at the end. */
  origin: string;
  /** The office's address; '' without an office. */
  office: string;
  /** Where its database is. */
  dataDir: string;
  /** Everything that was mailed so far, oldest first. */
  mails: () => Email[];
  /** Reads rows straight from the server's database. */
  rows: (sql: string, ...values: (string | number)[]) => Record<string, unknown>[];
  stop: () => Promise<void>;
}

/** A server for one journey, or for all of a worker. */
interface Server {
  /** What it printed until it listens. */
  startLines: string;
  end: () => Promise<void>;
}

/** Starts a server with these settings. */
export type StartServer = (env: Record<string, string>) => Promise<Server>;

/**
 * Starts the built site and its functions on a free port, with its own folder and a real SMTP
 * server on loopback. `env` overrides the server's settings.
 */
export async function startSchool(
  env: Record<string, string> = {},
  startServer: StartServer = serverProcess(),
): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-'));
  const smtp = await startSmtp();
  const { startLines, end } = await startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    MAIL_TO: 'office@school.example',
    MAIL_FROM: 'School <hello@school.example>',
    // All journeys come from one address within minutes.
    RATE_LIMIT: 'off',
    // Several schools run side by side.
    OFFICE_PORT: '0',
    ...env,
  });
  return {
    origin: addressIn(startLines, 'The site is at'),
    office: addressIn(startLines, 'The office is at'),
    dataDir,
    mails: () => smtp.received.map(({ mail }) => mail),
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
      await end();
      await smtp.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts each server in processes of its own, as `npm start` does.
 * @param cwd where the site was built
 */
export function serverProcess(cwd: string = process.cwd()): StartServer {
  return async (env) => {
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd,
      env: { ...cleanEnv(), ...env },
    });
    const startLines = await new Promise<string>((done, fail) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk;
        if (addressIn(output, 'The site is at')) done(output);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${output}`)));
    });
    const end = async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    };
    return { startLines, end };
  };
}

/** Starts servers one after another in one process, see server-host.ts; they cannot publish. */
export function serverHost() {
  const host = fork('test/journeys/server-host.ts', {
    env: cleanEnv(),
    // Nothing reads its log.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  host.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(host, 'exit').then(() => [{ error: `The server ended: ${output}` }]);
  const ask = async (message: ToHost): Promise<string> => {
    host.send(message);
    const [answer] = (await Promise.race([once(host, 'message'), exited])) as [FromHost];
    if (answer.error) throw new Error(answer.error);
    return answer.startLines ?? '';
  };
  return {
    start: async (env: Record<string, string>, aheadMs: number): Promise<Server> => {
      const startLines = await ask({ env, aheadMs });
      return { startLines, end: async () => void (await ask('end')) };
    },
    close: () => host.disconnect(),
  };
}

function addressIn(said: string, words: string): string {
  return new RegExp(`${words} (http://localhost:\\d+)`).exec(said)?.[1] ?? '';
}
