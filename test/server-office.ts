import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { afterEach, beforeEach, expect } from 'vitest';
import type { LogEvent } from '#server/deps/log.ts';
import { familyLinkMaker, teacherLinkMaker } from '#server/family-pages/signed-links.ts';
import { hashOf } from '#server/http/signature.ts';
import { fileTransport } from '#server/mail/file-transport.ts';
import type { OfficeDeps } from '#server/office/deps.ts';
import { createOffice, type Office } from '#server/office/office-app.ts';
import { officeOnlyPublisher } from '#server/publishing/publisher.ts';
import { insertSession } from '#server/store/office/sign-in.ts';
import { connectionFrom, createTestApp, mailsTo, readMails, type TestApp } from './server-app.ts';
import { anEnquiry, aRegistration } from './server-forms.ts';

export const DESK = 'desk@school.example';
export const COLLEAGUE = 'colleague@school.example';
export const ORIGIN = 'https://office.school.example';

/** How a request is sent; the defaults are those of our page. */
export interface Sending {
  body?: unknown;
  /** Null: none. */
  origin?: string | null;
  cookie?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
}

export interface TestOffice {
  office: Office;
  deps: OfficeDeps;
  /** The public site over the same database and clock. */
  site: TestApp;
  logged: LogEvent[];
  ask: (method: string, path: string, sending?: Sending) => Promise<Response>;
  /** The newest code that was mailed to an address. */
  codeFor: (email: string, sending?: Sending) => Promise<string>;
  codeMails: () => Promise<Email[]>;
  /** Begins a session, without a code. */
  signIn: (email?: string) => Promise<Desk>;
  /** Sends a form and returns its reference. */
  enquiry: (changes?: Parameters<typeof anEnquiry>[0]) => Promise<string>;
  registration: (changes?: Parameters<typeof aRegistration>[0]) => Promise<string>;
  close: () => Promise<void>;
}

/** A signed-in person. Each call returns the response's status and JSON. */
export interface Desk {
  cookie: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body?: unknown) => Promise<Answer>;
  put: (path: string, body?: unknown) => Promise<Answer>;
  patch: (path: string, body?: unknown) => Promise<Answer>;
  delete: (path: string, body?: unknown) => Promise<Answer>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
  json: any;
  headers: Headers;
}

/** Of a publisher whose publications do not fail. */
export const noFailure = { failureOf: () => undefined, storeFailure: async () => {} };

/** The office and the site on one new database, with a clock to move. */
export async function createTestOffice(
  changes: Partial<OfficeDeps> = {},
  site?: TestApp,
): Promise<TestOffice> {
  const own = site ?? (await createTestApp({ limits: { on: false, secret: 'of the tests' } }));
  const { store, folder } = own;
  const logged: LogEvent[] = [];
  const mailFolder = join(folder, 'mail');
  const log = (event: LogEvent) => logged.push(event);
  const deps: OfficeDeps = {
    store,
    clock: own.now,
    log,
    live: own.deps.live,
    users: () => [DESK, COLLEAGUE],
    usersAreSet: true,
    origins: () => [ORIGIN],
    trustProxyHops: 0,
    transport: fileTransport(mailFolder, () => ({ address: 'website@school.example' })),
    secret: 'a secret of the tests',
    limitsOn: true,
    staff: own.deps.staff,
    removeMails: own.removeMails,
    publisher: {
      publish: (version) => publisher.publish(version),
      failureOf: (version) => publisher.failureOf(version),
      storeFailure: async () => publisher.storeFailure(),
    },
    startedAt: own.now(),
    preview: () => ({ page: async (path) => `<body>${path}</body>`, file: async () => undefined }),
    // One page that shows everything.
    pages: {
      read: async (documents) => ({ '/': JSON.stringify(documents) }),
      isKnown: () => true,
    },
    siteFile: () => undefined,
    familyLinkFor: familyLinkMaker('https://www.school.example', own.deps.limits.secret, own.now),
    teacherLinkFor: teacherLinkMaker('https://www.school.example', own.deps.limits.secret),
    wakeOutbox: () => {},
    ...changes,
  };
  const publisher = officeOnlyPublisher({ ...deps, hook: undefined });
  const office = createOffice(deps, undefined);

  const ask: TestOffice['ask'] = async (method, path, sending = {}) => {
    const { body, origin = ORIGIN, cookie, address = '203.0.113.7', headers = {} } = sending;
    const isText = typeof body === 'string';
    return office.app.request(
      path,
      {
        method,
        headers: {
          ...(method !== 'GET' && origin !== null && { origin }),
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
      },
      connectionFrom(address),
    );
  };

  const codeMails = async () => {
    const mails = await readMails(mailFolder);
    return mails.filter(({ messageId }) => messageId?.startsWith('<office-code-'));
  };

  const codeFor: TestOffice['codeFor'] = async (email, sending = {}) => {
    const before = new Set((await codeMails()).map(({ messageId }) => messageId ?? ''));
    const asked = await ask('POST', '/api/sign-in', { ...sending, body: { email } });
    if (asked.status !== 202) throw new Error(`No code: ${asked.status}`);
    // A busy machine is slow, but its results are right.
    for (const end = performance.now() + 10_000; performance.now() < end; ) {
      const mail = (await codeMails()).find(
        ({ to, messageId }) => to?.[0]?.address === email && !before.has(messageId ?? ''),
      );
      const code = mail && /^\d{8}$/m.exec(mail.text ?? '')?.[0];
      if (code) return code;
      await sleep(5);
    }
    throw new Error(`No code was mailed; there is ${readdirSync(folder)}.`);
  };

  return {
    office,
    deps,
    site: own,
    logged,
    ask,
    codeFor,
    codeMails,
    signIn: async (email = DESK) => {
      const token = randomUUID();
      await insertSession(store, hashOf(token), email, deps.clock());
      const isHttps = deps.origins()[0]?.startsWith('https:');
      return deskOf(ask, `${isHttps ? '__Host-office' : 'office'}=${token}`);
    },
    enquiry: async (form) => referenceOf(await own.post('send-contact-email', anEnquiry(form))),
    registration: async (form) =>
      referenceOf(await own.post('send-registration-email', aRegistration(form))),
    close: async () => {
      await office.stop();
      await own.close();
    },
  };
}

/** The Cookie header that a browser sends for a response's Set-Cookie. */
export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export function deskOf(ask: TestOffice['ask'], cookie: string): Desk {
  const call = async (method: string, path: string, sending: Sending = {}): Promise<Answer> => {
    const response = await ask(method, path, { cookie, ...sending });
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      json: isJson ? await response.json() : await response.text(),
      headers: response.headers,
    };
  };
  return {
    cookie,
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body) => call('POST', path, { body }),
    put: (path, body) => call('PUT', path, { body }),
    patch: (path, body) => call('PATCH', path, { body }),
    delete: (path, body) => call('DELETE', path, { body }),
  };
}

