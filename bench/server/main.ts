// Measurements of the server, not tests: run them on a machine that does nothing else.
// npm run bench:server [static] [posts] [kills]; all three when none is named.
import { benchKills } from './kills.ts';
import { benchPosts } from './posts.ts';
import { benchStatic } from './static.ts';

const benches: Record<string, () => Promise<void>> = {
  static: benchStatic,
  posts: () => benchPosts(60),
  kills: () => benchKills(100),
};

const named = process.argv.slice(2);
const chosen = Object.entries(benches).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
for (const [, run] of chosen) await run();
