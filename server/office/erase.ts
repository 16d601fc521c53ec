import { Hono } from 'hono';
import { forget } from '#server/store/forget.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { existing } from './submission.ts';

/** Erasing one submission for good, with everything that names it. */
export function eraseRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().delete('/submissions/:reference', async (c) => {
    const { id } = await existing(deps.store, c.req.param('reference'));
    const unfinished = await forget(deps, [id]);
    deps.log({ event: 'erased at the desk', submissions: 1 });
    // The jobs go on with it.
    for (const left of unfinished) deps.log({ event: 'erasure unfinished', ...left });
    return c.json({ ok: true } as const);
  });
}
