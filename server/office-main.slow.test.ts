import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { listenTo, signInAt, startOfficeAlone } from '#test/server-office-process.ts';
import {
  aPlace,
  type Place,
  postTo,
  runToEnd,
  type ServerProcess,
  startServer,
  untilDelivered,
} from '#test/server-process.ts';

let place: Place;
const running: ServerProcess[] = [];
beforeEach(() => {
  place = aPlace();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  place.remove();
});

async function start(
  env: Record<string, string> = {},
): Promise<ServerProcess & { office: string }> {
  const server = await startServer(place, { OFFICE_PORT: '0', ...env });
  running.push(server);
  return { ...server, office: officeOf(server) };
}

const officeOf = (server: ServerProcess) =>
  /The office is at (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? '';

describe('the site with its office', () => {
  test('prints in four lines at most where both are, and who may sign in', async () => {
    const { output, office } = await start({ RATE_LIMIT: 'off' });
    const lines = output()
      .split('\n')
      .filter((line) => line && !line.startsWith('{'));
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.at(-1)).toContain(
      `The office is at ${office}. Sign in as hello@school.example; the code is in the newest file`,
    );
  });

  test('opens with the code in data/mail, and shows a new form without a reload', async () => {
    const { url, office } = await start();
    const desk = await signInAt(office, 'hello@school.example', join(place.dataDir, 'mail'));
    const listener = await listenTo(office, desk.cookie);
    const reply = await postTo(url, 'send-registration-email', aRegistration());
    const { reference } = (await reply.json()) as { reference: string };
    await vi.waitFor(() => expect(listener.heard()).toContain(reference), { timeout: 2000 });
    const { items } = await desk.get('/api/submissions');
    expect(items).toMatchObject([{ reference, state: 'new' }]);
    await listener.leave();
  });

  test('does not answer on the site’s port, and the site not on the office’s', async () => {
    const { url, office } = await start();
    for (const path of ['/api/session', '/api/submissions', '/api/events']) {
      expect((await fetch(url + path)).status).toBe(404);
      expect((await fetch(office + path)).status).toBe(401);
    }
    const page = await fetch(`${url}/`);
    expect(await page.text()).not.toContain('office');
    expect((await fetch(`${office}/functions/v1/send-contact-email`)).status).not.toBe(200);
    const unbuilt = await fetch(office);
    expect(unbuilt.headers.get('x-robots-tag')).toContain('noindex');
  });

  test('listens on this machine only', async () => {
    const { office } = await start();
    const { port } = new URL(office);
    const elsewhere = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.2');
      socket.once('connect', () => resolve('connected'));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    });
    expect(elsewhere).toBe('ECONNREFUSED');
  });

  test('does not run with OFFICE_PORT=off', async () => {
    const server = await startServer(place);
    running.push(server);
    expect(server.output()).not.toContain('office');
  });

  test('ends within 5 s, its streams too', async () => {
    const server = await start();
    const desk = await signInAt(server.office, 'hello@school.example', join(place.dataDir, 'mail'));
    const listener = await listenTo(server.office, desk.cookie);
    const started = performance.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    await vi.waitFor(() => expect(listener.ended()).toBe(true));
  });

  test('writes nothing personal into the process’s log', async () => {
    const { url, office, output } = await start();
    const desk = await signInAt(office, 'hello@school.example', join(place.dataDir, 'mail'));
    const reply = await postTo(url, 'send-contact-email', anEnquiry());
    const { reference } = (await reply.json()) as { reference: string };
    await desk.get(`/api/submissions/${reference}`);
    await desk.get('/api/submissions?q=nimali');
    const log = () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n');
    await vi.waitFor(() => {
      expect(log()).toContain('"route":"/api/submissions"');
      expect(log()).toContain('/api/submissions/:reference');
    });
    for (const personal of [reference, 'nimali', 'hello@', '127.0.0.1']) {
      expect(log()).not.toContain(personal);
    }
  });

  test('has a log that the staff command prints', async () => {
    const { url, office } = await start();
    const desk = await signInAt(office, 'hello@school.example', join(place.dataDir, 'mail'));
    const reply = await postTo(url, 'send-contact-email', anEnquiry());
    const { reference } = (await reply.json()) as { reference: string };
    await desk.get(`/api/submissions/${reference}`);
    const staff = (...args: string[]) => runToEnd(place, 'server/staff/main.ts', args);
    expect((await staff('log')).stdout).toMatch(
      new RegExp(`^2.* hello@school.example  ${reference}  opened\n$`),
    );
    expect((await staff('log', reference)).stdout).toContain('opened');
    expect((await staff('log', 'AAAA-AAAA')).code).toBe(1);
    expect((await staff('list')).stdout).toMatch(/ {2}new$/m);
  });
});

describe('the office alone', () => {
  test('works over the same data while the site runs', async () => {
    const site = await startServer(place);
    running.push(site);
    const office = await startOfficeAlone(place);
    running.push(office);
    const desk = await signInAt(office.url, 'hello@school.example', join(place.dataDir, 'mail'));
    const listener = await listenTo(office.url, desk.cookie);
    const reply = await postTo(site.url, 'send-contact-email', anEnquiry());
    const { reference } = (await reply.json()) as { reference: string };
    await vi.waitFor(() => expect(listener.heard()).toContain(reference), { timeout: 3000 });
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
});

describe('refusals', () => {
  test.each([
    ['OFFICE_PORT', { OFFICE_PORT: 'none' }],
    ['OFFICE_HOST', { OFFICE_HOST: '0.0.0.0' }],
    ['OFFICE_HOST', { OFFICE_HOST: '0.0.0.0', OFFICE_ORIGIN: 'http://office.school.lk' }],
    ['OFFICE_ORIGIN', { OFFICE_ORIGIN: 'office.school.lk' }],
    ['OFFICE_USERS', { OFFICE_USERS: 'dilani' }],
  ])('stop the start with a sentence about %s', async (name, env) => {
    for (const script of ['server/main.ts', 'server/office-main.ts']) {
      const { code, stderr } = await runToEnd(place, script, [], { PORT: '0', ...env });
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^${name} must .*\\.\n$`));
    }
  });

  test('of a port in use names the port', async () => {
    const { office } = await start();
    const OFFICE_PORT = new URL(office).port;
    for (const script of ['server/main.ts', 'server/office-main.ts']) {
      const { code, stderr } = await runToEnd(place, script, [], { PORT: '0', OFFICE_PORT });
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Port ${OFFICE_PORT} is in use: .*OFFICE_PORT.*\\.\n$`));
    }
  });

  test('of a host of another machine, and of an office that is off', async () => {
    const elsewhere = { OFFICE_HOST: '203.0.113.1', OFFICE_ORIGIN: 'https://office.school.lk' };
    const one = await runToEnd(place, 'server/office-main.ts', [], elsewhere);
    expect(one).toMatchObject({ code: 1, stderr: expect.stringMatching(/^OFFICE_HOST must /) });
    const two = await runToEnd(place, 'server/office-main.ts', [], { OFFICE_PORT: 'off' });
    expect(two).toMatchObject({ code: 1, stderr: expect.stringMatching(/^OFFICE_PORT must /) });
  });
});
