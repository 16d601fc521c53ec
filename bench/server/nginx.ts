import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './requests.ts';

const BINARIES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** nginx with one worker that gives `answer` at `path`; undefined where there is no nginx. */
export async function startNginx(path: string, answer: Answer) {
  const binary = BINARIES.find((name) => spawnSync(name, ['-v']).status === 0);
  if (!binary) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Started by root, its worker is nobody.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'body'), answer.body, { mode: 0o644 });
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, path, answer));
  const child = spawn(binary, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  await untilOpen(port);
  return {
    url: `http://127.0.0.1:${port}`,
    end: async () => {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Everything it writes is in its own folder, and it sends what our server sends. */
function configuration(folder: string, port: number, path: string, { headers }: Answer): string {
  const { 'content-type': type = 'text/html', ...others } = headers;
  // Those it makes by itself.
  for (const name of ['content-length', 'etag', 'date', 'connection', 'keep-alive']) {
    delete others[name];
  }
  const added = Object.entries(others).map(
    ([name, value]) => `      add_header ${name} ${JSON.stringify(value)};`,
  );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 256; }
http {
${folders.join('\n')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    location = ${path} {
      alias ${folder}/body;
      types { }
      default_type ${JSON.stringify(type)};
${added.join('\n')}
    }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await sleep(50);
  }
  throw new Error('nginx does not listen.');
}
