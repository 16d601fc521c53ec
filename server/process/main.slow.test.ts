import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '#server/store/sqlite.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { postTo, runToEnd, untilDelivered } from '#test/server-process.ts';

placeForEachTest();

describe('starting', () => {
  test('prints where it is, where data and mails go, and what is not configured', async () => {
    const server = await start();
    const lines = server.output().trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines[0]).toBe(`The site is at ${server.url.replace('127.0.0.1', 'localhost')}`);
    expect(lines[1]).toContain(join(place.dataDir, 'school.db'));
    expect(lines[1]).toContain(join(place.dataDir, 'mail'));
    expect(lines[2]).toContain('SMTP_URL');
    // OFFICE_PORT is off.
    expect(server.output()).not.toContain('office');
    const about = await fetch(`${server.url}/about`);
    expect(about.headers.get('content-encoding')).toBe('gzip');
    expect(await about.text()).toContain('About');
  });
});

describe('while another process locks the database', () => {
  test('forms wait, are answered 503 within 8 s, and are stored again after the lock', async () => {
    const server = await start();
    const { url } = server;
    const { database } = openSqlite(join(place.dataDir, 'school.db'));
    database.exec('BEGIN IMMEDIATE');
    setTimeout(() => database.exec('ROLLBACK'), 1000);
    expect((await postTo(url, 'send-contact-email', anEnquiry())).status).toBe(200);

    database.exec('BEGIN IMMEDIATE');
    const started = performance.now();
    const forms = Array.from({ length: 5 }, () => postTo(url, 'send-contact-email', anEnquiry()));
    // Neither pages nor /healthz wait for the database.
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const answers = await Promise.all(forms);
    expect(performance.now() - started).toBeLessThan(8000);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        error: { message: expect.stringMatching(/^The form/) },
      });
    }
    database.exec('ROLLBACK');
    database.close();
    expect((await postTo(url, 'send-contact-email', anEnquiry())).status).toBe(200);
    await untilDelivered(url);
  });
});

describe('the staff command next to the server', () => {
  const staff = (...args: string[]) => runToEnd(place, 'server/staff/staff-command.ts', args);

  test('lists, exports, backs up and erases while forms come in', async () => {
    const server = await start();
    const { url } = server;
    const reply = await postTo(url, 'send-contact-email', anEnquiry());
    const { reference } = (await reply.json()) as { reference: string };
    await untilDelivered(url);
    expect((await staff('list')).stdout).toMatch(new RegExp(`^${reference} .*Nimali Perera`));
    const exported = await staff('export');
    expect(exported.code).toBe(0);
    expect(JSON.parse(exported.stdout)).toMatchObject([{ reference, ...anEnquiry() }]);

    const copy = join(place.folder, 'copy.db');
    expect((await staff('backup', copy)).code).toBe(0);
    expect(existsSync(copy)).toBe(true);
    expect((await staff('show', 'AAAA-AAAA')).code).toBe(1);

    const erasing = staff('erase', 'nimali@example.com');
    const others = await Promise.all(
      [1, 2, 3].map((n) =>
        postTo(url, 'send-contact-email', anEnquiry({ email: `o${n}@example.com` })),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await erasing).stdout).toBe('1 erased\n');
    expect(JSON.parse((await staff('export')).stdout)).toHaveLength(3);
    await untilDelivered(url);
    expect(readdirSync(join(place.dataDir, 'mail'))).toHaveLength(6);
  });
});

describe('slow clients', () => {
  const slowly = (url: string, text: string) =>
    new Promise<number>((resolve) => {
      const started = performance.now();
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      socket.on('error', () => {});
      socket.resume();
      socket.on('close', () => resolve(performance.now() - started));
    });

  test('are disconnected: headers after 10 s, bodies after 15 s', async () => {
    const server = await start();
    const post = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\n';
    const [headers, body] = await Promise.all([
      slowly(server.url, post),
      slowly(server.url, `${post}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
    ]);
    expect(headers).toBeGreaterThan(9_000);
    expect(headers).toBeLessThan(13_000);
    expect(body).toBeGreaterThan(13_000);
    expect(body).toBeLessThan(18_000);
  });
});
