// `node server/main.ts`: the site, its functions and the office, in one process.
import { readEnv } from './env.ts';
import { exitWhenDone, run } from './run-main.ts';
import { serve } from './serve.ts';

await run(async () => {
  const serving = await serve(readEnv(process.env));
  exitWhenDone(serving);
  console.log(serving.startLines.join('\n'));
});
