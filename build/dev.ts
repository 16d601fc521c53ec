// `npm run dev`: the site with hot reload and the functions, together at one address. Changes of
// the site show at once; the functions start again when one of their files changes.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { devPages } from './dev-pages.ts';
import { exists } from './files.ts';

const port = Number(process.env.PORT ?? 3000);
const functionsPort = await freePort();
const children: ChildProcess[] = [];

// The functions answer forms posted without scripts with the built page, so there has to be one.
if (!(await exists(join('dist', 'site.json')))) await finished(run(['build/site.ts']));

run(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: String(functionsPort),
  HOST: '127.0.0.1',
});

const proxied = { target: `http://127.0.0.1:${functionsPort}` };
const site = await createServer({
  plugins: [devPages()],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/functions': proxied, '/healthz': proxied },
  },
});
await site.listen();
console.log(
  `The site with hot reload is at http://localhost:${port}; the functions answer there too.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    for (const child of children) child.kill('SIGTERM');
    await site.close();
    process.exit(0);
  });
}

function run(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

async function finished(child: ChildProcess): Promise<void> {
  const code = await new Promise((done) => child.on('exit', done));
  if (code !== 0) process.exit(1);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(found));
    });
  });
}
