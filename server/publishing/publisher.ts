import type { ServerDeps } from '#server/deps/server-deps.ts';
import { finishPublication, setPublicationMessage } from '#server/store/site/site-versions.ts';
import { failVersion } from './planned.ts';

/** Puts a version that beginPublication has stored on the site. */
export type Publisher = ReturnType<typeof inBackground>;

export interface PublisherDeps
  extends Pick<ServerDeps, 'store' | 'clock' | 'log' | 'staff' | 'wakeOutbox'> {
  /** PUBLISH_HOOK: an https address. */
  hook: string | undefined;
}

/** How long the hook may take to answer, in milliseconds. */
const HOOK_TIMEOUT = 10_000;

/** For an office without the site: what it publishes is live once it is stored. */
export function officeOnlyPublisher(deps: PublisherDeps): Publisher {
  const { store, clock, hook } = deps;
  const publish = async (version: number) => {
    if (!(await finishPublication(store, version, clock()))) return;
    if (hook) return callHook(deps, version);
    const message = 'Families will see it after the next build of the site.';
    await setPublicationMessage(store, version, message);
  };
  return inBackground(deps, publish);
}

/** Publishes without waiting for the end; a failure is logged and stored. */
export function inBackground(
  deps: Omit<PublisherDeps, 'hook'>,
  publish: (version: number) => Promise<void>,
) {
  let failed: { version: number; message: string } | undefined;
  let isStored = true;
  const storeFailure = async () => {
    if (!failed || isStored) return;
    await failVersion(deps, failed.version, failed.message);
    isStored = true;
  };
  return {
    /** Returns at once: how far it is, and whether it failed, is in the store. */
    publish: (version: number) => {
      publish(version).catch((error: Error) => {
        deps.log({ event: 'not published', version, reason: String(error) });
        failed = { version, message: failure(error) };
        isStored = false;
        // While the disk is full, this cannot be stored either: the next publication does, or the
        // lease ends this one.
        return storeFailure().catch(() => {});
      });
    },
    /** Why a version of this process has failed, also while the store does not take it. */
    failureOf: (version: number) => (failed?.version === version ? failed.message : undefined),
    /** Stores a failure that the store did not take: until then no other publication begins. */
    storeFailure,
  };
}

/** What the office reads about a version that could not be made: the technical reason is in the log. */
function failure({ message }: Error): string {
  const isFull = /ENOSPC|no space left|disk is full|disk full/i.test(message);
  const failed = 'The site could not be made';
  return isFull
    ? `${failed}: the disk is full. The site is unchanged.`
    : `${failed}. The site is unchanged. If the website is being upgraded, publish again after that; otherwise ask the person who looks after the server, whose log has the reason.`;
}

/** Calls PUBLISH_HOOK, if it is set, once a version is live. Stores why it failed. */
export async function callHook({ store, log, hook }: PublisherDeps, version: number) {
  if (!hook) return;
  const reason = await post(hook);
  if (!reason) return;
  log({ event: 'publish hook failed', reason });
  const message = `The changes are saved, but the build of the site was not started: PUBLISH_HOOK ${reason}.`;
  await setPublicationMessage(store, version, message);
}

/** @returns what went wrong, without the address, which contains a key */
async function post(address: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(HOOK_TIMEOUT);
  try {
    const { ok, status } = await fetch(address, { method: 'POST', redirect: 'manual', signal });
    return ok ? undefined : `answered with status ${status}`;
  } catch {
    return signal.aborted ? 'did not answer within 10 s' : 'could not be reached';
  }
}
