import { ImapFlow } from 'imapflow';
import { isLoopback } from './server-address.ts';

/** How far a mailbox has been read: UIDs grow for as long as UIDVALIDITY stays the same. */
export interface Position {
  uidValidity: string;
  uid: number;
}

export interface NewMail {
  position: Position;
  /** Its Message-ID, without brackets; '' when it has none. */
  messageId: string;
  /** Whether it is a report on another mail (multipart/report, RFC 6522). */
  isReport: boolean;
  /** The whole mail, cut off at 256 KB. */
  source: () => Promise<Buffer>;
}

const WEEK = 7 * 86_400_000;
const MAX_AT_ONCE = 500;
/** A report is a few KB plus the returned mail, of which the headers are enough. */
const MAX_BYTES = 256 * 1024;

/**
 * Reads new mails from a mailbox, oldest first: those of the next 500 UIDs.
 * @param url imap(s)://user:password@host:port/mailbox, INBOX by default
 * @param after where to continue; undefined or another UIDVALIDITY: the mails of the last week
 * @param take called for each mail; if it returns true, the mail is deleted, if the server can
 * @returns the position after the last mail
 * @throws when the mailbox cannot be read; an AbortError when the signal aborts
 */
export async function readMailbox(
  url: string,
  after: Position | undefined,
  take: (mail: NewMail) => Promise<boolean>,
  signal: AbortSignal,
): Promise<Position> {
  signal.throwIfAborted();
  const client = connection(new URL(url));
  const close = () => client.close();
  signal.addEventListener('abort', close);
  // Without a listener, an error between two commands would stop the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const path = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
    const { uidValidity, uidNext } = await client.mailboxOpen(path);
    const validity = String(uidValidity);
    const isKnown = after?.uidValidity === validity;
    const read = isKnown ? after.uid : await lastBeforeThisWeek(client, uidNext);
    const last = Math.min(read + MAX_AT_ONCE, uidNext - 1);
    const query = { uid: true, headers: ['message-id', 'content-type'] };
    const uids = `${read + 1}:${last}`;
    const mails = last > read ? await client.fetchAll(uids, query, { uid: true }) : [];
    const taken: number[] = [];
    for (const { uid, headers } of mails.sort((one, other) => one.uid - other.uid)) {
      const unfolded = String(headers ?? '').replace(/\r?\n[ \t]+/g, ' ');
      const isTaken = await take({
        position: { uidValidity: validity, uid },
        messageId: /^message-id:\s{0,9}<([^>\n]{0,998})>/im.exec(unfolded)?.[1] ?? '',
        isReport: /^content-type:\s{0,9}multipart\/report\b/im.test(unfolded),
        source: async () => {
          const part = { source: { maxLength: MAX_BYTES } };
          const mail = await client.fetchOne(String(uid), part, { uid: true });
          return (mail || undefined)?.source ?? Buffer.alloc(0);
        },
      });
      if (isTaken) taken.push(uid);
    }
    // Without UIDPLUS, mails that others have marked as deleted would be deleted too (RFC 4315).
    if (taken.length > 0 && client.capabilities.has('UIDPLUS')) {
      await client.messageDelete(taken, { uid: true });
    }
    await client.logout().catch(() => {});
    return { uidValidity: validity, uid: Math.max(read, last) };
  } catch (error) {
    signal.throwIfAborted();
    // imapflow's message is only 'Command failed'; responseText is the server's reply.
    const { message, responseText } = error as Error & { responseText?: string };
    throw new Error(responseText ? `${message}: ${responseText}` : message);
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

function connection({ protocol, hostname, port, username, password }: URL): ImapFlow {
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // A login without TLS is only sent to this machine.
    doSTARTTLS: secure ? undefined : !isLoopback(hostname),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    maxLineLength: 1024 * 1024,
    maxLiteralSize: 4 * 1024 * 1024,
    maxResponseSize: 8 * 1024 * 1024,
  });
}

async function lastBeforeThisWeek(client: ImapFlow, uidNext: number): Promise<number> {
  const uids = await client.search({ since: new Date(Date.now() - WEEK) }, { uid: true });
  return Math.min(uidNext, (uids || []).sort((one, other) => one - other)[0] ?? uidNext) - 1;
}
