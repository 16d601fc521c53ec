import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrationSql } from '../supabase/migration-sql.ts';

const run = promisify(execFile);
/** Deno comes with the bundler's tools: `npm run supabase:bundle` installs both. */
const deno = 'supabase/tools/node_modules/.bin/deno';

/** Runs Deno over the project. Resolves with its output, rejects if it fails. */
export async function runDeno(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(deno, args, { env: { ...process.env, NO_COLOR: '1' } });
  return stdout + stderr;
}

/** The roles of a Supabase project, and their rights on a new table. */
const ROLES = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated;
    end if;
  end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
`;

/** Turns an empty database into a project's: its roles, then the migrations without the schedule. */
export async function pushMigrations(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(ROLES);
    for (const { sql } of await migrationSql()) await client.query(sql);
  });
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

export interface EdgeFunction {
  port: number;
  stop: () => Promise<void>;
}

/** Runs one bundled function under Deno on a free port of loopback. */
export async function startFunction(
  name: string,
  variables: Record<string, string>,
): Promise<EdgeFunction> {
  const child = spawn(
    deno,
    ['run', '--allow-net', '--allow-env', '--allow-sys', '--allow-read', bundleOf(name)],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const found = /127\.0\.0\.1:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${name} ended: ${printed}`)));
  });
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

export function bundleOf(name: string): string {
  return `supabase/functions/${name}/bundle.js`;
}

/**
 * Acts as Supabase's gateways: /functions/v1/<name>, with the caller's address and one of the
 * gateways added. The caller is in `x-test-visitor`.
 */
export async function startGateway(functions: Record<string, EdgeFunction>) {
  const server = createServer(async (request, response) => {
    const name = /^\/functions\/v1\/([a-z-]+)/.exec(request.url ?? '')?.[1] ?? '';
    const found = functions[name];
    if (!found) return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const visitor = request.headers['x-test-visitor'] ?? '203.0.113.7';
    const headers = new Headers({ 'x-forwarded-for': `${visitor}, 18.138.2.2` });
    for (const [key, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(key)) {
        headers.set(key, value);
      }
    }
    const answer = await fetch(`http://127.0.0.1:${found.port}/${name}`, {
      method: request.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
