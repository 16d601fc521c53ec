import PostalMime from 'postal-mime';
import { isUnknownAddress } from './reply-codes.ts';

/** A report that one of our mails could not be delivered. */
export type FailureReport = Awaited<ReturnType<typeof readDeliveryReport>>[number];

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
export async function readDeliveryReport(source: Buffer) {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const groupsOf = (...types: string[]) => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType));
    return fieldGroups(typeof found?.content === 'string' ? found.content : '');
  };
  const [perMessage, ...perRecipient] = groupsOf(
    'message/delivery-status',
    'message/global-delivery-status',
  );
  const [returned] = groupsOf(
    'text/rfc822-headers',
    'message/rfc822',
    'message/global',
    'message/global-headers',
  );
  const ids = [
    perMessage?.get('original-envelope-id'),
    returned?.get('message-id'),
    mail.inReplyTo,
  ].flatMap((id) => leftPart(id));
  return perRecipient
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed')
    .slice(0, MAX_FAILURES)
    .map((fields) => {
      const status = fields.get('status')?.split(/[\s(]/)[0];
      const diagnostic = afterType(fields.get('diagnostic-code'));
      return {
        /** Possible ids of the mail: from its envelope, and from the Message-ID in the report. */
        ids: [...new Set(ids)],
        /** '' when the report does not name it. */
        recipient: afterType(fields.get('original-recipient') ?? fields.get('final-recipient')),
        unknownAddress: isUnknownAddress(status, diagnostic),
        /** The reply of the recipient's server, or only the status. */
        reply: diagnostic || `status ${status ?? 'unknown'}`,
      };
    });
}

/** Groups of header fields, separated by empty lines; names in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  // A line that begins with a space continues the previous line.
  const lines = text.split('\n').map((line) => line.trimEnd());
  const unfolded = lines.join('\n').replace(/\n[ \t]+/g, ' ');
  const groups = unfolded.split(/\n{2,}/).filter((group) => group.trim() !== '');
  return groups.map((group) => {
    // Of several fields with a name the first counts.
    const lines = group.split('\n').reverse();
    return new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.trim().toLowerCase(), printable(value.join(':'))];
      }),
    );
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
