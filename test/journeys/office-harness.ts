import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';
import { functionNames } from '#payloads/form-fields.ts';
import { hashOf } from '#server/http/signature.ts';
import { shifted } from '#test/shifted-date.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, hold } from './harness.ts';
import { type School, startSchool } from './start-school.ts';

export const dilani = 'dilani@school.example';
export const suresh = 'suresh@school.example';

const HOUR = 3_600_000;

/** An office of its own, empty, with the school's site. */
export interface TestOffice {
  school: School;
  /** The time there, in milliseconds since 1970. */
  now: () => number;
  /** Sends a registration as a family does, and returns its reference. */
  registration: (changes?: Record<string, unknown>) => Promise<string>;
  /** Sends an enquiry, and returns its reference. */
  enquiry: (changes?: Record<string, unknown>) => Promise<string>;
  /** Makes a submission so many hours older. */
  age: (reference: string, hours: number) => void;
  /** The database, for writing without the server; the caller closes it. */
  database: () => DatabaseSync;
  /** Ends every session in the database; the server closes its streams a second later at most. */
  endSessions: () => void;
  /**
   * Ends them just before the page's next request to an address, so that it cannot know earlier.
   * @param method of the request; without it, any
   */
  endSessionsOn: (page: Page, address: string, method?: string) => Promise<void>;
  /** The newest code that was mailed to an address; waits for one more than there were. */
  codeAfter: (count: number, email?: string) => Promise<string>;
  codesFor: (email?: string) => number;
  /** A colleague at another desk, signed in: asks the API. */
  colleague: (email?: string) => Promise<Colleague>;
}

export interface Colleague {
  post: (path: string, data?: unknown) => Promise<{ status: number; json: unknown }>;
  get: (path: string) => Promise<{ status: number; json: unknown }>;
  patch: (path: string, data: unknown) => Promise<number>;
  put: (path: string, data: unknown) => Promise<number>;
  delete: (path: string) => Promise<number>;
}

interface OfficeFixtures {
  /** When the test takes place, for the server and the browser. */
  begins: string;
  /** Whether its server publishes versions of the site: then it has a process of its own. */
  publishes: boolean;
  office: TestOffice;
}

/** Playwright's `test` at the office's page, signed in. Each test has an office of its own. */
export const test = base.extend<OfficeFixtures>({
  // A Monday without a holiday in the weeks after it, 10.30 in the morning in Colombo.
  begins: ['2026-11-23T05:00:00Z', { option: true }],
  publishes: [false, { option: true }],
  office: async ({ begins, publishes, host }, use) => {
    const ahead = Date.parse(begins) - machineTime();
    const now = () => machineTime() + ahead;
    const users = { OFFICE_USERS: `${dilani},${suresh}` };
    const school = publishes
      ? await startSchool({ ...users, ...shifted(ahead) })
      : await startSchool(users, (env) => host().start(env, ahead));
    const contexts: APIRequestContext[] = [];
    await use(officeOf(school, now, contexts));
    for (const context of contexts) await context.dispose();
    await school.stop();
  },
  context: async ({ context, office }, use) => {
    await context.clock.install({ time: office.now() });
    await signIn(context, office);
    await use(context);
  },
  baseURL: async ({ office }, use) => {
    await use(office.school.office);
  },
  // Requests without a session get this status, and the browser logs it.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  expectedComplaints: async ({}, use) => {
    await use([/401 \(Unauthorized\)/]);
  },
});

export { expect, expectAccessible, hold };

/** An answer of a server that fails for the moment. */
export const failure = { status: 503, json: { error: { message: 'Not just now.' } } };

/** The submissions that a list shows. */
export function rows(page: Page): Locator {
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/submissions/"]') });
}

/** Signs in without the form: begins a session, which the browser has the cookie of. */
export async function signIn(
  context: BrowserContext,
  office: TestOffice,
  email = dilani,
): Promise<void> {
  const value = beginSession(office, email);
  await context.addCookies([{ name: 'office', value, url: office.school.office }]);
}

/**
 * Ends the sessions just before the next request to an address, and signs in again once the page asks.
 * @param act what makes the request
 * @param method of the request: the page may read the same address at any time
 */
export async function signInAgain(
  page: Page,
  office: TestOffice,
  address: string,
  act: () => Promise<unknown>,
  method = 'POST',
): Promise<void> {
  await office.endSessionsOn(page, address, method);
  await act();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await signIn(page.context(), office);
  await page.reload();
}

/** Acts just before the page's next request to an address. @param method of the request; without it, any */
export async function beforeNext(
  page: Page,
  address: string,
  act: () => unknown,
  method?: string,
): Promise<void> {
  let isDone = false;
  await page.route(address, async (route) => {
    const isOther = method !== undefined && route.request().method() !== method;
    if (!isDone && !isOther) {
      isDone = true;
      await act();
    }
    await route.fallback();
  });
}

/** Expects that a page prints on one sheet of paper. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

/** Presses Tab until a control has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  // Looked for once: each search computes the names of all controls.
  const element = await target.elementHandle();
  for (let step = 0; step < 120; step += 1) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}.`);
}

/**
 * Lets the next response of an address arrive late, and holds what is requested after it.
 * @returns `read` resolves when the server has answered; `arrive` lets the response arrive, and the
 * page use it; `release` lets the others continue
 */
