import { Hono } from 'hono';
import { pictureRoutes } from '#server/site/pictures.ts';
import { previewRoutes } from '#server/site/preview.ts';
import { siteRoutes } from '#server/site/routes.ts';
import { callRoutes } from './calls.ts';
import { classChangeRoutes } from './class-changes.ts';
import { classRoutes } from './classes.ts';
import { closureRoutes } from './closures.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { diaryRoutes } from './diary.ts';
import type { Events } from './events.ts';
import { makeLimits } from './limits.ts';
import { listRoutes } from './list.ts';
import { passkeyRoutes } from './passkeys.ts';
import { sessionRoutes } from './session.ts';
import { signInRoutes } from './sign-in.ts';
import { submissionRoutes } from './submission.ts';
import { changeRoutes } from './submission-changes.ts';

/** All that the page can ask for, under /api. */
export function officeApi(deps: OfficeDeps, events: Events, later: (work: Promise<void>) => void) {
  const countLimits = makeLimits(deps);
  return new Hono<OfficeEnv>()
    .basePath('/api')
    .route('/', signInRoutes(deps, countLimits, later))
    .route('/', sessionRoutes(deps, events))
    .route('/', passkeyRoutes(deps, countLimits, later))
    .route('/', listRoutes(deps))
    .route('/', submissionRoutes(deps))
    .route('/', changeRoutes(deps))
    .route('/', callRoutes(deps))
    .route('/', classRoutes(deps))
    .route('/', classChangeRoutes(deps))
    .route('/', closureRoutes(deps))
    .route('/', siteRoutes(deps))
    .route('/', pictureRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', diaryRoutes(deps))
    .route('/', events.routes());
}

/** The office's routes as hono/client reads them: `hc<OfficeApi>('/')`. */
export type OfficeApi = ReturnType<typeof officeApi>;