/** The office of the running test, and a person who is signed in there. */
export let office: TestOffice;
export let desk: Desk;

/** Makes an office for each test of a file, in `office` and `desk`. */
export function officeForEachTest(make: () => Promise<TestOffice> = createTestOffice): void {
  beforeEach(async () => {
    office = await make();
    await signIn();
  });
  afterEach(() => office.close());
}

/** The routes of the office's API, such as 'GET /api/submissions/:reference'. */
export function apiRoutes(): string[] {
  const routes = office.office.app.routes
    .filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)];
}

/** Begins another session of the desk, some milliseconds later: its own has ended then. */
export async function signIn(later = 0): Promise<void> {
  office.site.pass(later);
  desk = await office.signIn();
}

/** The list as the desk sees it, with a query such as '?state=new'. */
export async function list(query = ''): Promise<Answer['json']> {
  return (await desk.get(`/api/submissions${query}`)).json;
}

/** The references of that list, in its order. */
export async function references(query = ''): Promise<string[]> {
  const { items } = await list(query);
  return items.map(({ reference }: { reference: string }) => reference);
}

/** A submission as the desk sees it. */
export async function shown(reference: string): Promise<Answer['json']> {
  return (await desk.get(`/api/submissions/${reference}`)).json;
}

/** Expects that an answer refuses what was sent, in a sentence. */
export function expectRefused({ status, json }: Answer): void {
  expect([status, json.error.message]).toEqual([422, expect.stringMatching(/\.$/)]);
}

/** Opens a time for an assessment with one seat, at ten: of Saturday, 28 November. @returns its id */
export async function openSlot(day = '2026-11-28'): Promise<string> {
  const times = { day, from: '10:00', to: '10:40', minutes: 40 };
  return (await desk.post('/api/slots', { ...times, seats: 1, room: 'Room 3' })).json.ids[0];
}

/** Sets the state of a submission; `was` is the state that the desk saw. */
export function set(
  reference: string,
  was: string,
  state: string,
  more: object = {},
): Promise<Answer> {
  return desk.post(`/api/submissions/${reference}/state`, { state, was, ...more });
}

/** Undoes the last outcome of a submission; `was` is the state that the desk saw, if it says so. */
export function undo(reference: string, was?: string): Promise<Answer> {
  return desk.post(`/api/submissions/${reference}/state`, { undo: true, ...(was && { was }) });
}

/** Marks the mails to an address as returned: no mailbox has it. */
export async function returnMails(recipient: string): Promise<void> {
  const { store, now } = office.site;
  const returned = { state: 'dead', address_unknown_at: now() } as const;
  await store.updateTable('outbox').set(returned).where('recipient', '=', recipient).execute();
}

/** Offers a place in a class, to be answered within some hours. */
export function offerPlace(reference: string, id: string, hours = 48): Promise<Answer> {
  const until = new Date(office.site.now() + hours * 3_600_000).toISOString();
  return desk.post(`/api/submissions/${reference}/offer`, { class: id, until });
}

/** The mails to an address a minute later: until then the desk can undo what causes them. */
export async function mailsLater(to: string, subject = ''): Promise<Email[]> {
  office.site.pass(60_000);
  const mails = mailsTo(await office.site.mails(), to);
  return mails.filter((mail) => mail.subject?.includes(subject));
}

async function referenceOf(response: Response): Promise<string> {
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}
