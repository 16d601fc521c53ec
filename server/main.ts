// `node server/main.ts`: the site, its functions and the office, in one process.
import { readEnv } from './deps/env.ts';
import { exitWhenDone, run } from './process/run-main.ts';
import { serve } from './process/serve.ts';

await run(async () => {
  const serving = await serve(readEnv(process.env));
  exitWhenDone(serving);
  console.log(serving.startLines.join('\n'));
});
