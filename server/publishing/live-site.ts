import type { Published, State } from '#build/render-worker.ts';
import type { startRenderer } from '#build/renderer.ts';
import { filledDocuments } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { Live, ServerDeps } from '#server/deps/server-deps.ts';
import type { RenderedFile, Site } from '#server/http/built-site.ts';
import { readSetting } from '#server/store/settings.ts';
import { readPicture } from '#server/store/site/pictures.ts';
import {
  LAST_PURGE,
  pageDays,
  type StoredDocuments,
  versionsSince,
} from '#server/store/site/site-versions.ts';
import { inTurn } from './in-turn.ts';
import type { SecondThread } from './second-thread.ts';
import { activeVersion, documentsOfVersion, repositoryDocuments } from './site-documents.ts';

/** How often what the office has published, and the day, are compared with the pages, in milliseconds. */
const LOOK_EVERY_MS = 700;

/** How long the documents of a version stay available after it was replaced (R52.23). */
const DAY_MS = 24 * 3_600_000;

/** A thread that renders one version on one day. */
type VersionRenderer = Omit<ReturnType<typeof startRenderer>, 'page' | 'texts'>;

interface LiveDeps extends Pick<ServerDeps, 'store' | 'clock' | 'log'> {
  site: Site;
  /** Starts a thread for a version. `changed` is the day on which a page's text last changed, by its path. */
  start: (
    documents: Documents,
    now: Instant,
    changed: Readonly<Record<string, string>>,
  ) => Promise<VersionRenderer>;
  /** The scripts with a version's documents, as pages that were rendered on a day import them. */
  facts: (documents: Documents, now: Instant) => Promise<RenderedFile[]>;
  /** What the office has published, for the pages; undefined when the store does not answer. */
  published: (live: Live) => Promise<Published | undefined>;
  /** The files of uploaded pictures, in the widths that pages show. */
  pictures: (documents: Documents) => Promise<RenderedFile[]>;
  /** Waits until no other thread runs beside that of the live version. */
  alone: SecondThread['alone'];
  /** A folder for what takes long to make. */
  cache: string;
}

export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/**
 * The version of the site that this process serves: its documents, and the pages that a thread
 * renders from them, the day and the office's news. The database is the truth: it starts with the
 * newest version that can be rendered, or else with the repository's documents.
 */
export async function openLiveSite(deps: LiveDeps) {
  const { store, clock, log, site, start, facts, pictures, cache } = deps;
  const working = inTurn();
  let shown: { version: number; documents: Documents } | undefined;
  let renderer: VersionRenderer | undefined;
  let published: Published | undefined;
  let photos: readonly RenderedFile[] = [];
  let day = '';
  /** What the share pictures show that are served. */
  let shared = wordsOf(filledDocuments(repositoryDocuments()));
  let lastPurge = await readSetting(store, LAST_PURGE);
  /** Whether the version that is served may have what a purge has removed. */
  let isBeforePurge = false;
  let stopped = false;
  /** Not what `stop` itself has ended. */
  const logFailure: typeof log = (event) => {
    if (!stopped) log(event);
  };

  const live = {
    version: 0,
    documents: undefined as unknown as Documents,
  };

  /** Renders a version completely, and then serves it. @throws when it cannot be rendered */
  const serve = (version: number, written: StoredDocuments) =>
    deps.alone(() => replace(version, written));

  async function replace(version: number, written: StoredDocuments): Promise<void> {
    const documents = filledDocuments(written as unknown as Documents);
    const now = clock();
    const next = await start(documents, now, await pageDays(store, version));
    try {
      const news = await deps.published({ documents });
      const [files, images] = await Promise.all([next.version(news), pictures(documents)]);
      site.show([...files, ...images], now);
      Object.assign(live, { version, documents });
      photos = images;
      shown = { version, documents: written as unknown as Documents };
      published = news;
      day = colomboDate(now);
    } catch (error) {
      await next.stop();
      throw error;
    }
    const replaced = renderer;
    renderer = next;
    await replaced?.end();
    if (isBeforePurge) await forgetReplaced();
    isBeforePurge = false;
    // They take seconds and change only with a title, the school's name or its logo.
    if (wordsOf(documents) === shared) return;
    next
      .shareImages(cache, await readPicture(store, documents.school.logo?.id ?? ''))
      .then((files) => {
        if (renderer !== next) return;
        site.add(files);
        shared = wordsOf(documents);
      })
      .catch((error: unknown) => {
        if (renderer === next)
          logFailure({ event: 'share pictures not made', reason: String(error) });
      });
  }

  /** Serves the newest version that can be rendered. */
  async function serveNewest(): Promise<void> {
    const active = await activeVersion(store);
    for (const { document, path, message } of active.problems) {
      log({ event: 'version not used', document, path, reason: message });
    }
    for (let found: { version: number; documents: StoredDocuments } = active; ; ) {
      try {
        return await serve(found.version, found.documents);
      } catch (error) {
        log({ event: 'version not served', version: found.version, reason: String(error) });
        if (found.version === 0) throw error;
        found = await activeVersion(store, found.version);
      }
    }
  }

  /** The documents of the versions of the last day, for their pages that are still open. */
  async function serveReplaced(): Promise<void> {
    const now = clock();
    for (const version of await versionsSince(store, now - DAY_MS)) {
      const { documents: written, problems } = await documentsOfVersion(store, version);
      if (problems.length > 0) continue;
      const documents = filledDocuments(written);
      // A class may have ended at midnight.
      for (const day of [now - DAY_MS, now]) site.keep(await facts(documents, day), now);
    }
  }

  async function forgetReplaced(): Promise<void> {
    site.forgetReplaced();
    await serveReplaced();
  }

  /** Renders again when the office's news or the day have changed. */
  async function refresh(): Promise<void> {
    if (!shown || !renderer) return;
    const purge = await readSetting(store, LAST_PURGE).catch(() => lastPurge);
    if (purge !== lastPurge) {
      lastPurge = purge;
      isBeforePurge = true;
      await forgetReplaced();
    }
    const news = await deps.published(live);
    const now = clock();
    if (colomboDate(now) !== day) return serve(shown.version, shown.documents as never);
    if (news === undefined || isSame(news, published)) return;
    site.show([...(await renderer.version(news)), ...photos], now);
    published = news;
  }

  await serveNewest();
  await serveReplaced().catch((error: unknown) =>
    log({ event: 'replaced versions not served', reason: String(error) }),
  );
  const timer = setInterval(() => {
    if (stopped) return;
    working(refresh).catch((error: unknown) =>
      logFailure({ event: 'pages not rendered', reason: String(error) }),
    );
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    /** The documents and the number of the version that is served now. */
    live: live as Required<Live>,
    /** Renders a version that was published, and serves it. @throws when it cannot be rendered */
    serve: (version: number, documents: StoredDocuments) =>
      working(() => serve(version, documents)),
    answer: (path: string, state: State) => {
      if (!renderer) throw new Error('No version is served.');
      return renderer.answer(path, state, published);
    },
    linkPageParts: await (renderer as VersionRenderer | undefined)
      ?.linkPageParts()
      .catch(() => undefined),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await renderer?.stop();
    },
  };
}

/** What the share pictures of a version show; the release has those of the repository. */
function wordsOf({ pages, school }: Documents): string {
  return JSON.stringify([pages.titles, pages.descriptions, school.name, school.place, school.logo]);
}

/** Whether two states of the news show the same, however late they were read. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (key, inner) => (key === 'at' || key === 'now' ? undefined : inner));
  return text(one) === text(other);
}
