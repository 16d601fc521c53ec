import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPublication } from '#server/store/site/site-versions.ts';
import { createTestOffice, type Desk, noFailure, type TestOffice } from '#test/server-office.ts';
import { followVersions } from './follow-versions.ts';
import { officeOnlyPublisher } from './publisher.ts';
import { readSite, repositoryDocuments } from './site-documents.ts';

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
      ...noFailure,
      publish: (version) => officeOnlyPublisher({ ...office.deps, hook: address }).publish(version),
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

test.each([
  [
    'ENOSPC: no space left on device, write',
    'The site could not be made: the disk is full. The site is unchanged.',
  ],
  [
    "Cannot find module '/srv/school/build/render-worker.ts'",
    'The site could not be made. The site is unchanged. If the website is being upgraded, publish again after that; otherwise ask the person who looks after the server, whose log has the reason.',
  ],
])(
  'a rendering that fails (%s) leaves the draft, and the office says why',
  async (reason, message) => {
    const serve = async () => {
      throw new Error(reason);
    };
    const site = { live: { ...office.deps.live, version: 0 }, serve };
    const publisher = followVersions({ ...office.deps, hook: undefined, site });
    await desk.put('/api/site/documents/offer', { revision: 0, value: { ...offer, percent: 25 } });
    const state = await readSite(office.site.store);
    const version = await beginPublication(office.site.store, {
      documents: state.drafted,
      changes: [],
      madeAt: state.revision,
      by: 'desk@school.example',
      at: office.site.now(),
    });
    publisher.publish(Number(version));
    await expect.poll(publication).toEqual({ state: 'failed', step: 'rendering', message });
    publisher.stop();
    expect((await desk.get('/api/site')).json).toMatchObject({ version: 0, changes: [{ to: 25 }] });
    expect(calls).toEqual([]);
  },
);
