import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import type { Live, Rejection } from '#server/deps/server-deps.ts';
import { fileTransport } from './file-transport.ts';
import { enhancedCode, isUnknownAddress } from './reply-codes.ts';
import { smtpAddress } from './server-address.ts';
import { type Address, envelope, type Transport } from './transport.ts';

/** Connections kept open to the mail server, and so mails sent at the same time. */
export const SMTP_CONNECTIONS = 8;

/** Sends mail by SMTP if a mail server is configured, otherwise writes files in the data folder. */
export function openTransport(
  env: { SMTP_URL?: string | undefined; MAIL_FROM?: Address | undefined; DATA_DIR: string },
  live: Live,
): Transport {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env;
  if (SMTP_URL && MAIL_FROM) return smtpTransport(SMTP_URL, MAIL_FROM);
  return fileTransport(
    join(DATA_DIR, 'mail'),
    () => MAIL_FROM ?? { address: live.documents.school.email },
  );
}

/** Sends by the mail server that `url` names (smtp://user:password@host:port, or smtps://). */
export function smtpTransport(url: string, from: Address): Transport {
  const pool = createTransport({
    url: smtpAddress(url),
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // The outbox retries and counts the attempts; nodemailer must not retry.
    maxRequeues: 0,
    connectionTimeout: 6000,
    greetingTimeout: 10_000,
    // The signal limits the time of a whole mail; this is the longest that it may be.
    socketTimeout: 130_000,
    idleTimeout: 20_000,
  });
  // The end of the mail is read only after the server has asked for the mail and received the rest.
  pool.use('stream', (mail, done) => {
    const { handedOver } = mail.data as { handedOver?: () => void };
    mail.message.processFunc((input) => (handedOver ? input.once('end', handedOver) : input));
    done();
  });
  return {
    send: async ({ message, to, id, signal, handedOver }) => {
      const mail = {
        ...envelope(message, to, id, from),
        // A later bounce names the mail by this id, even if it does not contain the mail (RFC 3461).
        dsn: { id, return: 'headers', notify: ['failure'] },
        signal,
        handedOver,
      };
      try {
        await pool.sendMail(mail);
        return undefined;
      } catch (error) {
        const kind = rejectionOf(error);
        if (kind) return { kind, reply: (error as Error).message };
        throw error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}

const OUR_CONFIGURATION =
  /\b5\.7\.(8|9|11|57|60)\b|authenticat|relay|log ?in|sender address|not owned by|send ?as/i;

/**
 * A mail counts as rejected only when the server has rejected one of the commands that send it.
 * Everything else (STARTTLS, a missing or failed login, a relay or sender that is not allowed) is
 * our configuration, which will be corrected.
 */
function rejectionOf(error: unknown): Rejection['kind'] | undefined {
  const { code, responseCode = 0, response = '', command = '' } = error as SMTPError;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || responseCode < 400) return undefined;
  if (responseCode < 500) return command.startsWith('RCPT') ? 'deferred' : undefined;
  const isOurs =
    [530, 534, 535, 538].includes(responseCode) ||
    OUR_CONFIGURATION.test(response) ||
    command.startsWith('AUTH');
  if (isOurs) return undefined;
  const isAboutSender = command.startsWith('MAIL');
  return !isAboutSender && isUnknownAddress(enhancedCode(response), response)
    ? 'unknown-address'
    : 'refused';
}
