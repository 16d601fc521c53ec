import { expect, test } from 'vitest';
import { aBounce } from '#test/server-bounce.ts';
import { readDeliveryReport } from './delivery-report.ts';

const read = (mail: string) => readDeliveryReport(Buffer.from(mail));

test.each(['text/rfc822-headers', 'message/rfc822'] as const)(
  'a report with %s gives the mail, its recipient and the reason',
  async (returned) => {
    expect(await read(aBounce({ messageId: 'an-id@school.example', returned }))).toEqual([
      {
        ids: ['an-id'],
        recipient: 'nimali@example.com',
        unknownAddress: true,
        reply: '550 5.1.1 <nimali@example.com>: no such user',
      },
    ]);
  },
);

test('the envelope id is first, if the mail server returned it', async () => {
  const [report] = await read(aBounce({ envelopeId: 'of-the-row', messageId: 'other@x.example' }));
  expect(report?.ids).toEqual(['of-the-row', 'other']);
});

test('a report without any part of the mail has no id', async () => {
  const [report] = await read(aBounce({ returned: 'none' }));
  expect(report).toMatchObject({ ids: [], recipient: 'nimali@example.com' });
});

test.each([
  ['5.2.2', 'smtp; 552 5.2.2 mailbox full'],
  ['4.4.7', 'smtp; 451 expired'],
  ['5.7.1', 'smtp; 550 5.7.1 blocked'],
])('%s is a failure that does not mean an unknown address', async (status, diagnostic) => {
  expect(await read(aBounce({ status, diagnostic }))).toMatchObject([{ unknownAddress: false }]);
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])(
  '%s is not a failure',
  async (action) => {
    expect(await read(aBounce({ action }))).toEqual([]);
  },
);

test.each([
  'Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
  'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\n',
  aBounce({}).slice(0, 420),
  'Content-Type: multipart/report\r\n\r\n',
  '',
])('an incomplete report is not a failure (%#)', async (mail) => {
  expect(await read(mail)).toEqual([]);
});

/** A report with the given delivery status; encoded, since mail cannot contain NUL. */
function reportOf(status: string, headers: string[] = []): string {
  return [
    ...headers,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="next"',
    '',
    '--next',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(status)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '--next--',
    '',
  ].join('\r\n');
}

test('control characters are removed', async () => {
  const status = [
    'Original-Envelope-Id: an\0-id\x07\r\n',
    'Final-Recipient: rfc822; nimali\0@example.com\x1b',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550\0no such\x7f\tuser\x85\r\n',
  ].join('\r\n');
  const [report] = await read(reportOf(status, ['In-Reply-To: <other\x01@school.example>']));
  expect(report).toEqual({
    ids: ['an-id', 'other'],
    recipient: 'nimali @example.com',
    unknownAddress: true,
    reply: '550 no such user',
  });
});

test('only the first twenty failures of a report count', async () => {
  const failure = (_: unknown, index: number) =>
    `Final-Recipient: rfc822; parent${index}@x.example\r\nAction: failed\r\nStatus: 5.0.0\r\n`;
  const reports = await read(
    reportOf(`Reporting-MTA: dns; x\r\n\r\n${Array.from({ length: 2300 }, failure).join('\r\n')}`),
  );
  expect(reports).toHaveLength(20);
  expect(reports[19]?.recipient).toBe('parent19@x.example');
});

test('each recipient is a failure', async () => {
  const two = aBounce({ recipient: 'a@x.example' }).replace(
    '--next\r\nContent-Type: text/rfc822-headers',
    'Final-Recipient: rfc822; b@x.example\r\nAction: failed\r\nStatus: 5.2.1\r\n\r\n--next\r\nContent-Type: text/rfc822-headers',
  );
  const reports = await read(two);
  expect(reports.map(({ recipient }) => recipient)).toEqual(['a@x.example', 'b@x.example']);
  expect(reports[1]?.reply).toBe('status 5.2.1');
});
