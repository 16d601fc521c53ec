// `npm run office`: the office alone, over the data of a site that runs elsewhere. It takes no
// forms and delivers only its own codes; the site's worker sends the mails that it enqueues.
import { filledDocuments } from '#content/fill-text.ts';
import { EnvError, readEnv, staffMailboxes } from './deps/env.ts';
import { linkSecret } from './deps/link-secret.ts';
import { log } from './deps/log.ts';
import { openData } from './deps/open-data.ts';
import { repeat } from './jobs/job.ts';
import { makeRendering, SITE_FOLDER } from './process/rendering.ts';
import { exitWhenDone, linkOrigins, loadBuilt, officeLine, run } from './process/run-main.ts';
import { startOffice } from './process/start-office.ts';
import { startPlanned } from './publishing/planned.ts';
import { officeOnlyPublisher } from './publishing/publisher.ts';
import { activeVersion } from './publishing/site-documents.ts';

/** How often the database is asked for a published version, in milliseconds. */
const FOLLOW_MS = 5000;

await run(async () => {
  const env = readEnv(process.env);
  const { OFFICE_PORT } = env;
  if (OFFICE_PORT === 'off') {
    throw new EnvError("OFFICE_PORT must not be 'off' to run the office alone.");
  }
  const { store, clock } = await openData(env);
  const read = async () => filledDocuments((await activeVersion(store)).documents);
  const live = { documents: await read() };
  const follow = repeat(async () => {
    live.documents = await read().catch(() => live.documents);
  }, FOLLOW_MS);
  const staff = () => staffMailboxes(env, live.documents);
  const secret = await linkSecret(env, store);
  const { preview, pages } = makeRendering(env, { store, clock });
  const shared = {
    ...{ store, clock, log, live, staff, secret, preview, pages },
    siteOrigin: linkOrigins(live.documents, env, env.PORT).site,
    site: loadBuilt(SITE_FOLDER, {}),
    wakeOutbox: () => {},
  };
  const publisher = officeOnlyPublisher({ ...shared, hook: env.PUBLISH_HOOK });
  const office = await startOffice(env, OFFICE_PORT, { ...shared, publisher });
  const planned = startPlanned({ ...shared, publisher });
  console.log(officeLine(env, live.documents, office.address));

  const stop = () => Promise.all([follow.stop(), planned.stop(), office.stop()]);
  exitWhenDone({ servers: [office.server], store, stop });
});
