import { createTransport } from 'nodemailer';
import type { Address } from './message.ts';
import { enhancedCode, saysUnknownAddress } from './reply-codes.ts';
import { smtpAddress } from './server-address.ts';
import { envelope, MailRefused, type RefusalKind, type Transport } from './transport.ts';

/** Connections kept open to the mail server, and so mails sent at the same time. */
export const SMTP_CONNECTIONS = 8;

/** Sends by the mail server that `url` names (smtp://user:password@host:port, or smtps://). */
export function smtpTransport(url: string, from: Address): Transport {
  const pool = createTransport({
    url: smtpAddress(url),
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // The outbox tries again and keeps count; nodemailer must not on its own.
    maxRequeues: 0,
    connectionTimeout: 6000,
    greetingTimeout: 10_000,
    // How long a whole mail may take, and its answer, is the signal's; this is the longest of it.
    socketTimeout: 130_000,
    idleTimeout: 20_000,
  });
  // The end of the mail is read only once the server has asked for the mail and taken the rest.
  pool.use('stream', (mail, done) => {
    const { handedOver } = mail.data as { handedOver?: () => void };
    mail.message.processFunc((input) => (handedOver ? input.once('end', handedOver) : input));
    done();
  });
  return {
    send: async ({ message, to, id, signal, handedOver }) => {
      const mail = {
        ...envelope(message, to, id, from),
        // What comes back later names the mail, also when it holds none of it (RFC 3461).
        dsn: { id, return: 'headers', notify: ['failure'] },
        signal,
        handedOver,
      };
      try {
        await pool.sendMail(mail);
      } catch (error) {
        const kind = refusalOf(error);
        throw kind ? new MailRefused(kind, (error as Error).message) : error;
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

// A mail counts as refused only when the server has said so in the mail's own dialogue. Everything
// else (STARTTLS, a login that is asked for or fails, a relay or a sender that is not ours) is our
// configuration, and will be mended.
function refusalOf(error: unknown): RefusalKind | undefined {
  const { code, responseCode = 0, response = '', command = '' } = error as SmtpError;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return undefined;
  if (responseCode >= 400 && responseCode < 500) {
    return command.startsWith('RCPT') ? 'deferred' : undefined;
  }
  if (responseCode < 500 || responseCode >= 600 || isOurFault(responseCode, response, command)) {
    return undefined;
  }
  const aboutSender = command.startsWith('MAIL');
  return !aboutSender && saysUnknownAddress(enhancedCode(response), response)
    ? 'unknown-address'
    : 'refused';
}

function isOurFault(responseCode: number, response: string, command: string): boolean {
  return (
    [530, 534, 535, 538].includes(responseCode) ||
    OUR_FAULT.test(response) ||
    command.startsWith('AUTH')
  );
}
