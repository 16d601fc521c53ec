// biome-ignore-all lint/security/noDangerouslySetInnerHtml: all of it is written by the build itself

import { markedDocuments, siteOrigin } from 'virtual:documents';
import { renderToStaticMarkup } from 'react-dom/server';
import { conversionOf } from '#content/pages/o-level-overview.ts';
import { isSitePath } from '#content/pages/paths.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { scriptData } from '#rules/pages/script-data.ts';
import { structuredData } from '#rules/pages/structured-data.ts';
import { sentConversion, tagIds } from './browser/analytics.ts';
import { newsScriptId, type TodaysNews } from './browser/use-today.ts';
import { pageHead } from './chrome/page-head.ts';
import { documents } from './documents.ts';
import figtree from './fonts/figtree.woff2';
import gabarito from './fonts/gabarito.woff2';
import fonts from './styles/fonts.css?inline';
import layers from './styles/layers.css?inline';

/** What is around the body of a page. */
export interface DocumentParts {
  path: string;
  /** The title, where it is not that of the path. */
  title?: string;
  /** The style rules that the built page uses. */
  styles: string;
  /** The inline script that starts the others; without it the document runs no scripts. */
  boot?: string;
  /** The browser's entry, which names the build: another one's scripts differ. */
  scripts: string;
  /** Which version and release these are, for app/browser/site-version.ts. */
  version?: string;
  /** The script with the version's documents, which the others import. */
  facts?: string;
  /** The script with what only this page shows of them; a name in /assets/. */
  ownFacts?: string | undefined;
  /** The day and the news that the body shows, for the scripts. */
  news?: TodaysNews | undefined;
  /** What the office has closed, for search engines. */
  closures?: readonly Closure[] | undefined;
  /** The page's complete style sheets, for a body other than the built one. */
  sheets?: readonly string[];
}

/** The document around a page's HTML, and its inline scripts and styles for its content policy. */
export function documentOf(body: string, parts: DocumentParts) {
  const {
    path,
    title,
    styles,
    boot,
    scripts,
    version,
    facts,
    ownFacts,
    news,
    closures,
    sheets = [],
  } = parts;
  const style = layers + fonts + styles;
  // Counted by the document, which needs no hydration.
  const converts = path === '/o-level-classes' ? conversionScript : '';
  const events = pageViewScript + converts;
  const imports =
    boot && facts
      ? scriptData({ imports: { 'virtual:documents': facts, 'virtual:load-facts': facts } })
      : '';
  // Where scripts run, they add the sheets once the page is painted.
  const complete = sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
  const html = renderToStaticMarkup(
    <html
      lang="en"
      data-page={path}
      data-scripts={scripts}
      data-facts={ownFacts}
      data-version={version}
    >
      <head>
        <meta charSet="utf-8" />
        {[gabarito, figtree].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head path={path} title={title} closures={closures} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* It contains all the page's styles, so that the first paint does not wait for a file. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {boot && sheets.length > 0 ? <noscript>{complete}</noscript> : complete}
        {imports && <script type="importmap" dangerouslySetInnerHTML={{ __html: imports }} />}
        {boot && <script dangerouslySetInnerHTML={{ __html: events }} />}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
        {boot && news && (
          <script
            id={newsScriptId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: scriptData(news) }}
          />
        )}
        {boot && <script dangerouslySetInnerHTML={{ __html: boot }} />}
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${html}`,
    styles: [style],
    scripts: [imports, boot && events, boot].filter((text) => !!text) as string[],
  };
}

function Head({ path, title, closures }: Pick<DocumentParts, 'path' | 'title' | 'closures'>) {
  const { metas, canonical, ...head } = pageHead(path);
  return (
    <>
      <title>{title ?? head.title}</title>
      {metas.map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {isSitePath(path) &&
        structuredData(path, { documents: markedDocuments, siteOrigin, closures }).map((thing) => (
          <script
            key={`${thing['@type']} ${thing.name}`}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptData(thing) }}
          />
        ))}
    </>
  );
}

/**
 * What gtag.js needs before any event, if an id is set at build. It counts only the views that we
 * report; addresses are sent without the query, which may contain a visitor's choices.
 */
const gtagSetup = [
  "gtag('js',new Date());",
  "gtag('set',{page_location:location.origin+location.pathname,page_referrer:document.referrer.split('?')[0]});",
  ...tagIds.map((id) => `gtag('config',${scriptData(id)},{send_page_view:false});`),
].join('');

/** Counts the first view, also without hydration. */
const pageViewScript = [
  'window.dataLayer=window.dataLayer||[];',
  'function gtag(){dataLayer.push(arguments)}',
  tagIds.length > 0 ? gtagSetup : '',
  "gtag('event','page_view',{page_path:location.pathname,page_title:document.title});",
].join('');

/** Counts the conversion of a loaded page, also without hydration. */
const conversionScript = `gtag('event','conversion',${scriptData(sentConversion(conversionOf(documents)))});`;
