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
 * Reads a delivery status notification (RFC 3464). Out: the failures that it reports; none when it
 * is no such thing, or tells of a delay or of success.
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
  return text
    .replace(/\r\n/g, '\n')
    .trim()
    .split(/\n(?:[ \t]*\n)+/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon).trim().toLowerCase();
        if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    });
}

/** 'rfc822; somebody@mail.example' -> 'somebody@mail.example'. */
function afterType(value = ''): string {
  return value.slice(value.indexOf(';') + 1).trim();
}

/** '<id@school.example>' or 'id' -> ['id']. */
function leftPart(id: string | undefined): string[] {
  const left = id?.replace(/[<>\s]/g, '').split('@')[0];
  return left ? [left] : [];
}
