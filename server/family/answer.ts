import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { school } from '#content/school/school.ts';

export type Markup = ReturnType<typeof html> | string;

const STYLE = `body{margin:0;background:#e9f6f8;color:#002730;font:17px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:34rem;margin:6vh auto;padding:2rem 1.5rem;background:#fff;border-left:3px solid #f4b4b7;border-radius:10px}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}h2{margin:2rem 0 .3rem;font-size:1.1rem;line-height:1.3}p{margin:0 0 .8rem}
dl{margin:0 0 1rem}dt{color:#3b5b64;font-size:.9rem}dd{margin:0 0 .7rem;font-weight:600;overflow-wrap:anywhere}
label{display:block;font-weight:600}input{box-sizing:border-box;width:100%;min-height:44px;margin:.2rem 0 .8rem;padding:.5rem .8rem;border:2px solid #05707d;border-radius:10px;font:inherit;color:inherit}
button{min-height:44px;padding:.6rem 1.4rem;border:2px solid #05707d;border-radius:10px;background:#fff;color:#002730;font:inherit;font-weight:700}
a{color:#05707d}:focus-visible{outline:3px solid #002730;outline-offset:2px}
.said{padding:.8rem 1rem;border-radius:10px;background:#fff4c7}.wrong{color:#9b1c1c;font-weight:600}`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
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

/** A page of the family's: kept nowhere, found by nobody, and without scripts. */
export async function pageAnswer(status: number, title: string, body: Markup): Promise<Response> {
  // The header says 'no-referrer', under which browsers post a form with 'Origin: null', and we take
  // our own origin only. The page itself may tell us, and us alone, where it posts from.
  const markup = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<title>${title} | ${school.name.value}</title><style>${raw(STYLE)}</style></head>
<body><main>${body}</main></body></html>`;
  return new Response(String(markup), { status, headers: HEADERS });
}

/** A page that only says something. */
export function noticePage(
  status: number,
  { heading, text }: { heading: string; text: string },
): Promise<Response> {
  return pageAnswer(status, heading, html`<h1>${heading}</h1><p>${text}</p>`);
}

/** Sends the browser back to the page, so that to load it again sends nothing twice. */
export function backTo(location: string): Response {
  const { 'content-type': _, ...headers } = HEADERS;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
