// Builds the site into dist/: `node build/site.ts`. With --if-changed it does so only when
// something that the site follows from has changed since.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteManifest } from '#server/site-manifest.ts';
import { writeCalendars } from './calendar.ts';
import { contentPolicy } from './csp.ts';
import { type BuildEnv, readBuildEnv } from './env.ts';
import { filesIn, publish, requestPath, writeInto } from './files.ts';
import { type Document, findElement, parseHtml, textOf } from './html.ts';
import { hashInputs } from './inputs.ts';
import { sonnerStyle } from './library-styles.ts';
import { rewritePage } from './page.ts';
import { serviceWorker } from './service-worker.ts';
import { shareImages } from './share-images.ts';
import { robots, sitemap } from './sitemap.ts';
import { bundleStarter } from './starter/bundle.ts';
import { headersFile } from './static-host.ts';
import { classesIn, shrinkStyles, wordsIn } from './styles.ts';

const DIST = 'dist';
const CLIENT = join(DIST, 'client');
const STAMP = join(DIST, 'inputs.sha256');

/** The prerendered not-found page; static hosts look for it as 404.html. */
const NOT_FOUND = '/404';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const env = readBuildEnv(process.env);
  const inputs = await hashInputs(process.env);
  const last = await readFile(STAMP, 'utf8').catch(() => '');
  if (process.argv.includes('--if-changed') && last === inputs) return;

  const started = performance.now();
  console.log('Building the site …');
  await rm(STAMP, { force: true });
  await prerender();
  const { policies, startScripts } = await finishPages(env);
  await writeExtras(env);
  await writeInto(CLIENT, 'service-worker.js', await serviceWorker(CLIENT, startScripts));
  const manifest = await publishAll(policies);
  await writeFile(join(CLIENT, '_headers'), headersFile(manifest));
  await writeFile(join(DIST, 'site.json'), JSON.stringify(manifest, null, 1));
  await writeFile(STAMP, inputs);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

/** Runs React Router's build; what it says is shown only when it fails. */
async function prerender(): Promise<void> {
  await rm(DIST, { recursive: true, force: true });
  const cli = 'node_modules/@react-router/dev/bin.cjs';
  const child = spawn(process.execPath, [cli, 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${said}\nReact Router's build failed.`);
  await rm(join(CLIENT, '__spa-fallback.html'), { force: true });
  await rm(join(CLIENT, '.vite'), { recursive: true, force: true });
}

/** Rewrites every page; out: each one's content policy, by request path, and what they start with. */
async function finishPages(env: BuildEnv) {
  const { pages, used } = await readPages();
  const starter = await bundleStarter();
  // It puts an empty element into the page and the styles into that: a policy judges both.
  const lateStyles = ['', await sonnerStyle()];
  const styles = await writeStyles([...pages.values()], used);
  const holdForms = env.backendOrigin !== undefined;
  const policies = new Map<string, string>();
  const startScripts = new Set<string>([styles]);
  for (const [file, document] of pages) {
    const path = requestPath(file);
    try {
      const page = rewritePage(document, { starter, holdForms, styles });
      await writeFile(join(CLIENT, file), page.html);
      for (const script of page.modules) startScripts.add(script);
      const allowed = { scripts: page.scripts, styles: [...page.styles, ...lateStyles] };
      policies.set(path, contentPolicy(allowed, env));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { policies, startScripts };
}

/** Parses every page, and notes which classes the pages and scripts may name. */
async function readPages() {
  const pages = new Map<string, Document>();
  let used = new Set<string>();
  for (const file of await filesIn(CLIENT)) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = await readFile(join(CLIENT, file), 'utf8');
    if (file.endsWith('.js')) {
      used = used.union(wordsIn(text));
    } else {
      const page = parseHtml(text);
      pages.set(file, page);
      used = used.union(classesIn(page));
    }
  }
  return { pages, used };
}

/** Writes the whole site's styles as a file; out: its address. */
async function writeStyles([page]: Document[], used: Set<string>): Promise<string> {
  const style = page && findElement(page, ({ tagName }) => tagName === 'style');
  if (!style) throw new Error('The pages have no styles.');
  const css = shrinkStyles(textOf(style), (name) => used.has(name), { fonts: false });
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const file = `assets/site-${hash}.css`;
  await writeInto(CLIENT, file, css);
  return `/${file}`;
}

/** The files that are no pages. */
async function writeExtras({ siteOrigin }: BuildEnv): Promise<void> {
  await writeInto(CLIENT, 'sitemap.xml', sitemap(siteOrigin));
  await writeInto(CLIENT, 'robots.txt', robots(siteOrigin));
  for (const [path, text] of writeCalendars(siteOrigin))
    await writeInto(CLIENT, path.slice(1), text);
  for (const [file, png] of await shareImages()) await writeInto(CLIENT, file, png);
}

async function publishAll(policies: Map<string, string>): Promise<SiteManifest> {
  const files = await filesIn(CLIENT);
  const published = await Promise.all(files.map((file) => publish(CLIENT, file)));
  const manifest: SiteManifest = { files: {}, notFound: NOT_FOUND };
  for (const entry of published) {
    const path = requestPath(entry.file);
    const csp = policies.get(path);
    manifest.files[path] = csp === undefined ? entry : { ...entry, csp };
  }
  await copyFile(join(CLIENT, '404/index.html'), join(CLIENT, '404.html'));
  return manifest;
}
