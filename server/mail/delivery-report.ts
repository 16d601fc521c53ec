import PostalMime from 'postal-mime';
import { saysUnknownAddress } from './reply-codes.ts';

/** That one of our mails could not be delivered. */
export interface FailureReport {
  /** Ids that may be the mail's: of its envelope, and of the Message-ID that the report returns. */
  ids: string[];
  /** Whom it was for; '' when the report does not say. */
  recipient: string;
  unknownAddress: boolean;
  /** What the recipient's server said, or the status alone. */
  reply: string;
}

/**
 * Failures that are taken from one report. Each of our mails has one recipient, and anybody can send
 * a report that names thousands.
 */
const MAX_FAILURES = 20;

/**
 * Reads a delivery status notification (RFC 3464). Out: the failures that it reports, the first 20,
 * without control characters; none when it is no such thing, or tells of a delay or of success.
 */
export async function readDeliveryReport(source: Buffer): Promise<FailureReport[]> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const part = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return typeof found?.content === 'string' ? found.content : '';
  };
  const [perMessage, ...perRecipient] = fieldGroups(
    part('message/delivery-status', 'message/global-delivery-status'),
  );
  const returned = part(
    'text/rfc822-headers',
    'message/rfc822',
    'message/global',
    'message/global-headers',
  );
  const ids = [
    perMessage?.get('original-envelope-id'),
    fieldGroups(returned)[0]?.get('message-id'),
    mail.inReplyTo,
  ].flatMap((id) => leftPart(id));
  return perRecipient
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .slice(0, MAX_FAILURES)
    .map((fields) => {
      const status = fields.get('status')?.split(/[\s(]/)[0];
      const diagnostic = afterType(fields.get('diagnostic-code'));
      return {
        ids: [...new Set(ids)],
        recipient: afterType(fields.get('original-recipient') ?? fields.get('final-recipient')),
        unknownAddress: saysUnknownAddress(status, diagnostic),
        reply: diagnostic || `status ${status ?? 'unknown'}`,
      };
    });
}

/** Groups of header fields, between which there are empty lines; names in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  const groups: string[][] = [];
  let group: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') group = [];
    // What begins with a space goes on with the line before.
    else if (/^[ \t]/.test(line) && group.length > 0) group.push(`${group.pop()} ${line.trim()}`);
    else if (group.push(line) === 1) groups.push(group);
  }
  return groups.map((lines) => {
    const fields = new Map<string, string>();
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).trim().toLowerCase();
      if (colon > 0 && !fields.has(name)) fields.set(name, printable(line.slice(colon + 1)));
    }
    return fields;
  });
}

// Postgres takes no NUL, and nobody's address or server's words have any such character.
function printable(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}

/** 'rfc822; somebody@mail.example' -> 'somebody@mail.example'. */
function afterType(value = ''): string {
  return value.slice(value.indexOf(';') + 1).trim();
}

/** '<id@school.example>' or 'id' -> ['id']. */
function leftPart(id: string | undefined): string[] {
  const left = id?.replace(/[<>\s\p{Cc}]/gu, '').split('@')[0];
  return left ? [left] : [];
}
