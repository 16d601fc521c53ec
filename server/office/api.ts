import { Hono } from 'hono';
import { changeRoutes } from './class-changes.ts';
import { classRoutes } from './classes.ts';
import { contactRoutes } from './contacts.ts';
import { csvRoutes } from './csv.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { eraseRoutes } from './erase.ts';
import { type Events, eventRoutes } from './events.ts';
import { holdingRoutes } from './holding.ts';
import { listRoutes } from './list.ts';
import { noteRoutes } from './notes.ts';
import { outcomeRoutes } from './outcomes.ts';
import { passkeyRoutes, passkeySessionRoutes } from './passkeys.ts';
import { promiseRoutes } from './promise.ts';
import { sessionRoutes } from './session.ts';
import { signInRoutes } from './sign-in.ts';
import { submissionRoutes } from './submission.ts';

/** All that the page can ask for, under /api. */
export function officeApi(deps: OfficeDeps, events: Events, later: (work: Promise<void>) => void) {
  return new Hono<OfficeEnv>()
    .basePath('/api')
    .route('/', signInRoutes(deps, later))
    .route('/', sessionRoutes(deps, events))
    .route('/', passkeySessionRoutes(deps))
    .route('/', passkeyRoutes(deps))
    .route('/', listRoutes(deps))
    .route('/', csvRoutes(deps))
    .route('/', submissionRoutes(deps))
    .route('/', outcomeRoutes(deps))
    .route('/', noteRoutes(deps))
    .route('/', holdingRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', eraseRoutes(deps))
    .route('/', promiseRoutes(deps))
    .route('/', classRoutes(deps))
    .route('/', changeRoutes(deps))
    .route('/', eventRoutes(events));
}

/** The office's routes as hono/client reads them: `hc<OfficeApi>('/')`. */
export type OfficeApi = ReturnType<typeof officeApi>;
