import { diff } from 'node:util';
import { Hono } from 'hono';
import * as v from 'valibot';
import {
  type PreviewState,
  previewMarks,
  siteRefusals as texts,
} from '#content/office/site-names.ts';
import { isSitePath } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { isSame, sign } from '#server/http/signature.ts';
import { body } from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { Refusal } from '#server/office/office-errors.ts';
import { readSite, type SiteState } from '#server/publishing/site-documents.ts';
import { siteRevision } from '#server/store/site/site-versions.ts';

/** How long the address of a preview works, in milliseconds. */
const PREVIEW_LIFE = 30 * 60_000;

const schema = v.object({
  path: v.string(texts.noPage),
  shown: v.optional(v.picklist(['before', 'after'], texts.noState), 'after'),
});

/** Gives the address of a page as it would be published, or as it is published now. */
export function previewRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().post('/site/preview', body(schema), async (c) => {
    const { path, shown } = c.req.valid('json');
    if (!isSitePath(path)) throw new Refusal(422, texts.noPage);
    const site = await readSite(deps.store);
    try {
      await deps.preview(documentsAt(shown, site)).page(path);
    } catch (error) {
      deps.log({ event: 'preview not rendered', reason: String(error) });
      throw new Refusal(422, texts.noPreview);
    }
    const until = String(deps.clock() + PREVIEW_LIFE);
    const signature = sign(deps.secret, 'preview', until, shown, site.revision);
    return c.json({ url: `/preview/${until}.${shown}.${signature}${path}` }, 201);
  });
}

/** The pages of a preview. Their address is the key: they need no session. */
export function previewPages({ store, secret, clock, preview, siteFile }: OfficeDeps) {
  let read: { revision: string; site: SiteState } | undefined;
  return new Hono<OfficeEnv>().get('/preview/:token/*', async (c) => {
    const token = c.req.param('token');
    const [until = '', named, signature = ''] = token.split('.');
    const shown = named === 'before' ? 'before' : 'after';
    // A page requests some thirty files: the documents are not read for each.
    const revision = await siteRevision(store);
    const isValid = isSame(signature, sign(secret, 'preview', until, shown, revision));
    if (!isValid || Number(until) <= clock()) return c.text(`${texts.oldPreview}\n`, 404);
    if (read?.revision !== revision) read = { revision, site: await readSite(store) };
    const { site } = read;
    const rendered = preview(documentsAt(shown, site));
    const prefix = `/preview/${token}`;
    const path = c.req.path.slice(prefix.length);
    const file = (await rendered.file(path)) ?? siteFile(path);
    if (file) {
      if (file.type.startsWith('font/')) c.header('access-control-allow-origin', '*');
      return c.body(file.body, 200, { 'content-type': file.type });
    }
    const isPage = isSitePath(path);
    const html = await rendered.page(isPage ? path : '/404');
    // The office's frame asks for the changed places: a page for others is as it will be.
    const marks = isPage && shown === 'after' && c.req.query('places');
    const page = marks ? withPlaces(html, await preview(site.documents).page(path)) : html;
    return c.html(marked(page, prefix, previewMarks[shown]), isPage ? 200 : 404);
  });
}

/** The documents as they are published, or with their drafts. */
function documentsAt(shown: PreviewState, { documents, drafted }: SiteState): Documents {
  return shown === 'before' ? documents : drafted;
}

/**
 * In place of the office's headers. The page has an opaque origin without rights, so its pictures
 * and fonts are from another origin.
 */
export const previewHeaders = {
  'content-security-policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  // The address is the key.
  'referrer-policy': 'no-referrer',
};

/** The parts of a page that are not its text, or one text. */
const TEXTS = /<(head|script|style|svg|select)\b.*?<\/\1>|(?<=>)[^<>]*[^<>\s][^<>]*(?=<)/gs;

const PLACES =
  '<style>mark[id]{background:#ffd95a;color:#00333d;scroll-margin:9rem}' +
  'mark:target{outline:4px solid #ff9f2a}</style>';

/**
 * The page with a mark around each text that is not at the same place in the page before: the office
 * links to them.
 */
function withPlaces(html: string, before: string): string {
  const texts = (page: string) => (page.match(TEXTS) ?? []).filter((text) => !text.startsWith('<'));
  // Each text of this page in its order: 0 if both have it, and 1 if only this one has.
  const changes = diff(texts(html), texts(before)).filter(([change]) => change >= 0);
  let at = 0;
  let place = 0;
  return html
    .replace(TEXTS, (text) => {
      if (text.startsWith('<')) return text;
      const [change] = changes[at] ?? [];
      at += 1;
      if (change === 0) return text;
      place += 1;
      return `<mark id="place-${place}">${text}</mark>`;
    })
    .replace('<body>', `<body>${PLACES}`);
}

const MARK =
  'position:fixed;left:0;bottom:1rem;z-index:99;margin:0;padding:.4rem .8rem;' +
  'background:#ffd95a;color:#00333d;font:700 1rem Figtree,sans-serif;pointer-events:none';

/** The page with its links and files inside the preview, and a mark that names the state. */
function marked(html: string, prefix: string, mark: string): string {
  return html
    .replaceAll(/ (href|src|srcset|imagesrcset)="[^"]*"/gi, (attribute) =>
      attribute.replaceAll(/(="|, )\/(?!\/)/g, `$1${prefix}/`),
    )
    .replaceAll('url(/', `url(${prefix}/`)
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replace('<body>', `<body><p style="${MARK}">${mark}</p>`);
}
