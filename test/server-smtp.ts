import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  to: string;
  from: string;
  mail: Email;
  /** The raw mail. */
  raw: string;
}

export interface Faults {
  /** Milliseconds before the greeting. */
  greeting?: () => number;
  /** An SMTP error for MAIL or RCPT, such as [450, 'try later']. */
  mailFrom?: () => [code: number, text: string] | undefined;
  rcptTo?: (address: string) => [code: number, text: string] | undefined;
  data?: () => [code: number, text: string] | undefined;
  /** Milliseconds before the replies to RCPT and to an accepted mail. */
  rcptTakes?: () => number;
  answerTakes?: () => number;
  /**
   * 'before' closes the connection instead of accepting the mail, 'after' accepts it without a
   * reply.
   */
  cut?: () => 'before' | 'after' | undefined;
  options?: SMTPServerOptions;
}

export interface TestSmtp {
  url: string;
  port: number;
  received: Received[];
  close: () => Promise<void>;
}

/** A real SMTP server on a free port of loopback, with the given failures. */
export async function startSmtp(faults: Faults = {}, port = 0): Promise<TestSmtp> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_, done) => void setTimeout(done, faults.greeting?.() ?? 0),
    onMailFrom: (_, __, done) => done(refusal(faults.mailFrom?.())),
    onRcptTo: ({ address }, _, done) =>
      after(faults.rcptTakes?.(), () => done(refusal(faults.rcptTo?.(address)))),
    onData: async (stream, session, done) => {
      const raw = await wholeMail(stream);
      if (!raw) return;
      const refused = faults.data?.();
      const cut = faults.cut?.();
      if (!refused && cut !== 'before') {
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          mail: await PostalMime.parse(raw),
          raw: raw.toString(),
        });
      }
      if (cut) return cutOff(server, session.id);
      after(faults.answerTakes?.(), () => done(refusal(refused)));
    },
    ...faults.options,
  });
  // A client that disconnects in the middle is one of the failures.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function after(ms: number | undefined, what: () => void): void {
  if (ms) setTimeout(what, ms);
  else what();
}

/** Undefined if the sender disconnected in the middle, as a killed one does. */
async function wholeMail(stream: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

function refusal(reply: [code: number, text: string] | undefined): Error | undefined {
  return reply && Object.assign(new Error(reply[1]), { responseCode: reply[0] });
}

function cutOff(server: SMTPServer, sessionId: string): void {
  const connections = server as unknown as {
    connections: Set<{ id: string; _socket: { destroy: () => void } }>;
  };
  for (const { id, _socket } of connections.connections) if (id === sessionId) _socket.destroy();
}
