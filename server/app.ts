import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { type Form, functionNames } from '#payloads/form-fields.ts';
import { hasChoice, readLevel } from '#rules/timetable/choice.ts';
import { todayFunction } from '#rules/timetable/today.ts';
import { familyLinkPage } from './family-pages/family.ts';
import type { LinkDeps } from './family-pages/link-page.ts';
import {
  FAMILY_LINK,
  familyLinkMaker,
  staffLinks,
  TEACHER_LINK,
} from './family-pages/signed-links.ts';
import { staffLinkPage } from './family-pages/staff-page.ts';
import { teacherPage } from './family-pages/teacher-page.ts';
import { endpoint, rejectTooLarge } from './functions/endpoint.ts';
import { refusal, refusals } from './functions/form-errors.ts';
import { sendForm } from './functions/send-form.ts';
import type { Representation, Site } from './http/built-site.ts';
import { clientAddress } from './http/client-address.ts';
import { unchangedHeaders } from './http/files-first.ts';
import { commonHeaders, isUnchanged, NO_PAGE_CSP, retryAfter } from './http/headers.ts';
import { otherMethod, READING } from './http/methods.ts';
import { RENDERED_FOR_MS, type RenderPage, renderedPages } from './http/rendered-pages.ts';
import { limitBody, POSTED_LIMIT } from './http/request.ts';
import { confirmationPage, formKindAt, postNoJsForm, SENT } from './posted-forms/post.ts';
import { type HealthDeps, makeHealth } from './process/health.ts';
import { calendarAt } from './publishing/live-calendars.ts';

export interface AppDeps extends HealthDeps, LinkDeps {
  site: Site;
  renderPage: RenderPage;
  trustProxyHops: number;
  /** See functions/open-today.ts. */
  today: (request: Request) => Promise<Response>;
}

type AppEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } };
type AppContext = Context<AppEnv>;

/** The whole server as a function from Request to Response. It never listens. */
export function createApp(deps: AppDeps) {
  const app = new Hono<AppEnv>();
  // Of responses that do not have their own.
  const always = Object.entries({
    ...commonHeaders(deps.origins[0]),
    'cache-control': 'no-store',
    'content-security-policy': NO_PAGE_CSP,
  });
  const { site, renderPage, clock, limits } = deps;
  const answerWithPage = renderedPages(renderPage, site, clock, limits.on);
  const formDeps = { ...deps, answerWithPage };

  let isProxySeen = deps.trustProxyHops > 0;
  app.use(async (c, next) => {
    if (!isProxySeen && c.req.raw.headers.has('x-forwarded-for')) {
      isProxySeen = true;
      deps.log({
        event: 'proxy not trusted',
        reason: 'set TRUST_PROXY_HOPS: all visitors share one limit',
      });
    }
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    // Not c.header, which copies the response for every header.
    const { headers } = c.res;
    headers.set('x-request-id', requestId);
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
    // The site's own files are not logged: a visit requests some thirty.
    if (c.req.method === 'GET' && c.res.status < 400 && site.has(c.req.path)) return;
    deps.log({
      event: 'request',
      requestId,
      method: c.req.method,
      // Otherwise only the route, and never the query: what a visitor typed may be personal.
      path: site.has(c.req.path) ? c.req.path : routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });

  app.use(methodNotAllowed({ app, onMethodNotAllowed: otherMethod }));
  app.get('/healthz', makeHealth(deps));
  app.all(`/functions/v1/${functionNames.enquiry}`, serve(deps, 'enquiry'));
  app.all(`/functions/v1/${functionNames.registration}`, serve(deps, 'registration'));
  app.use(limitBody(rejectTooLarge, POSTED_LIMIT));
  app.all(`/functions/v1/${todayFunction}`, (c) => deps.today(c.req.raw));
  app.use(compress({ encoding: 'gzip', contentTypeFilter: /^text\/(html|calendar)/ }));
  app.on(['GET', 'POST'], `/functions/v1/${FAMILY_LINK}`, (c) =>
    familyLinkPage(deps, c.req.raw, c.get('requestId')),
  );
  app.get(`/functions/v1/${TEACHER_LINK}`, (c) => teacherPage(deps, c.req.raw, c.get('requestId')));
  for (const action of staffLinks) {
    app.on(['GET', 'POST'], `/functions/v1/${action}`, (c) =>
      staffLinkPage(deps, action, c.req.raw, c.get('requestId')),
    );
  }
  app.all('/functions/*', (c) => c.json(refusal(refusals.unknown), 404));
  // For every method: a route of its own would make each address one that can be read.
  app.all('*', async (c) => {
    const kind = formKindAt(c.req.path);
    if (kind && c.req.method === 'POST') {
      return postNoJsForm(formDeps, c.req.path, kind, c.req.raw, visitOf(c, deps));
    }
    if (!READING.includes(c.req.method)) {
      if (!site.has(c.req.path)) return c.text('Not found\n', 404);
      return otherMethod(c, kind ? [...READING, 'POST'] : READING);
    }
    const encoding = c.req.header('accept-encoding') ?? '';
    const { path } = c.req;
    const { search, searchParams: query } = new URL(c.req.url);
    const meant = site.meant(path);
    if (meant) return c.redirect(meant + search, 308);
    const link = query.get(SENT);
    if (link !== null && kind) {
      const confirmation = await confirmationPage(formDeps, path, kind, link, visitOf(c, deps));
      if (confirmation) return confirmation;
    }
    const calendar = await calendarAt(deps, path, query);
    if (calendar) return send(c, 200, calendar);
    if (prefilled.get(path)?.(query)) {
      const page = await answerWithPage(path, { query }, visitOf(c, deps));
      if (page) return page;
    }
    const { status, file } = site.find(path, encoding);
    return send(c, status, file);
  });
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (error instanceof HTTPException) {
      const { status, message, cause } = error;
      deps.log({ event: 'request refused', requestId, status, reason: String(cause) });
      // Only the limit of rendered pages is answered without a page.
      const headers = status === 429 ? retryAfter(RENDERED_FOR_MS) : undefined;
      return c.text(`${message}.\n`, status, headers);
    }
    deps.log({ event: 'error', requestId, reason: error.message });
    return c.json(refusal(refusals.broken), 500);
  });
  return app;
}

const hasLevel = (query: URLSearchParams) => readLevel(query) !== undefined;

/** The pages that show the choice of their address (rules/timetable/choice.ts) before their scripts run. */
const prefilled = new Map<string, (query: URLSearchParams) => boolean>([
  ['/register', hasChoice],
  ['/schedule', hasLevel],
  ['/fees', hasLevel],
]);

function serve(deps: AppDeps, kind: Form['kind']) {
  const handle = endpoint(deps, (json, visit) => sendForm(kind, deps, json, visit));
  return (c: AppContext) => handle(c.req.raw, visitOf(c, deps));
}

function visitOf(c: AppContext, { trustProxyHops, origins, limits, clock }: AppDeps) {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  const socket = c.env?.incoming?.socket.remoteAddress;
  return {
    address: clientAddress(socket, forwarded, trustProxyHops),
    requestId: c.get('requestId'),
    familyLink: familyLinkMaker(origins[0] ?? new URL(c.req.url).origin, limits.secret, clock),
  };
}

function send(c: AppContext, status: 200 | 404, file: Representation): Response {
  if (status === 200 && isUnchanged(file.headers.etag, c.req.header('if-none-match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders(file) });
  }
  const body = c.req.method === 'HEAD' ? null : file.body;
  return new Response(body, { status, headers: file.headers });
}
