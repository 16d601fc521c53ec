/** A mail server's report about a mail that it could not deliver (RFC 3464). */
export function aBounce({
  envelopeId,
  messageId,
  recipient = 'nimali@example.com',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <nimali@example.com>: no such user',
  returned = 'text/rfc822-headers',
}: {
  envelopeId?: string;
  /** Of the mail that failed. */
  messageId?: string;
  recipient?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  returned?: 'text/rfc822-headers' | 'message/rfc822' | 'none';
}): string {
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example',
    'To: website@school.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <20261121060000.1234@mx.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="next"',
    '',
    '--next',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--next',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []),
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic.replace(': ', ':\r\n    ')}`,
    '',
    ...(returned === 'none'
      ? []
      : [
          '--next',
          `Content-Type: ${returned}`,
          '',
          ...(messageId ? [`Message-ID: <${messageId}>`] : []),
          'Subject: We have your message (K7QF-29XM)',
          '',
        ]),
    '--next--',
    '',
  ].join('\r\n');
}
