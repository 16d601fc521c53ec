import { createTransport } from 'nodemailer';
import { envelope } from './envelope.ts';
import type { Address } from './message.ts';
import { RefusedForGood, type Transport } from './transport.ts';

/** Connections kept open to the mail server, and so mails sent at the same time. */
export const SMTP_CONNECTIONS = 8;

/** Sends by the mail server that `url` names (smtp://user:password@host:port, or smtps://). */
export function smtpTransport(url: string, from: Address): Transport {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // The outbox tries again and keeps count; nodemailer must not on its own.
    maxRequeues: 0,
    connectionTimeout: 6000,
    greetingTimeout: 10_000,
    socketTimeout: 12_000,
    idleTimeout: 20_000,
  });
  return {
    send: async ({ message, to, id, signal }) => {
      try {
        await pool.sendMail({ ...envelope(message, to, id, from), signal });
      } catch (error) {
        throw isRefusal(error) ? new RefusedForGood((error as Error).message) : error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

const OUR_FAULT =
  /\b5\.7\.(8|9|11|57|60)\b|authenticat|relay|log ?in|sender address|not owned by|send ?as/i;

// A mail is dead only when the server has refused it in the mail's own dialogue. Everything else
// with a 5 in front (STARTTLS, a login that is asked for or fails, a relay or a sender that is not ours)
// is our configuration, and will be mended.
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0, response = '', command = '' } = error as SmtpError;
  const inDialogue = code === 'EENVELOPE' || code === 'EMESSAGE';
  const permanent = responseCode >= 500 && responseCode < 600;
  const ours =
    [530, 534, 535, 538].includes(responseCode) ||
    OUR_FAULT.test(response) ||
    command.startsWith('AUTH');
  return inDialogue && permanent && !ours;
}
