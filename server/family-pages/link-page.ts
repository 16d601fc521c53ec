import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { logoFile, schoolOf } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

export type Markup = ReturnType<typeof html> | string;

/** A section of a family's page. */
export interface Part {
  heading: string;
  /** Whether the family has done what the section asked for. */
  isDone?: boolean;
  body: Markup;
}

/** What the pages behind signed links need. */
export interface LinkDeps extends ServerDeps {
  /** `secret` signs links; `on` is false only with RATE_LIMIT=off. */
  limits: { secret: string; on: boolean };
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
  /** The built site's styles and drawn logo for these pages; without them a page is plain. */
  linkPageParts?: { styles: string; logo: string } | undefined;
}

/** A family's link that was checked. */
export interface Visit {
  deps: LinkDeps;
  requestId: string;
  submission: Submission;
  /** The mailbox that received the link; '' if none did. */
  mailbox: string;
  /** The address of the page, without what was done. */
  link: string;
  /** The id of the slot that a receipt's link asks for. */
  slot?: string | null;
}

/** The headers of a response behind a signed link: not stored, and not indexed. */
export const linkHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The link must not reach another site's log, or ours by way of the site's icon.
  'referrer-policy': 'no-referrer',
};

/**
 * A page behind a signed link: not stored, not indexed, and without scripts.
 * @param sections each a `<section>`; the first has the page's `<h1>`
 */
export async function linkPage(
  { live, origins, linkPageParts: { styles, logo } = { styles: '', logo: '' } }: LinkDeps,
  title: string,
  sections: Markup,
  status = 200,
  more: Record<string, string> = {},
): Promise<Response> {
  const school = schoolOf(live.documents);
  const { logo: uploaded } = live.documents.school;
  // Under 'no-referrer' browsers post a form with 'Origin: null', which we reject. The meta element
  // lets the page send its origin to us alone. But then its fonts would be requested with its whole
  // address as the Referer, for proxies to log: so they are requested before, without.
  const fonts = styles.match(/(?<=url\()[^()]+\.woff2(?=\))/g) ?? [];
  const markup = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin referrerpolicy="no-referrer">`)}
${uploaded ? html`<link rel="icon" href="data:,">` : ''}
<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<title>${title} | ${school.name}</title><style>${raw(styles)}</style></head>
<body><header><a href="${origins[0] ?? '/'}">${uploaded ? html`<img src="/assets/${logoFile(uploaded.id)}" alt="" referrerpolicy="no-referrer">` : raw(logo)}<span>${school.name} <small>${school.place.locality}</small></span></a></header>
<main>${sections}</main>
<footer><p>${school.address}</p><p>${phoneLink(school.landline)}, ${phoneLink(school.hotline)}</p></footer></body></html>`;
  const styleHash = hash('sha256', styles, 'base64');
  const headers = {
    ...linkHeaders,
    ...more,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      // Otherwise the site's icon would be requested with the page's address as the Referer. A page
      // with pictures names an icon that is not requested.
      ...(uploaded ? ["img-src 'self' data:"] : []),
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
  return new Response(String(markup), { status, headers });
}

/** A page with a heading and a sentence. */
export function messagePage(
  deps: LinkDeps,
  status: number,
  { heading, text }: { heading: string; text: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const sections = html`<section><h1>${heading}</h1><p>${text}</p></section>`;
  return linkPage(deps, heading, sections, status, headers);
}

export function phoneLink(number: string): Markup {
  return html`<a href="${telHref(number)}">${number}</a>`;
}

/** A name, such as 'Reference', and its value. */
export type Fact = readonly [string, string];

export function factList(facts: readonly Fact[]): Markup {
  return html`<dl>${facts.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
}

const shapes = {
  calendar: '<path d="M8 2v4M16 2v4M3 10h18"/><rect width="18" height="18" x="3" y="4" rx="2"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  tick: '<path d="M3 13l6 6L21 4"/>',
};

/** Decorative: the text next to it has its meaning. */
export function icon(name: keyof typeof shapes): Markup {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${raw(shapes[name])}</svg>`;
}
