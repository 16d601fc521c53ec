import { ImapFlow } from 'imapflow';
import { isLoopback } from './server-address.ts';

/** Up to where a mailbox has been read: UIDs grow, for as long as UIDVALIDITY stays the same. */
export interface Position {
  uidValidity: string;
  uid: number;
}

/** A mail by its headers. */
export interface NewMail {
  uid: number;
  /** Its Message-ID, without brackets; '' when it has none. */
  messageId: string;
  /** Whether it reports on another mail (multipart/report, RFC 6522). */
  isReport: boolean;
}

/** An open mailbox. */
export interface MailboxVisit {
  /**
   * Mails after a position, at most `MAX_AT_ONCE`, oldest first, and the position after them. Without
   * a position, or when the mailbox has been made anew, those of the last week.
   */
  newMails: (after: Position | undefined) => Promise<{ mails: NewMail[]; position: Position }>;
  /** A mail as it came, cut off where it is too long for a report. */
  source: (uid: number) => Promise<Buffer>;
  /** Deletes mails, where the server can delete these alone. */
  remove: (uids: readonly number[]) => Promise<void>;
}

export interface BounceMailbox {
  /**
   * Opens the mailbox for as long as `work` takes.
   * @throws when it cannot be reached or read; MailboxClosed when `close` has ended it
   */
  visit: <Result>(work: (visit: MailboxVisit) => Promise<Result>) => Promise<Result>;
  /** Ends a visit that is under way, and all later ones. */
  close: () => void;
}

/** This process ends: nothing is wrong with the mailbox. */
export class MailboxClosed extends Error {}

const DAY = 86_400_000;
const MAX_AT_ONCE = 500;
/** A report is a few KB beside the mail that it returns, of which the headers are enough. */
const MAX_BYTES = 256 * 1024;

/** The mailbox that `url` names: imap(s)://user:password@host:port/mailbox, INBOX by default. */
export function bounceMailbox(url: string): BounceMailbox {
  let open: ImapFlow | undefined;
  let closed = false;
  return {
    visit: async (work) => {
      if (closed) throw new MailboxClosed();
      const client = connection(new URL(url));
      open = client;
      // An error that comes while nothing is asked has nobody else to go to, and would end the process.
      client.on('error', () => {});
      try {
        await client.connect();
        const path = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
        await client.mailboxOpen(path);
        const result = await work(visitOf(client));
        await client.logout().catch(() => {});
        return result;
      } catch (error) {
        throw closed ? new MailboxClosed() : inWords(error);
      } finally {
        client.close();
        open = undefined;
      }
    },
    close: () => {
      closed = true;
      open?.close();
    },
  };
}

// imapflow says 'Command failed', and keeps what the server said apart.
function inWords(error: unknown): Error {
  const { message, responseText } = error as Error & { responseText?: string };
  return new Error(responseText ? `${message}: ${responseText}` : message);
}

function connection({ protocol, hostname, port, username, password }: URL): ImapFlow {
  const secure = protocol === 'imaps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return new ImapFlow({
    host,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    // The login goes by TLS, or not at all; only to this machine itself without.
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

function visitOf(client: ImapFlow): MailboxVisit {
  const { mailbox } = client;
  if (!mailbox) throw new Error('No mailbox is open.');
  const uidValidity = String(mailbox.uidValidity);
  return {
    newMails: async (after) => {
      const known = after?.uidValidity === uidValidity ? after.uid : undefined;
      const found = await client.search(
        known === undefined ? { since: new Date(Date.now() - 7 * DAY) } : { uid: `${known + 1}:*` },
        { uid: true },
      );
      // 'n:*' names the last mail even where it is before n.
      const uids = (found || [])
        .filter((uid) => uid > (known ?? 0))
        .sort((a, b) => a - b)
        .slice(0, MAX_AT_ONCE);
      const last = uids.at(-1) ?? known ?? Math.max(0, mailbox.uidNext - 1);
      return { mails: await headersOf(client, uids), position: { uidValidity, uid: last } };
    },
    source: async (uid) => {
      const mail = await client.fetchOne(
        String(uid),
        { source: { maxLength: MAX_BYTES } },
        { uid: true },
      );
      return mail ? (mail.source ?? Buffer.alloc(0)) : Buffer.alloc(0);
    },
    remove: async (uids) => {
      // Without UIDPLUS, what others have marked as deleted would go too (RFC 4315).
      if (uids.length === 0 || !client.capabilities.has('UIDPLUS')) return;
      await client.messageDelete([...uids], { uid: true });
    },
  };
}

async function headersOf(client: ImapFlow, uids: number[]): Promise<NewMail[]> {
  if (uids.length === 0) return [];
  const mails: NewMail[] = [];
  const query = { uid: true, headers: ['message-id', 'content-type'] };
  for await (const { uid, headers } of client.fetch(uids, query, { uid: true })) {
    const text = String(headers ?? '').replace(/\r?\n[ \t]+/g, ' ');
    mails.push({
      uid,
      messageId: /^message-id:\s{0,9}<([^>\n]{0,998})>/im.exec(text)?.[1] ?? '',
      isReport: /^content-type:\s{0,9}multipart\/report\b/im.test(text),
    });
  }
  return mails.sort((a, b) => a.uid - b.uid);
}
