import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { clientAddress } from './client-address.ts';
import { type Endpoint, endpoint } from './functions/endpoint.ts';
import type { ReceiveDeps } from './functions/receive.ts';
import { refusal, refusals } from './functions/refusals.ts';
import { sendContactEmail } from './functions/send-contact-email.ts';
import { sendRegistrationEmail } from './functions/send-registration-email.ts';
import { commonHeaders, NO_PAGE_CSP } from './headers.ts';
import { health } from './health.ts';
import { postPlainForm } from './plain-forms/post.ts';
import { presetPage } from './plain-forms/preset.ts';
import { isUnchanged, type Site } from './site.ts';
import { linkPage } from './staff/link-pages.ts';
import { linkActions } from './staff/links.ts';

export interface AppDeps extends ReceiveDeps {
  site: Site;
  origins: readonly string[];
  trustProxyHops: number;
}

type Variables = { requestId: string };
type AppContext = Context<{ Bindings: Partial<HttpBindings>; Variables: Variables }>;

/** The whole server as a function from Request to Response. It never listens. */
export function createApp(deps: AppDeps) {
  const app = new Hono<{ Bindings: Partial<HttpBindings>; Variables: Variables }>();
  const common = commonHeaders(deps.origins[0]?.startsWith('https:') ?? false);

  app.use(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    c.header('x-request-id', requestId);
    for (const [name, value] of Object.entries(common)) c.header(name, value);
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', NO_PAGE_CSP);
    }
    deps.log({
      event: 'request',
      requestId,
      method: c.req.method,
      // The path alone, and only one of ours: what a visitor typed into it may be personal.
      path: isOurs(c.req.path, deps.site) ? c.req.path : '(unknown)',
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });

  app.get('/healthz', (c) => health(c, deps));
  app.all('/functions/v1/send-contact-email', serve(deps, sendContactEmail));
  app.all('/functions/v1/send-registration-email', serve(deps, sendRegistrationEmail));
  for (const action of linkActions) {
    app.on(['GET', 'POST'], `/functions/v1/${action}`, (c) =>
      linkPage({ ...deps, secret: deps.limits.secret }, action, c.req.raw),
    );
  }
  app.all('/functions/*', (c) => c.json(refusal(refusals.unknown), 404));
  app.on(['GET', 'HEAD'], '*', (c) => {
    const preset = presetPage(deps.site, c.req.path, new URL(c.req.url).searchParams);
    return preset ?? staticFile(c, deps.site);
  });
  app.all('*', async (c) => {
    const visit = { address: addressOf(c, deps), requestId: c.get('requestId') };
    const posted =
      c.req.method === 'POST' && (await postPlainForm(deps, c.req.path, c.req.raw, visit));
    if (posted) return posted;
    if (!deps.site.has(c.req.path)) return c.text('Not found\n', 404);
    return c.text('Method not allowed\n', 405, { allow: 'GET, HEAD' });
  });
  app.onError((error, c) => {
    deps.log({ event: 'error', requestId: c.get('requestId'), reason: error.message });
    return c.json(refusal(refusals.broken), 500);
  });
  return app;
}

const functionPaths = new Set(
  ['send-contact-email', 'send-registration-email', ...linkActions].map(
    (name) => `/functions/v1/${name}`,
  ),
);

function serve(deps: AppDeps, take: typeof sendContactEmail) {
  const handle: Endpoint = endpoint(deps, (json, visit) => take(deps, json, visit));
  return (c: AppContext) =>
    handle(c.req.raw, { address: addressOf(c, deps), requestId: c.get('requestId') });
}

function addressOf(c: AppContext, { trustProxyHops }: AppDeps): string | undefined {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  return clientAddress(c.env?.incoming?.socket.remoteAddress, forwarded, trustProxyHops);
}

function staticFile(c: AppContext, site: Site): Response {
  const { status, file } = site.find(c.req.path, c.req.header('accept-encoding') ?? '');
  if (status === 200 && isUnchanged(file.etag, c.req.header('if-none-match'))) {
    const { 'content-length': _, 'content-type': __, ...headers } = file.headers;
    return new Response(null, { status: 304, headers });
  }
  const body = c.req.method === 'HEAD' ? null : new Uint8Array(file.body);
  return new Response(body, { status, headers: file.headers });
}

function isOurs(path: string, site: Site): boolean {
  return site.has(path) || path === '/healthz' || functionPaths.has(path);
}
