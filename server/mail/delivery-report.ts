import PostalMime from 'postal-mime';
import { isUnknownAddress } from './reply-codes.ts';

/** A report that one of our mails could not be delivered. */
export interface FailureReport {
  /** Possible ids of the mail: from its envelope, and from the Message-ID in the report. */
  ids: string[];
  /** The recipient; '' when the report does not name it. */
  recipient: string;
  unknownAddress: boolean;
  /** The reply of the recipient's server, or only the status. */
  reply: string;
}

/**
 * The most failures that are read from one report. Each of our mails has one recipient, but anyone can
 * send a report that names thousands.
 */
const MAX_FAILURES = 20;

/**
 * Reads a delivery status notification (RFC 3464).
 * @returns the first 20 failures in it, without control characters; an empty list for other mails,
 * delays and successes
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
        unknownAddress: isUnknownAddress(status, diagnostic),
        reply: diagnostic || `status ${status ?? 'unknown'}`,
      };
    });
}

/** Groups of header fields, separated by empty lines; names in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  const trimmed = text.split('\n').map((line) => line.trimEnd().replace(/^[ \t]+/, ' '));
  // A line that begins with a space continues the previous line.
  const unfolded = trimmed.join('\n').replaceAll('\n ', ' ');
  const groups = unfolded.split('\n\n').filter((group) => group.trim() !== '');
  return groups.map((group) => {
    const lines = group.split('\n').map((line) => line.split(':'));
    // Of several fields with a name the first counts.
    const fields = lines
      .reverse()
      .map(([name = '', ...value]) => [name.trim().toLowerCase(), printable(value.join(':'))]);
    return new Map(fields as [string, string][]);
  });
}

// Postgres does not accept NUL, and addresses and replies never need control characters.
function printable(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim();
}

/** 'rfc822; name@mail.example' -> 'name@mail.example'. */
function afterType(value = ''): string {
  return value.slice(value.indexOf(';') + 1).trim();
}

/** '<id@school.example>' or 'id' -> ['id']. */
function leftPart(id: string | undefined): string[] {
  const left = id?.replace(/[<>\s\p{Cc}]/gu, '').split('@')[0];
  return left ? [left] : [];
}
