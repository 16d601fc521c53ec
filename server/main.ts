// `node server/main.ts`: the site, its functions and the office, in one process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A start after the first one takes half a second less. Where the release is read-only,
// NODE_COMPILE_CACHE names another folder.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { readEnv } = await import('./deps/env.ts');
const { exitWhenDone, run } = await import('./process/run-main.ts');
const { serve } = await import('./process/serve.ts');

await run(async () => {
  const serving = await serve(readEnv(process.env));
  exitWhenDone(serving);
  console.log(serving.startLines.join('\n'));
});
