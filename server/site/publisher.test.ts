import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestOffice, type Desk, type TestOffice } from '#test/server-office.ts';
import { officeOnlyPublisher } from './publisher.ts';
import { repositoryDocuments } from './site-documents.ts';

const { offer } = repositoryDocuments();

let hook: Server;
let calls: string[];
let status: number;
let office: TestOffice;
let desk: Desk;
beforeEach(async () => {
  calls = [];
  status = 200;
  hook = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push(`${request.method} ${request.url} '${body}'`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/secret-key`;
  office = await createTestOffice({
    publisher: {
      publish: (version) =>
        officeOnlyPublisher({
          ...office.deps,
          hook: address,
        }).publish(version),
    },
  });
  desk = await office.signIn();
});
afterEach(async () => {
  hook.close();
  await office.close();
});

const publication = async () => (await desk.get('/api/site')).json.publication;
const publish = async (percent: number, revision: number) => {
  const saved = await desk.put('/api/site/documents/offer', {
    revision,
    value: { ...offer, percent },
  });
  const revisions = { offer: saved.json.revision };
  return desk.post('/api/site/publish', { revisions });
};

test('calls the hook once with an empty POST when a version is live, also a restored one', async () => {
  await publish(25, 0);
  await expect.poll(() => calls).toEqual(["POST /secret-key ''"]);
  expect(await publication()).toEqual({ state: 'live', step: 'checking', message: null });
  await desk.post('/api/site/versions/0/restore');
  await expect.poll(() => calls).toHaveLength(2);
});

test('the office says when the hook fails; its address is in no log', async () => {
  status = 500;
  await publish(25, 0);
  await expect
    .poll(publication)
    .toMatchObject({ state: 'live', message: expect.stringContaining('status 500') });
  hook.close();
  await publish(30, 2);
  await expect
    .poll(publication)
    .toMatchObject({ state: 'live', message: expect.stringContaining('could not be reached') });
  expect((await desk.get('/api/site')).json.version).toBe(2);
  expect(office.logged).toContainEqual(expect.objectContaining({ event: 'publish hook failed' }));
  expect(JSON.stringify(office.logged)).not.toMatch(/secret-key|127\.0\.0\.1/);
});
