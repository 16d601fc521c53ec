import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { routePath } from 'hono/route';
import { pictureRefusals } from '#content/office/site-names.ts';
import type { Site } from '#server/http/built-site.ts';
import { commonHeaders, NO_PAGE_CSP } from '#server/http/headers.ts';
import { otherMethod, READING } from '#server/http/methods.ts';
import { limitBody } from '#server/http/request.ts';
import { PICTURE_LIMIT, pictureRoutes } from '#server/office/site/picture-routes.ts';
import { previewHeaders, previewPages, previewRoutes } from '#server/office/site/preview-routes.ts';
import { siteRoutes } from '#server/office/site/site-routes.ts';
import { classChangeRoutes } from './classes/class-change-routes.ts';
import { classRoutes } from './classes/class-routes.ts';
import { closureRoutes } from './classes/closure-routes.ts';
import { messageRoutes } from './classes/message-routes.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { diaryRoutes } from './diary/diary-routes.ts';
import { type Events, makeEvents } from './events.ts';
import { guard, onlyKnownHosts, PICTURES } from './guard.ts';
import { listRoutes } from './list/list-routes.ts';
import { answerError, Refusal, refusals } from './office-errors.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { teacherRoutes } from './sign-in/teacher-routes.ts';
import { userRoutes } from './sign-in/user-routes.ts';
import { callRoutes } from './submission/call-routes.ts';
import { linkRoutes } from './submission/link-routes.ts';
import { mailRoutes } from './submission/mail-routes.ts';
import { changeRoutes } from './submission/submission-change-routes.ts';
import { submissionRoutes } from './submission/submission-routes.ts';
import { writeDownRoutes } from './submission/write-down-routes.ts';

const DOCUMENTS = '/api/site/documents/*';
/** The longest document of the site, in bytes. */
const DOCUMENT_LIMIT = 512 * 1024;
/** What a form adds to the file in it, in bytes. */
const MULTIPART = 16 * 1024;

export type Office = ReturnType<typeof createOffice>;

/**
 * The headers of every response: not cached, not indexed and not shown inside another page.
 * @param origin the office's, if it is configured
 */
export function officeHeaders(origin: string | undefined): Record<string, string> {
  return {
    ...commonHeaders(origin),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * The office's API and page, as an app that does not listen on a port.
 * @param page the office's built page, loaded with `officeHeaders`; undefined when it has not been built
 */
export function createOffice(deps: OfficeDeps, page: Site | undefined) {
  const app = new Hono<OfficeEnv>();
  const events = makeEvents(deps);
  const underWay = new Set<Promise<void>>();
  const later = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const isPreview = c.req.path.startsWith('/preview/');
    const always = { ...officeHeaders(deps.origins()[0]), ...(isPreview && previewHeaders) };
    for (const [name, value] of Object.entries(always)) c.header(name, value);
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', NO_PAGE_CSP);
    }
    deps.log({
      event: 'office request',
      method: c.req.method,
      // Only the route: an address can contain a reference or a child's name.
      route: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.use(onlyKnownHosts(deps));
  app.use('/api/*', guard(deps));
  app.use('/api/*', rejectNul);
  const reject = (message: string) => (c: Context) => c.json({ error: { message } }, 413);
  app.use(PICTURES, limitBody(reject(pictureRefusals.tooLarge), PICTURE_LIMIT + MULTIPART));
  app.use(DOCUMENTS, limitBody(reject(refusals.tooLarge), DOCUMENT_LIMIT));
  app.use(except([PICTURES, DOCUMENTS], limitBody(reject(refusals.tooLarge))));
  app.route('/', officeApi(deps, events, later));
  app.all('/api/*', (c) => c.json({ error: { message: refusals.unknown } }, 404));
  app.route('/', previewPages(deps));
  // What the website shows anyway, so that the sign-in names the school.
  app.get('/documents.json', (c) => c.json(deps.live.documents));
  // For every method: a route of its own would make each address one that can be read.
  app.all('*', (c) => servePage(c, page));
  app.onError((error, c) => answerError(error, c, deps));

  return {
    app,
    /** Ends the event streams, and resolves when the codes under way are sent. */
    stop: async () => {
      await events.stop();
      await Promise.all(underWay);
    },
  };
}

/** All that the page can ask for, under /api. */
function officeApi(deps: OfficeDeps, events: Events, later: (work: Promise<void>) => void) {
  return new Hono<OfficeEnv>()
    .basePath('/api')
    .route('/', signInRoutes(deps, later))
    .route('/', sessionRoutes(deps))
    .route('/', passkeyRoutes(deps, later))
    .route('/', listRoutes(deps))
    .route('/', submissionRoutes(deps))
    .route('/', writeDownRoutes(deps))
    .route('/', changeRoutes(deps))
    .route('/', callRoutes(deps))
    .route('/', linkRoutes(deps))
    .route('/', classRoutes(deps))
    .route('/', classChangeRoutes(deps))
    .route('/', messageRoutes(deps))
    .route('/', closureRoutes(deps))
    .route('/', siteRoutes(deps))
    .route('/', pictureRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', diaryRoutes(deps))
    .route('/', teacherRoutes(deps))
    .route('/', mailRoutes(deps))
    .route('/', userRoutes(deps))
    .route('/', events.routes());
}

/** The office's routes as hono/client reads them: `hc<OfficeApi>('/')`. */
export type OfficeApi = ReturnType<typeof officeApi>;

function onMethodNotAllowed(c: Context, methods: string[]): Response {
  if (!c.req.path.startsWith('/api/')) return otherMethod(c, methods);
  return c.json({ error: { message: refusals.method } }, 405, { allow: methods.join(', ') });
}

/** No search contains one. */
const rejectNul: MiddlewareHandler<OfficeEnv> = async (c, next) => {
  const { search } = new URL(c.req.url);
  if (`${search} ${c.req.header('x-search')}`.includes('%00')) {
    throw new Refusal(422, refusals.unreadable);
  }
  await next();
};

/** Addresses of the page's views: it is one page, and its script reads the address. */
const views =
  /^\/(submissions\/[^/]+|classes(\/[^/]+)?|diary|figures|account|write-down|people|site(\/[a-z]+)?)?$/;

/** A file of the built page; a sentence where the page has not been built. */
function servePage(c: Context, site: Site | undefined): Response {
  const isView = views.test(c.req.path);
  if (!READING.includes(c.req.method)) {
    const isKnown = isView || site?.has(c.req.path);
    return isKnown ? otherMethod(c, READING) : c.text('Not found\n', 404);
  }
  if (!site) return c.text("The office's page has not been built: run `npm run build`.\n", 503);
  const { status, file } = site.find(
    isView ? '/' : c.req.path,
    c.req.header('accept-encoding') ?? '',
  );
  const body = c.req.method === 'HEAD' ? null : new Uint8Array(file.body);
  return new Response(body, { status, headers: file.headers });
}
