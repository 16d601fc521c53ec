// `npm start`: builds what has changed, then serves it.
import { spawnSync } from 'node:child_process';

for (const script of ['build/site.ts', 'build/office.ts']) {
  const { status } = spawnSync(process.execPath, [script, '--if-changed'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// npm passes a signal on to its shell, which exits without passing it on to this process.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

await import('#server/main.ts');
