import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  createElement,
  type Document,
  type Element,
  elementsOf,
  findElement,
  insertAfter,
  remove,
  serializeHtml,
  textOf,
} from './html.ts';
import { readModuleScript, readStreamChunk } from './scripts.ts';
import type { StarterPage } from './starter/bundle.ts';
import { classesIn, shrinkStyles } from './styles.ts';

export interface PageOptions {
  /** Writes the inline script that starts the others. */
  starter: (page: StarterPage) => string;
  /** See starter.ts. */
  holdForms: boolean;
  /** The file with the whole site's styles, which the scripts bring for the pages to come. */
  styles: string;
}

/** A page as the browser gets it, and what its content policy must allow. */
export interface Page {
  html: string;
  /** Text of every inline script that runs, to be hashed. */
  scripts: string[];
  /** Text of every inline style, to be hashed. */
  styles: string[];
  /** Module files that the starter fetches. */
  modules: string[];
}

/**
 * Rewrites a prerendered page so that nothing competes with its first paint: the preloads of its
 * scripts go, one small inline script starts them all once the page has been painted, and the
 * styles are those that the page itself uses.
 * Throws when the page holds what the content policy forbids, or is not what React Router writes.
 */
export function rewritePage(document: Document, { starter, holdForms, styles }: PageOptions): Page {
  const files = takePreloads(document);
  const { moduleScript, contextScript, stream } = takeRouterScripts(document);
  setText(contextScript, inOneScript(textOf(contextScript), stream));
  insertAfter(
    contextScript,
    createElement(
      'script',
      {},
      starter({ ...readModuleScript(textOf(moduleScript)), files, styles, holdForms }),
    ),
  );
  remove(moduleScript);
  const used = classesIn(document);
  for (const style of inline(document, 'style'))
    setText(
      style,
      shrinkStyles(textOf(style), (name) => used.has(name)),
    );
  preloadFonts(document);
  refuseForbidden(document);
  return {
    html: serializeHtml(document),
    scripts: inline(document, 'script').filter(runs).map(textOf),
    styles: inline(document, 'style').map(textOf),
    modules: files,
  };
}

function takePreloads(document: Document): string[] {
  const links = all(document, (element) => attribute(element, 'rel') === 'modulepreload');
  for (const link of links) remove(link);
  return links.flatMap((link) => attribute(link, 'href') ?? []);
}

/**
 * The router hands its data over as a stream, in pieces that React puts in place with scripts of
 * its own. All of it is known here, so one script gives it at once and the rest can go.
 */
function takeRouterScripts(document: Document) {
  const body = findElement(document, ({ tagName }) => tagName === 'body');
  const scripts = inline(document, 'script');
  const contextScript = scripts.find((script) =>
    textOf(script).startsWith('window.__reactRouterContext = '),
  );
  const moduleScript = scripts.find((script) => attribute(script, 'type') === 'module');
  const chunks = scripts.flatMap((script) => readStreamChunk(textOf(script)) ?? []);
  if (!body || !contextScript || moduleScript?.parentNode !== body || chunks.length === 0)
    throw new Error('The page lacks the scripts that React Router 8.4 writes.');
  for (const node of body.childNodes.slice(body.childNodes.indexOf(moduleScript) + 1)) remove(node);
  return { moduleScript, contextScript, stream: chunks };
}

/** The router's context script with its stream already filled and closed. */
function inOneScript(context: string, chunks: string[]): string {
  const start = 'controller){window.__reactRouterContext.streamController = controller;}';
  const filled = chunks
    .map((chunk) => `controller.enqueue(${JSON.stringify(chunk).replaceAll('<', '\\u003c')});`)
    .join('');
  if (!context.includes(start))
    throw new Error('React Router 8.4 opens its stream in another way than expected.');
  return context.replace(start, () => `controller){${filled}controller.close();}`);
}

/** Fonts are asked for with the page itself, so that the first paint already has them. */
function preloadFonts(document: Document): void {
  const style = findElement(document, ({ tagName }) => tagName === 'style');
  const charset = findElement(document, (element) => attribute(element, 'charset') !== undefined);
  if (!style || !charset) throw new Error('The page has no inlined styles.');
  const fonts = textOf(style).matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g);
  for (const [, href = ''] of [...fonts].reverse()) {
    const preload = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
    insertAfter(charset, createElement('link', preload));
  }
}

function refuseForbidden(document: Document): void {
  for (const element of elementsOf(document)) {
    const bad = element.attrs.find(({ name }) => name === 'style' || /^on[a-z]+$/.test(name));
    if (bad)
      throw new Error(
        `<${element.tagName} ${bad.name}="${bad.value}"> breaks the content policy: use a class or a data attribute.`,
      );
    const sheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
    if (sheet)
      throw new Error(
        `A stylesheet of its own holds the first paint up: ${attribute(element, 'href')}`,
      );
  }
}

function inline(document: Document, tagName: 'script' | 'style'): Element[] {
  return all(
    document,
    (element) => element.tagName === tagName && attribute(element, 'src') === undefined,
  );
}

/** Data blocks, such as JSON-LD, do not run and need no hash; speculation rules do. */
function runs(script: Element): boolean {
  const type = attribute(script, 'type');
  return type === undefined || ['', 'module', 'speculationrules', 'importmap'].includes(type);
}

function all(document: Document, fits: (element: Element) => boolean): Element[] {
  return [...elementsOf(document)].filter(fits);
}

function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}
