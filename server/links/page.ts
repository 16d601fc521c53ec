import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { school } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';

export type Markup = ReturnType<typeof html> | string;

const STYLE = `html{font-size:106.25%}body{margin:0;background:#e9f6f8;color:#002730;font:1rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:34rem;margin:6vh auto;padding:1.5rem 1.5rem 2rem;background:#fff;border-left:3px solid #f4b4b7;border-radius:10px}
.school{margin:0 0 1.2rem;font-weight:700}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}h2{margin:2rem 0 .3rem;font-size:1.1rem;line-height:1.3}p{margin:0 0 .8rem}
dl{margin:0 0 1rem}dt{color:#3b5b64;font-size:.9rem}dd{margin:0 0 .7rem;font-weight:600;overflow-wrap:anywhere}
label{display:block;font-weight:600}input{box-sizing:border-box;width:100%;min-height:44px;margin:.2rem 0 .8rem;padding:.5rem .8rem;border:2px solid #05707d;border-radius:10px;font:inherit;color:inherit}
button{min-height:44px;padding:.6rem 1.4rem;border:2px solid #05707d;border-radius:10px;background:#fff;color:#002730;font:inherit;font-weight:700}
button.yes,button.no{width:100%;min-height:56px;margin:0 0 .6rem}button.yes{border-color:#ff9621;background:#ff9621}
.until{padding:.8rem 1rem;border-left:4px solid #ffdb4c;background:#fff4c7}
a{color:#05707d}a[href^="tel:"]{white-space:nowrap}:focus-visible{outline:3px solid #002730;outline-offset:2px}
form{margin:0 0 1.4rem}fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(6.5rem,1fr));gap:.5rem;margin:0 0 1rem;padding:0;border:0}legend{padding:0 0 .3rem;font-weight:600}
fieldset label{position:relative}[type=radio]{position:absolute;opacity:0}fieldset span{display:flex;flex-wrap:wrap;align-content:center;justify-content:center;column-gap:.3rem;text-align:center;box-sizing:border-box;min-height:44px;border:2px solid #05707d;border-radius:10px;line-height:1.2}
:checked+span{background:#00353f;color:#fff}:checked+span::before{content:'✓'}:focus-visible+span{outline:3px solid #002730;outline-offset:2px}small{flex-basis:100%;font-weight:400}
summary{display:inline-block;min-height:44px;box-sizing:border-box;padding:.6rem 1.4rem;border:2px solid #05707d;border-radius:10px;font-weight:700;cursor:pointer}details{margin:0 0 .8rem}details[open] summary{margin:0 0 1rem}footer{margin-top:2rem;padding-top:1rem;border-top:1px solid #cfe3e7}
.said{padding:.8rem 1rem;border-radius:10px;background:#fff4c7}.wrong{color:#9b1c1c;font-weight:600}`;

/** The headers of a page behind a signed link: not stored, and not indexed. */
export const linkHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The link must not reach another site's log, or ours by way of the site's icon.
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/**
 * A page behind a signed link: not stored, not indexed, and without scripts.
 * @param site the site's address, for the link in the school's name
 */
export async function linkPage(
  status: number,
  title: string,
  body: Markup,
  site = '/',
): Promise<Response> {
  // Under 'no-referrer' browsers post a form with 'Origin: null', which we reject. The meta element
  // lets the page send its origin to us alone.
  const markup = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<title>${title} | ${school.name}</title><style>${raw(STYLE)}</style></head>
<body><main><p class="school"><a href="${site}">${school.name}</a></p>
${body}
<footer>${school.address}<br>${phoneLink(school.landline)}, ${phoneLink(school.hotline)}</footer></main></body></html>`;
  return new Response(String(markup), { status, headers: linkHeaders });
}

/** A page with a heading and a sentence. */
export function messagePage(
  status: number,
  { heading, text }: { heading: string; text: string },
  site?: string,
): Promise<Response> {
  return linkPage(status, heading, html`<h1>${heading}</h1><p>${text}</p>`, site);
}

/** Sends the browser back to the page, so that a reload does not submit the form again. */
export function redirectTo(location: string): Response {
  const { 'content-type': _, ...headers } = linkHeaders;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}

export function phoneLink(number: string): Markup {
  return html`<a href="${telHref(number)}">${number}</a>`;
}
