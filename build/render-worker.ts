// A thread that renders one version of the site: it loads the release's half for the server with the
// version's documents (build/documents.ts), and answers the messages of renderer.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { getMimeType } from 'hono/utils/mime';
import type { DocumentParts } from '#app/document.tsx';
import type * as Entry from '#app/entry.server.tsx';
import type { PostedForm } from '#app/forms/posted-form.ts';
import { pageNames, type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { nothingChanged } from '#rules/timetable/news.ts';
import type { Today } from '#rules/timetable/today.ts';
import type { RenderedFile } from '#server/http/built-site.ts';
import { contentPolicy } from './csp.ts';
import { factsFiles } from './facts-files.ts';
import { ENTRY, escaped, iconFiles, NOT_FOUND, pageFiles, type Release } from './page-files.ts';
import { robots, sitemap } from './static-host.ts';
import { readStyles, usedStyles } from './used-styles.ts';
import { writeCalendars } from './write-calendars.ts';
import { compressed, tagOf } from './write-files.ts';

/** What the thread is started with. */
export interface RenderData {
  /** The release's folder. */
  folder: string;
  /** As the pages show them: see documentsOnPages. */
  documents: Documents;
  /** The same with the marks of placeholders, for data that must not contain them. */
  markedDocuments: Documents;
  /** With the classes that are over, which calendars contain. */
  allDocuments: Documents;
  /** The site's own address. */
  siteOrigin: string;
  /** The day on which a page's text last changed, by its path. */
  changed?: Readonly<Record<string, string>> | undefined;
}

/** What the office has published, and when the pages are rendered. */
export interface Published {
  answer: Today;
  now: Instant;
}

/** What a request adds to a page, in a form that another thread can receive. */
export interface State {
  posted?: Omit<PostedForm, 'values'> & { values: string };
  query?: string;
}

const { folder, documents, allDocuments, siteOrigin, changed } = workerData as RenderData;

/** Brotli's: 9 makes pages 0.2 % smaller, and takes ten times as long. */
const QUALITY = 8;

/** Saved from the first visit on: timetable, fees, and how to reach the school. */
const SAVED: SitePath[] = ['/', '/fees', '/schedule', '/contact'];

const release: Release = JSON.parse(readFileSync(join(folder, 'server/release.json'), 'utf8'));
const entry: typeof Entry = await import(
  pathToFileURL(join(folder, 'server/entry.server.js')).href
);
const sheets = new Map<string, ReturnType<typeof readStyles>>();
const facts = factsFiles(documents, siteOrigin);
const parts = new Map<string, DocumentParts>();
/** The names of all scripts of the version, of which a page that runs others is out of date. */
const scripts = `/${release.manifest[ENTRY]?.file}`;
/** Changes with the documents and with the release. */
const version = createHash('sha256')
  .update(`${scripts} ${facts.common}`)
  .digest('hex')
  .slice(0, 16);

/** What this thread can be asked for. */
export const answers = {
  version: versionFiles,
  answer: answerPage,
  page: previewPage,
  texts: pageTexts,
  shareImages: shareFiles,
  linkPageParts: () => entry.linkPageParts,
};

type Asked = { id: number; what: keyof typeof answers; given: unknown[] };

parentPort?.on('message', async ({ id, what, given }: Asked) => {
  try {
    const answer: (...given: never[]) => unknown = answers[what];
    parentPort?.postMessage({ id, result: await answer(...(given as never[])) });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).message });
  }
});

/** Every file of the version that follows from the documents, the day and the news. */
async function versionFiles(published: Published | undefined): Promise<RenderedFile[]> {
  const files: Omit<RenderedFile, 'br' | 'gzip' | 'etag'>[] = facts.files.map(
    ({ text, ...file }) => ({ ...file, body: bytes(text) }),
  );
  const add = (path: string, type: string, text: string, csp?: string) =>
    files.push({ path, type, body: bytes(text), immutable: false, ...(csp && { csp, version }) });
  const started = new Set<string>();
  const hash = createHash('sha256').update(release.hash).update(facts.common);
  for (const path of [...sitePaths, NOT_FOUND]) {
    const { html, files: own, csp } = await page(path, published);
    for (const file of own) started.add(file);
    add(path, HTML, html, csp);
    // Without the news, which browsers ask for.
    hash.update(parts.get(path)?.styles ?? '');
  }
  add('/sitemap.xml', 'application/xml', sitemap(siteOrigin, changed));
  add('/robots.txt', 'text/plain; charset=utf-8', robots(siteOrigin));
  add('/manifest.webmanifest', 'application/manifest+json', webManifest());
  // An uploaded logo has its own: see uploaded-pictures.ts.
  const icons = documents.school.logo ? [] : iconFiles.map(drawnIcon);
  for (const [path, text] of writeCalendars(allDocuments, siteOrigin)) {
    add(path, 'text/calendar; charset=utf-8', text);
  }
  const assets = release.assets.filter((file) => file.isLight || started.has(file.path));
  const site = {
    version: hash.digest('hex').slice(0, 16),
    scripts,
    pages: SAVED,
    names: pageNames,
    assets: [...facts.files.map(({ path }) => path), ...assets.map(({ path }) => path)],
    offlinePage: await offlinePage(),
  };
  add(
    '/service-worker.js',
    'text/javascript; charset=utf-8',
    `(SITE=>{${release.serviceWorker}})(${JSON.stringify(site)})`,
  );
  // One after another: each that is being compressed takes megabytes.
  const finishedFiles: RenderedFile[] = [];
  for (const file of files) finishedFiles.push(await finished(file));
  return [...finishedFiles, ...icons];
}

