import { newestBefore } from '#server/store/forget.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';

const DAY = 86_400_000;
/** So far no clock goes on between two rounds of a server that is in use. */
const LEAP_MS = 183 * DAY;

const LAST_ROUND = 'retention:last-round';
const WAITS_UNTIL = 'retention:waits-until';

/**
 * Until when nothing is erased because the clock has leapt (milliseconds since 1970), or undefined.
 * One start with a clock that is years ahead would erase everything: after a leap of more than half
 * a year since the last round, a day of that clock must pass first, so that somebody can set it right.
 * To be called in every round; `erases` says whether this one is to erase.
 */
export async function waitAfterLeap(
  db: Db,
  now: number,
  erases: boolean,
): Promise<number | undefined> {
  const written = await readSetting(db, LAST_ROUND);
  // Before the first round, the newest form says when the server was last in use.
  const last = written ? Number(written) : ((await newestBefore(db, now)) ?? now);
  await writeSetting(db, LAST_ROUND, String(now));
  if (!erases) return undefined;
  const until =
    now - last > LEAP_MS ? now + DAY : Number((await readSetting(db, WAITS_UNTIL)) || 0);
  // A wait that is longer than a day was begun by a clock that has been set right since.
  const waits = until > now && until <= now + DAY;
  await writeSetting(db, WAITS_UNTIL, waits ? String(until) : '');
  return waits ? until : undefined;
}
