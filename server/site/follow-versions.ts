import { basename } from 'node:path';
import { timetableOn } from '#rules/timetable/changes.ts';
import {
  finishPublication,
  newestPublication,
  setPublicationStep,
  versionDocuments,
} from '#server/store/site-versions.ts';
import type { PublicationStep } from '#server/store/tables.ts';
import { callHook, inBackground, type Publisher, type PublisherDeps } from './publisher.ts';
import { activeVersion } from './site-documents.ts';
import { type BuildDeps, buildVersion, otherVersions, variablesOf } from './version-folder.ts';

/** What a server asks of the primary process (server/main.ts), or reports to it. */
export type ToPrimary =
  /** It serves. */
  | 'answers'
  /** Asks it to start another server with these variables. */
  | { start: Record<string, string> };

/** What the primary process reports of the server that was asked for: if 'replaced', it serves. */
export type ToServer = 'replaced' | 'not replaced';

/** How often the database is asked for a version that another process has published. */
const POLL_MS = 15_000;
/** How often a publication reports that it is running; its lease lasts 30 s. */
const HEARTBEAT_MS = 5000;
/** After a version could not be built or started it is retried, in milliseconds. */
const RETRY_MS = 10 * 60_000;

interface FollowDeps extends BuildDeps, PublisherDeps {
  /** The version that this process serves. */
  serving: number;
  /** Makes the scripts of a version available, before another server's pages refer to them. */
  addAssets: (folder: string) => void;
  /** Called when another server answers: resolves when it gets all requests of the site. */
  handOver: () => Promise<void>;
  /** Called when nothing is left to do for this server. */
  leave: () => void;
}

/**
 * Changes over to each version that this process publishes, or another one over the same database.
 */
export function followVersions(deps: FollowDeps): Publisher & { stop: () => void } {
  const { store, clock, log, serving, addAssets, handOver, leave } = deps;
  let busy = false;
  let left = false;
  let retryAt = 0;
  /** The classes of the day on which this process was started, as pages show them. */
  let shown: string | undefined;

  /** Starts a server of a version in the place of this one, which continues if that fails. */
  const start = async (version: number, folder: string) => {
    addAssets(folder);
    const { promise, resolve } = Promise.withResolvers<ToServer>();
    process.once('message', resolve);
    await tellPrimary({ start: variablesOf(folder, version) });
    if ((await promise) !== 'replaced') throw new Error('The new version did not start.');
    left = true;
    await handOver();
  };

  /** The server before this one may not have recorded yet that this version is live. */
  const versionToServe = async () => {
    const newest = await newestPublication(store);
    const isEnding = newest?.state === 'running' && newest.lease_until > clock();
    return isEnding && newest.version === serving ? undefined : activeVersion(store);
  };

  const follow = async () => {
    if (clock() < retryAt) return;
    // If the store is not available, the next poll reads it.
    const active = await versionToServe().catch(() => undefined);
    if (!active || busy || left) return;
    const classes = JSON.stringify(timetableOn(clock(), active.documents.timetable).classes);
    shown ??= classes;
    // On the day on which a class begins, and on the day after its last one, pages are built again.
    if (active.version === serving && classes === shown) return;
    busy = true;
    try {
      await start(active.version, await buildVersion(deps, active));
      leave();
    } catch (error) {
      retryAt = clock() + RETRY_MS;
      log({ event: 'version not served', version: active.version, reason: String(error) });
    } finally {
      busy = false;
    }
  };

  const publish = async (version: number) => {
    if (busy || left) throw new Error('Another version is starting: publish again in a minute.');
    busy = true;
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
      await reach('building');
      const folder = await buildVersion(deps, { version, documents });
      await reach('starting');
      await start(version, folder);
      await finishPublication(store, version, clock());
      await callHook(deps, version);
    } finally {
      clearInterval(heartbeat);
      busy = false;
      if (left) leave();
    }
  };

  const timer = setInterval(follow, POLL_MS);
  return {
    publish: inBackground(deps, publish),
    isLeaving: () => left,
    stop: () => clearInterval(timer),
  };
}

/** Sends a message to the primary process; nothing without one, as under `npm run dev`. */
export async function tellPrimary(message: ToPrimary): Promise<void> {
  await new Promise<unknown>((resolve) => process.send?.(message, resolve) ?? resolve(undefined));
}

/**
 * What to serve after a start: the newest version, or the newest that was built already if its build
 * fails.
 * @returns undefined for the repository's documents
 */
export async function versionToStart(deps: BuildDeps & Pick<PublisherDeps, 'log'>) {
  const active = await activeVersion(deps.store);
  for (const { document, path, message } of active.problems) {
    deps.log({ event: 'version not used', document, path, reason: message });
  }
  const { version } = active;
  if (version === 0) return undefined;
  try {
    return { version, folder: await buildVersion(deps, active) };
  } catch (error) {
    deps.log({ event: 'version not served', version, reason: String(error) });
    const built = otherVersions(deps.dataDir, undefined).map((folder) => {
      return { version: Number.parseInt(basename(folder), 10), folder };
    });
    return built.sort((one, other) => other.version - one.version)[0];
  }
}