/** An icon of the release, with the school's name. */
function drawnIcon(file: string): RenderedFile {
  const drawn = readFileSync(join(folder, 'client', file));
  const type = getMimeType(file) ?? 'application/octet-stream';
  if (!file.endsWith('.svg')) return picture(`/${file}`, type, drawn, false);
  const title = `<title>${escaped(documents.school.name)}</title>`;
  const named = drawn.toString().replace(/<title>.*?<\/title>/s, title);
  return picture(`/${file}`, type, bytes(named), false);
}

const HTML = 'text/html; charset=utf-8';

async function page(path: string, published: Published | undefined) {
  const state: Entry.PageState = published ? { published } : {};
  const body = await entry.renderPage(path, state);
  const own = pageFiles(release.manifest, [ENTRY, await entry.fileOfPage(path)]);
  const pageScripts = [facts.common, ...own.scripts];
  const shown: DocumentParts = {
    path,
    styles: stylesOf(own.styles, body),
    boot: bootScript(pageScripts, own.styles),
    scripts,
    version,
    facts: facts.common,
    ownFacts: facts.ofPage(path)?.replace('/assets/', ''),
  };
  parts.set(path, { ...shown, sheets: own.styles });
  const { html, ...inline } = entry.documentOf(body, {
    ...shown,
    news: entry.newsIn(state),
    closures: entry.closuresIn(state),
  });
  const csp = contentPolicy(inline, release.env);
  return { html, csp, files: [...pageScripts, ...own.styles] };
}

/** A page with a form that was posted, or with the choice of its address. */
async function answerPage(path: string, { posted, query }: State, published?: Published) {
  if (!parts.has(path)) await page(path, undefined);
  const shown = parts.get(path);
  if (!shown) throw new Error(`There is no page ${path}.`);
  const state: Entry.PageState = {
    ...(posted && { posted: { ...posted, values: new URLSearchParams(posted.values) } }),
    ...(query !== undefined && { query: new URLSearchParams(query) }),
    ...(published && { published }),
  };
  return entry.renderAnswer(state, shown);
}

/** A page for the preview: without scripts. */
async function previewPage(path: string, day: Instant): Promise<string> {
  const body = await entry.renderPage(path, withoutNews(day));
  const { styles } = pageFiles(release.manifest, [ENTRY, await entry.fileOfPage(path)]);
  return entry.documentOf(body, { path, styles: stylesOf(styles, body), scripts: '' }).html;
}

/** What visitors can read on each page, as a hash. */
async function pageTexts(day: Instant): Promise<Record<string, string>> {
  const state = withoutNews(day);
  const texts: Record<string, string> = {};
  for (const path of sitePaths) {
    const body = await entry.renderPage(path, state);
    const { html } = entry.documentOf(body, { path, styles: '', scripts: '' });
    texts[path] = tagOf(bytes(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')));
  }
  return texts;
}

/** A day on which the office has published nothing: closures follow from the documents, too. */
function withoutNews(day: Instant): Entry.PageState {
  return {
    published: { answer: { ...nothingChanged, at: new Date(day).toISOString() }, now: day },
  };
}

/** The pictures that other sites show of a link to a page. */
async function shareFiles(cache: string, logo?: Uint8Array): Promise<RenderedFile[]> {
  // They need libraries that nothing else here needs.
  const { shareImages } = await import('./share-images.ts');
  const images = await shareImages(documents, { cache, logo });
  return [...images].map(([file, body]) => picture(`/${file}`, 'image/png', body, false));
}

async function offlinePage(): Promise<string> {
  const body = await entry.renderOffline();
  const { styles } = pageFiles(release.manifest, [ENTRY]);
  const title = 'You are offline';
  const shown = { path: '/offline', title, styles: stylesOf(styles, body), scripts };
  return entry.documentOf(body, shown).html;
}

function bootScript(own: string[], styles: string[]): string {
  const names = (files: string[]) => files.map((file) => file.replace('/assets/', ''));
  const files = JSON.stringify({ scripts: names(own), styles: names(styles) });
  return `(PAGE=>{${release.boot}})(${files})`;
}

function stylesOf(files: readonly string[], body: string): string {
  const rules = files.flatMap((file) => {
    const known =
      sheets.get(file) ?? readStyles(readFileSync(join(folder, 'client', file), 'utf8'));
    sheets.set(file, known);
    return known;
  });
  return usedStyles(rules, body);
}

function webManifest(): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'client/manifest.webmanifest'), 'utf8'));
  const { name, place } = documents.school;
  const description = `O Level and A Level classes in ${place.locality}`;
  return JSON.stringify({ ...manifest, name, short_name: name, description }, null, 2);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Compressed, with its entity tag. */
async function finished(file: Omit<RenderedFile, 'br' | 'gzip' | 'etag'>): Promise<RenderedFile> {
  const { br, gzip } = await compressed(file.body, QUALITY);
  const etag = tagOf(file.body);
  return { ...file, etag, br: new Uint8Array(br), gzip: new Uint8Array(gzip) };
}

function picture(path: string, type: string, body: Uint8Array, immutable: boolean): RenderedFile {
  return { path, type, body: new Uint8Array(body), immutable, etag: tagOf(body) };
}