export async function delayResponse(page: Page, address: string) {
  const read = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    if (!isFirst) {
      await others.promise;
      return route.fallback();
    }
    isFirst = false;
    const response = await route.fetch();
    read.resolve();
    await late.promise;
    await route.fulfill({ response });
  });
  const arrive = async () => {
    const arrived = page.waitForResponse(address);
    late.resolve();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  };
  return { read: read.promise, arrive, release: others.resolve };
}

/** Opens the list and waits for its event stream: submissions from then on are new. */
export async function openListening(page: Page, open: () => Promise<unknown>): Promise<void> {
  const release = await hold(page, '**/api/events');
  const list = /\/api\/submissions\?group=.*%2Copen$/;
  const fetched = page.waitForResponse(list);
  await open();
  await fetched;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It refetches once the stream is open.
  const refetched = page.waitForResponse(list);
  release();
  await refetched;
}

/** By the machine's own clock, also if the tests run at another time. */
function machineTime(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

function officeOf(school: School, now: () => number, contexts: APIRequestContext[]): TestOffice {
  const database = () => new DatabaseSync(join(school.dataDir, 'school.db'), { timeout: 5000 });
  const codeMails = (email: string) =>
    school
      .mails()
      .filter(({ to, text }) => to?.[0]?.address === email && /^\d{8}\s*$/m.test(text ?? ''));
  const office: TestOffice = {
    school,
    now,
    database,
    endSessions: () => {
      const db = database();
      db.exec('DELETE FROM office_sessions');
      db.close();
    },
    endSessionsOn: (page, address, method) =>
      beforeNext(page, address, () => office.endSessions(), method),
    registration: (changes = {}) =>
      send(school, functionNames.registration, { ...aRegistration, ...changes }),
    enquiry: (changes = {}) => send(school, functionNames.enquiry, { ...anEnquiry, ...changes }),
    age: (reference, hours) => {
      const db = database();
      db.exec('PRAGMA busy_timeout = 5000');
      db.prepare('UPDATE submissions SET received_at = received_at - ? WHERE reference = ?').run(
        hours * HOUR,
        reference,
      );
      db.close();
    },
    codesFor: (email = dilani) => codeMails(email).length,
    codeAfter: async (count, email = dilani) => {
      // Every test of the office signs in: it should not wait longer than the mail takes.
      const mailed = expect.poll(() => codeMails(email).length, { intervals: [20] });
      await mailed.toBeGreaterThan(count);
      return /^\d{8}/m.exec(codeMails(email).at(-1)?.text ?? '')?.[0] ?? '';
    },
    colleague: async (email = suresh) => {
      const context = await request.newContext({
        baseURL: school.office,
        // The journey’s own limit ends what hangs: publishing hundreds of facts takes long on a busy machine.
        timeout: 0,
        extraHTTPHeaders: {
          origin: school.office,
          cookie: `office=${beginSession(office, email)}`,
        },
      });
      contexts.push(context);
      const both = async (answer: { status: () => number; json: () => Promise<unknown> }) => ({
        status: answer.status(),
        json: await answer.json(),
      });
      return {
        get: async (path) => both(await context.get(path)),
        post: async (path, data) =>
          both(await context.post(path, data === undefined ? {} : { data })),
        patch: async (path, data) => (await context.patch(path, { data })).status(),
        put: async (path, data) => (await context.put(path, { data })).status(),
        delete: async (path) => (await context.delete(path)).status(),
      };
    },
  };
  return office;
}

/** @returns the token of a new session */
function beginSession(office: TestOffice, email: string): string {
  const token = randomUUID();
  const db = office.database();
  db.prepare(
    'INSERT INTO office_sessions (hash, email, created_at, used_at) VALUES (?, ?, ?, ?)',
  ).run(hashOf(token), email, office.now(), office.now());
  db.close();
  return token;
}

async function send(school: School, name: string, fields: unknown): Promise<string> {
  const answer = await fetch(`${school.origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: school.origin },
    body: JSON.stringify({ ...(fields as object), submissionId: randomUUID() }),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (!reference) throw new Error(`${name} answered ${answer.status}.`);
  return reference;
}

const aRegistration = {
  firstName: 'Nethmi',
  lastName: 'Sample',
  email: 'nethmi@student.example',
  phone: '077 123 4567',
  dateOfBirth: '2009-05-14',
  address: '12, Sample Lane,\nColombo 06',
  level: 'a-level',
  subjects: ['Combined Mathematics', 'Physics', 'Chemistry'],
  previousSchool: 'Sample Girls’ College',
  parentName: 'Kumari Sample',
  parentPhone: '+94 77 765 4321',
  parentEmail: 'kumari@parent.example',
  specialRequirements: 'She was ill in June and has missed mechanics.',
  agreeToTerms: true,
};

const anEnquiry = {
  name: 'Ishara Sample',
  email: 'ishara@parent.example',
  phone: '071 234 5678',
  subject: 'Course information',
  message: 'Do you teach Edexcel Physics at the weekend?',
};
