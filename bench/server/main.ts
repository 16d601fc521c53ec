// Measurements of the server, not tests: run them on a machine that does nothing else.
// npm run bench:server -- [static] [posts] [smtp] [postgres] [cost] [kills] [office]; all of them when
// none is named. The other parts' figures stay in bench/results/server.json.
import { benchCost } from './cost.ts';
import { benchKills } from './kills.ts';
import { benchOffice } from './office.ts';
import { benchPostgres } from './postgres.ts';
import { benchPosts, benchSmtp } from './posts.ts';
import { keep, type Measured, printResults } from './results.ts';
import { benchStatic } from './static.ts';

const parts: Record<string, () => Promise<Measured>> = {
  static: benchStatic,
  posts: () => benchPosts(60),
  smtp: () => benchSmtp(20),
  postgres: () => benchPostgres(60),
  cost: benchCost,
  kills: () => benchKills(100),
  office: benchOffice,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}: name some of ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}
for (const [part, run] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(part)) continue;
  console.log(`measuring ${part}`);
  keep(part, await run());
}
if (!printResults()) process.exitCode = 1;
