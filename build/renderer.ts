import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';
import { documentsOfDay, documentsOnPages } from './documents.ts';
import type { answers, Published, RenderData, State } from './render-worker.ts';

type Answers = typeof answers;

/**
 * Starts a thread that renders a version. It renders only when it is asked to.
 * @param folder of the release (build/release.ts)
 * @param version.uploaded the ids of the pictures that can be shown
 */
export function startRenderer(
  folder: string,
  version: {
    documents: Documents;
    siteOrigin: string;
    now: Instant;
    uploaded: ReadonlySet<string>;
    changed?: RenderData['changed'];
  },
) {
  const { documents, siteOrigin, now, uploaded, changed } = version;
  const data: RenderData = {
    folder,
    documents: documentsOnPages(documents, now, uploaded),
    markedDocuments: documentsOfDay(documents, now, uploaded),
    allDocuments: documents,
    siteOrigin,
    changed,
  };
  const day = startOf(colomboDate(now));
  const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
    workerData: data,
    // Far more than it needs; without a limit it would clear its memory late.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown> & { what: keyof Answers }>();
  let failure: Error | undefined;
  let asked = 0;
  let isLast = false;
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', fail);
  const ended = Promise.withResolvers<void>();
  worker.on('exit', () => {
    fail(new Error('The thread that renders the pages has ended.'));
    ended.resolve();
  });
  worker.on('message', ({ id, result, error }: { id: number; result: unknown; error?: string }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(result);
    else reject?.(new Error(error));
    if (waiting.size === 0) worker.unref();
    endIfDone();
  });
  worker.unref();

  /** Share pictures take seconds, and those of a version that was replaced are not used. */
  function endIfDone() {
    const asks = [...waiting.values()].filter(({ what }) => what !== 'shareImages');
    if (isLast && asks.length === 0) void worker.terminate();
  }

  function send<What extends keyof Answers>(
    what: What,
    ...given: Parameters<Answers[What]>
  ): Promise<Awaited<ReturnType<Answers[What]>>> {
    if (failure) return Promise.reject(failure);
    asked += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(asked, { ...answer, what });
    worker.ref();
    worker.postMessage({ id: asked, what, given });
    return answer.promise as Promise<never>;
  }

  return {
    /** Every file of the version that follows from the documents, the day and the news. */
    version: (published?: Published) => send('version', published),
    /** A page that answers a request. */
    answer: (path: string, state: State, published?: Published) =>
      send('answer', path, state, published),
    /** A page without scripts and without the office's news, for the preview. */
    page: (path: string) => send('page', path, day),
    /** What visitors can read on each page, as a hash, by the page's path. */
    texts: () => send('texts', day),
    /**
     * The share pictures of all pages; those that were made before are in the cache.
     * @param logo an uploaded one
     */
    shareImages: (cache: string, logo?: Uint8Array) => send('shareImages', cache, logo),
    /** The styles and the logo of the pages behind signed links. */
    linkPageParts: () => send('linkPageParts'),
    stop: (): Promise<unknown> => worker.terminate(),
    /** Ends the thread once it has answered what it was asked, except for share pictures. */
    end: () => {
      isLast = true;
      endIfDone();
      return ended.promise;
    },
  };
}
