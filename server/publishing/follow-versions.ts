import {
  finishPublication,
  setPublicationStep,
  versionDocuments,
} from '#server/store/site/site-versions.ts';
import type { PublicationStep } from '#server/store/tables.ts';
import type { LiveSite } from './live-site.ts';
import { callHook, inBackground, type Publisher, type PublisherDeps } from './publisher.ts';
import { activeVersion } from './site-documents.ts';

/** How often the database is asked for a version that another process has published. */
const POLL_MS = 10_000;
/** How often a publication reports that it is running; its lease lasts 30 s. */
const HEARTBEAT_MS = 5000;
/** After a version could not be rendered it is tried again, in milliseconds. */
const RETRY_MS = 10 * 60_000;

interface FollowDeps extends PublisherDeps {
  site: Pick<LiveSite, 'live' | 'serve'>;
  /** What follows at once from a version that this process has published. */
  afterPublication?: () => Promise<void>;
}

/** Serves each version that this process publishes, or another one over the same database. */
export function followVersions(deps: FollowDeps): Publisher & { stop: () => void } {
  const { store, clock, log, site } = deps;
  let isPublishing = false;
  const failed = new Map<number, number>();

  const follow = async () => {
    // If the store is not available, the next poll reads it.
    const active = await activeVersion(store).catch(() => undefined);
    if (!active || isPublishing || active.version === site.live.version) return;
    const { version, documents } = active;
    if ((failed.get(version) ?? 0) > clock()) return;
    try {
      await site.serve(version, documents);
    } catch (error) {
      failed.set(version, clock() + RETRY_MS);
      log({ event: 'version not served', version, reason: String(error) });
    }
  };

  const publish = async (version: number) => {
    isPublishing = true;
    let step: PublicationStep = 'checking';
    const reach = async (next: PublicationStep) => {
      step = next;
      if (!(await setPublicationStep(store, version, step, clock()))) {
        throw new Error('Another publication has taken the place of this one.');
      }
    };
    const heartbeat = setInterval(() => reach(step).catch(() => {}), HEARTBEAT_MS);
    try {
      const documents = await versionDocuments(store, version);
      if (!documents) throw new Error(`There is no version ${version}.`);
      await reach('rendering');
      const before = site.live.version;
      await site.serve(version, documents);
      try {
        await finishPublication(store, version, clock());
      } catch (error) {
        // It is not stored as live, so no process may serve it.
        const active = await activeVersion(store).catch(() => undefined);
        if (active?.version === before) await site.serve(before, active.documents);
        throw error;
      }
      await deps.afterPublication?.().catch((error: unknown) => {
        // The jobs do it again.
        log({ event: 'job failed', job: 'after publication', reason: String(error) });
      });
      await callHook(deps, version);
    } finally {
      clearInterval(heartbeat);
      isPublishing = false;
    }
  };

  const timer = setInterval(follow, POLL_MS);
  return { ...inBackground(deps, publish), stop: () => clearInterval(timer) };
}
