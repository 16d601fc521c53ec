import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentsFolder } from '#server/publishing/site-documents.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import {
  listenTo,
  officeOf,
  type RemoteDesk,
  signInAt,
  startOfficeAlone,
} from '#test/server-office-process.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import {
  aPlace,
  type Place,
  postTo,
  runToEnd,
  type ServerProcess,
  startServer,
  untilDelivered,
} from '#test/server-process.ts';

placeForEachTest();

const OFFICE = { OFFICE_PORT: '0', RATE_LIMIT: 'off' };
const signInTo = (office: string, { dataDir }: Place) =>
  signInAt(office, 'hello@school.example', join(dataDir, 'mail'));

describe('the site with its office', () => {
  const own = aPlace();
  let server: ServerProcess;
  let office: string;
  let desk: RemoteDesk;
  beforeAll(async () => {
    server = await startServer(own, OFFICE);
    office = officeOf(server);
    desk = await signInTo(office, own);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    own.remove();
  });

  test('prints in four lines at most where both are, and who may sign in', () => {
    const lines = server.output().split('\n');
    const printed = lines.filter((line) => line && !line.startsWith('{'));
    expect(printed.length).toBeLessThanOrEqual(4);
    expect(printed.at(-1)).toContain(
      `The office is at ${office}. Sign in as hello@school.example; the code is in the newest file`,
    );
  });

  test('shows a new form to a desk that has signed in, without a reload', async () => {
    const listener = await listenTo(office, desk.cookie);
    const reply = await postTo(server.url, 'send-registration-email', aRegistration());
    const { reference } = (await reply.json()) as { reference: string };
    await expect.poll(listener.heard, { timeout: 2000 }).toContain(reference);
    const { items } = await desk.get('/api/submissions');
    expect(items).toContainEqual(expect.objectContaining({ reference, state: 'new' }));
    await listener.leave();
  });

  test('does not answer on the site’s port, and the site not on the office’s', async () => {
    for (const path of ['/api/session', '/api/submissions', '/api/events']) {
      expect((await fetch(server.url + path)).status).toBe(404);
      expect((await fetch(office + path)).status).toBe(401);
    }
    const page = await fetch(`${server.url}/`);
    expect(await page.text()).not.toContain('office');
    expect((await fetch(`${office}/functions/v1/send-contact-email`)).status).not.toBe(200);
    const unbuilt = await fetch(office);
    expect(unbuilt.headers.get('x-robots-tag')).toContain('noindex');
  });

  test('listens on this machine only', async () => {
    const { port } = new URL(office);
    const elsewhere = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.2');
      socket.once('connect', () => resolve('connected'));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    });
    expect(elsewhere).toBe('ECONNREFUSED');
  });

  test('names the port that is in use when it starts again', async () => {
    const OFFICE_PORT = new URL(office).port;
    for (const script of ['server/main.ts', 'server/office-main.ts']) {
      const { code, stderr } = await runToEnd(place, script, [], { PORT: '0', OFFICE_PORT });
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Port ${OFFICE_PORT} is in use: .*OFFICE_PORT.*\\.\n$`));
    }
  });
});

describe('the office alone', () => {
  test('works over the same data while the site runs', async () => {
    const site = await start();
    const office = await start({}, startOfficeAlone);
    const desk = await signInTo(office.url, place);
    const listener = await listenTo(office.url, desk.cookie);
    const reply = await postTo(site.url, 'send-contact-email', anEnquiry());
    const { reference } = (await reply.json()) as { reference: string };
    await expect.poll(listener.heard).toContain(reference);
    await untilDelivered(site.url);
    const mails = readdirSync(join(place.dataDir, 'mail'));
    expect(await desk.delete(`/api/submissions/${reference}`)).toEqual({ ok: true });
    expect(mails).toHaveLength(3);
    expect(readdirSync(join(place.dataDir, 'mail'))).toHaveLength(1);
    for (const file of ['school.db', 'school.db-wal']) {
      expect(readFileSync(join(place.dataDir, file), 'latin1').includes('imali')).toBe(false);
    }
    await listener.leave();
    expect(await office.end('SIGTERM')).toBe(0);
  });

  test('edits the site while an upgrade writes the documents of the next release', async () => {
    const DEFAULT_DOCUMENTS = join(place.folder, 'documents');
    cpSync(documentsFolder, DEFAULT_DOCUMENTS, { recursive: true });
    const office = await start({ DEFAULT_DOCUMENTS }, startOfficeAlone);
    const file = join(DEFAULT_DOCUMENTS, 'fees.json');
    const fees = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...fees, fieldOfTheNextRelease: 1 }));
    const desk = await signInTo(office.url, place);
    expect(await desk.get('/api/site/documents/fees')).toMatchObject({ published: fees });
  });
});

// server/deps/env.test.ts has all variables.
test('the office does not start alone where it is switched off', async () => {
  const { code, stderr } = await runToEnd(place, 'server/office-main.ts', [], {
    OFFICE_PORT: 'off',
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^OFFICE_PORT must .*\.\n$/);
});
