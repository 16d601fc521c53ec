import { setTimeout as sleep } from 'node:timers/promises';
import { readMails } from './server-app.ts';
import { cookieOf } from './server-office.ts';
import { type Place, type ServerProcess, startServer } from './server-process.ts';

/** Starts the office alone on a free port, and waits until it prints its address. */
export async function startOfficeAlone(
  place: Place,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const script = 'server/office-main.ts';
  const office = await startServer(place, { OFFICE_PORT: '0', ...env }, script);
  // The address that it prints is its origin.
  return { ...office, url: office.url.replace('127.0.0.1', 'localhost') };
}

/** The address of the office that a server has printed. */
export const officeOf = (server: ServerProcess): string =>
  /The office is at (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? '';

export interface RemoteDesk {
  cookie: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
  get: (path: string) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
  post: (path: string, body?: unknown) => Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
  delete: (path: string) => Promise<any>;
}

/** Signs in at a running office with the code in its mail file. */
export async function signInAt(
  office: string,
  email: string,
  mailFolder: string,
): Promise<RemoteDesk> {
  const code = await codeFrom(office, email, mailFolder);
  const response = await ask(office, 'POST', '/api/session', '', { email, code });
  if (!response.ok) throw new Error(`The code was answered by ${response.status}.`);
  return remoteDesk(office, cookieOf(response));
}

/**
 * Requests a code from a running office.
 *
 * @returns the code in its mail, once that has arrived
 */
export async function codeFrom(office: string, email: string, mailFolder: string): Promise<string> {
  const before = new Set((await codeMails(mailFolder, email)).map(({ messageId }) => messageId));
  await ask(office, 'POST', '/api/sign-in', '', { email });
  for (let attempt = 0; attempt < 250; attempt += 1) {
    const mails = await codeMails(mailFolder, email);
    const mail = mails.find(({ messageId }) => !before.has(messageId));
    const code = mail && CODE.exec(mail.text ?? '')?.[0];
    if (code) return code;
    await sleep(20);
  }
  throw new Error('No code came.');
}

/** A desk that is signed in at one process, at the same or another one. */
export function remoteDesk(office: string, cookie: string): RemoteDesk {
  const call = async (method: string, path: string, body?: unknown) =>
    (await ask(office, method, path, cookie, body)).json();
  return {
    cookie,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    delete: (path) => call('DELETE', path),
  };
}

export function ask(
  office: string,
  method: string,
  path: string,
  cookie: string,
  body?: unknown,
): Promise<Response> {
  return fetch(office + path, {
    method,
    headers: {
      origin: office,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const CODE = /^\d{8}$/m;

async function codeMails(mailFolder: string, email: string) {
  const mails = await readMails(mailFolder);
  return mails.filter(({ to, text }) => to?.[0]?.address === email && CODE.test(text ?? ''));
}

export interface RemoteListener {
  heard: () => string[];
  ended: () => boolean;
  leave: () => Promise<void>;
}

/** Opens a stream of changes at a running office; resolves once it is open. */
export async function listenTo(office: string, cookie: string): Promise<RemoteListener> {
  const response = await fetch(`${office}/api/events`, { headers: { cookie } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = new TextDecoder().decode((await reader.read()).value);
  let ended = false;
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += new TextDecoder().decode(value);
    }
  })()
    .catch(() => {})
    .finally(() => {
      ended = true;
    });
  return {
    heard: () =>
      [...text.matchAll(/^event: change\ndata: (.*)$/gm)].map(
        ([, data = '']) => JSON.parse(data).reference,
      ),
    ended: () => ended,
    leave: () => reader.cancel(),
  };
}
