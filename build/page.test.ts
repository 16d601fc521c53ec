import { expect, test } from 'vitest';
import { findElement, parseHtml, textOf } from './html.ts';
import { rewritePage } from './page.ts';

const context =
  'window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
const modules =
  'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\nwindow.__reactRouterRouteModules = {"root":route0};\nimport("/assets/entry-1.js");';

/** A page as React Router 8.4 prerenders it. */
function prerendered({ body = '<p class="a">Words</p>', head = '' } = {}): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="modulepreload" href="/assets/root-1.js"><link rel="modulepreload" href="/assets/entry-1.js">${head}<style>@font-face{src:url(/assets/a-1.woff2)}.a { color: red }.b { color: blue }</style><script>first()</script></head><body>${body}<script>${context}</script><script type="module" async="">${modules}</script><!--$--><script>window.__reactRouterContext.streamController.enqueue("[1,\\"</scr\\"]\\n");</script><script>window.__reactRouterContext.streamController.close();</script><!--/$--></body></html>`;
}

function rewrite(html: string) {
  return rewritePage(parseHtml(html), {
    starter: (page) => `start(${JSON.stringify(page)})`,
    holdForms: false,
    styles: '/assets/site-1.css',
  });
}

test('nothing of the scripts is left to compete with the first paint', () => {
  const { html, modules } = rewrite(prerendered());
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('type="module"');
  expect(modules).toEqual(['/assets/root-1.js', '/assets/entry-1.js']);
  expect(html).toContain(
    'start({"manifest":"/assets/manifest-1.js","routes":{"root":"/assets/root-1.js"},"entry":"/assets/entry-1.js","files":["/assets/root-1.js","/assets/entry-1.js"],"styles":"/assets/site-1.css","holdForms":false})',
  );
});

test("the router's stream is filled in one script", () => {
  const { html } = rewrite(prerendered());
  expect(html).toContain(
    'start(controller){controller.enqueue("[1,\\"\\u003c/scr\\"]\\n");controller.close();}',
  );
  expect(html).not.toContain('streamController');
});

test('what the policy must allow is what stands in the page', () => {
  const { html, scripts, styles } = rewrite(prerendered());
  const style = findElement(parseHtml(html), ({ tagName }) => tagName === 'style');
  expect(styles).toEqual([style && textOf(style)]);
  expect(styles[0]).toContain('.a{color:red}');
  expect(styles[0]).not.toContain('.b');
  expect(scripts).toHaveLength(3);
  expect(scripts[0]).toBe('first()');
});

test('the fonts of the styles are preloaded', () => {
  expect(rewrite(prerendered()).html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/assets/a-1.woff2" crossorigin="">',
  );
});

test('JSON-LD does not run, so it needs no hash', () => {
  const head = '<script type="application/ld+json">{}</script>';
  expect(rewrite(prerendered({ head })).scripts).toHaveLength(3);
});

test.each([
  ['<p style="color:red"></p>', 'breaks the content policy'],
  ['<p onclick="x()"></p>', 'breaks the content policy'],
  ['<link rel="stylesheet" href="/a.css">', 'holds the first paint up'],
])('%s fails the build', (body, message) => {
  expect(() => rewrite(prerendered({ body }))).toThrow(message);
});

test('another router than the one known fails the build', () => {
  expect(() =>
    rewrite(prerendered().replace('import * as route0', 'import { route0 }')),
  ).not.toThrow();
  expect(() => rewrite(prerendered().replace('import("/assets', 'load("/assets'))).toThrow(
    'React Router 8.4',
  );
  expect(() =>
    rewrite(prerendered().replace('.streamController = controller', '.c = controller')),
  ).toThrow('React Router 8.4');
});
