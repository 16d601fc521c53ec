// `npm run dev`: the site with hot reload and the functions, together at one address. Changes of
// the site appear at once; the server restarts when one of its files changes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { devPages } from './dev-pages.ts';
import { exists } from './files.ts';
import { freePort } from './free-port.ts';

const port = Number(process.env.PORT ?? 3000);
const functionsPort = await freePort();
const proxied = { target: `http://127.0.0.1:${functionsPort}` };
const site = await createServer({
  configLoader: 'native',
  plugins: [devPages()],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/functions': proxied, '/healthz': proxied },
  },
});
await site.listen().catch((error: Error) => {
  console.error(`${error.message}. Stop what uses it, or set PORT to another one.`);
  process.exit(1);
});

// The server needs a built site to answer forms posted without scripts, and the office's page.
if (!(await exists(join('dist', 'site.json')))) build('build/site.ts');
build('build/office.ts', '--if-changed');
const server = serve();
console.log(
  `The site with hot reload is at http://localhost:${port}; the functions answer there too.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await site.close();
    process.exit(0);
  });
}

function build(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts the server. It prints its own address, which would only confuse here. */
function serve(): ChildProcess {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/serve.ts'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(functionsPort), HOST: '127.0.0.1' },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('The site is at ')) console.log(line);
  });
  return child;
}
