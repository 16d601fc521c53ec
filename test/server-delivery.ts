import { expect, onTestFinished } from 'vitest';
import { staffLinkMaker } from '#server/family-pages/signed-links.ts';
import { mailDelivery } from '#server/mail/mail-delivery.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import type { OutboxDeps } from '#server/outbox/delivery.ts';
import { deliverDue } from '#server/outbox/worker.ts';
import { commands, type Options } from '#server/staff/commands.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { createTestApp, type TestApp } from './server-app.ts';
import { anEnquiry } from './server-forms.ts';
import { type Faults, startSmtp, type TestSmtp } from './server-smtp.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** MAIL_FROM in these tests. */
export const FROM = { name: 'The School', address: 'website@school.example' };

export interface AppWithMails {
  server: TestApp;
  outbox: OutboxDeps;
  /** Attempts all that is due now, once each. */
  round: () => Promise<void>;
  /** Runs rounds, and moves the clock between them, until no mail is due or after `most` rounds. */
  untilDelivered: (most?: number) => Promise<void>;
  states: (state: OutboxRow['state']) => Promise<number>;
  rows: () => Promise<OutboxRow[]>;
  health: () => Promise<unknown>;
  /** Runs a staff command and returns what it prints. */
  staff: (command: string, argument?: string, options?: Options) => Promise<string>;
}

/** The app with `forms` enquiries in it, and a way to deliver by SMTP to `url`. */
export async function appWithMails(
  forms: number,
  url: string,
  { limitsOn = false } = {},
): Promise<AppWithMails> {
  const server = await createTestApp({ limits: { on: limitsOn, secret: 'x' } });
  onTestFinished(() => server.close());
  for (let index = 0; index < forms; index += 1) {
    const body = anEnquiry({ email: `visitor${index}@example.com` });
    expect((await server.post('send-contact-email', body)).status).toBe(200);
  }
  const transport = smtpTransport(url, FROM);
  onTestFinished(() => transport.close());
  const { store, deps } = server;
  const deliver = mailDelivery({
    transport,
    origins: [],
    limitsOn,
    store,
    live: deps.live,
    staff: deps.staff,
    linksFor: staffLinkMaker('https://www.school.example', 'x', server.now),
    clock: server.now,
  });
  const outbox = { ...deps, deliver, concurrency: 8 };
  const rows = () => store.selectFrom('outbox').selectAll().execute();
  const states = async (state: OutboxRow['state']) =>
    (await rows()).filter((row) => row.state === state).length;
  const round = async () => {
    while ((await deliverDue(outbox)) > 0);
  };
  return {
    server,
    outbox,
    round,
    untilDelivered: async (most = 40) => {
      for (let count = 0; count < most; count += 1) {
        await round();
        if ((await states('due')) === 0) return;
        server.pass(MINUTE);
      }
    },
    states,
    rows,
    health: async () => (await server.app.request('/healthz')).json(),
    staff: async (command, argument = '', options = {}) => {
      const printed: string[] = [];
      const staffDeps = {
        ...deps,
        clock: server.now,
        openTransport: () => transport,
        removeMails: server.removeMails,
        print: (text: string) => printed.push(text),
      };
      await commands[command]?.(staffDeps, argument, options);
      return printed.join('\n');
    },
  };
}

/** A mail server with failures that stops with the test. */
export async function smtp(faults?: Faults): Promise<TestSmtp> {
  const started = await startSmtp(faults);
  onTestFinished(() => started.close());
  return started;
}

/** Expects every row's mail to arrive, and no other: repeats have the same Message-ID. */
export async function expectAllReceived({ rows }: AppWithMails, mail: TestSmtp): Promise<void> {
  const ids = (await rows()).map(({ id }) => `<${id}@school.example>`).sort();
  expect([...new Set(mail.received.map(({ mail: { messageId } }) => messageId))].sort()).toEqual(
    ids,
  );
}

/** Expects each mail of the outbox to arrive once. */
export async function expectEachOnce({ rows }: AppWithMails, mail: TestSmtp): Promise<void> {
  const ids = (await rows()).map(({ id }) => `<${id}@school.example>`);
  expect(mail.received.map(({ mail: { messageId } }) => messageId).sort()).toEqual(ids.sort());
}
