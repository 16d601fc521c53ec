import { killUnderLoad, lostOf, unmailed } from '#test/server-kills.ts';
import { aPlace, startServer, untilDelivered } from '#test/server-process.ts';
import type { Measured } from './results.ts';

/**
 * kill -9 at random moments under load, many times. Then: is each acknowledged form there once with
 * both its mails, and is every mail that is owed delivered after the last start?
 */
export async function benchKills(kills: number): Promise<Measured> {
  const place = aPlace();
  try {
    const acknowledged = await killUnderLoad(place, kills);
    const lost = await lostOf(place, acknowledged);
    const server = await startServer(place, { RATE_LIMIT: 'off' });
    await untilDelivered(server.url, 300_000);
    await server.end('SIGTERM');
    const missing = await unmailed(place);
    return {
      figures: [
        { what: 'kill -9 under load', value: kills, unit: 'times', goal: { atLeast: 100 } },
        { what: 'forms acknowledged', value: acknowledged.size, unit: 'forms' },
        {
          what: 'of those not there once with both mails',
          value: lost.length,
          unit: 'forms',
          goal: { atMost: 0 },
        },
        {
          what: 'mails missing after the last start',
          value: missing.length,
          unit: 'mails',
          goal: { atMost: 0 },
        },
      ],
    };
  } finally {
    place.remove();
  }
}
