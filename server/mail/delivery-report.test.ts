import { expect, test } from 'vitest';
import { aBounce } from '#test/server-bounce.ts';
import { readDeliveryReport } from './delivery-report.ts';

const read = (mail: string) => readDeliveryReport(Buffer.from(mail));

test.each(['text/rfc822-headers', 'message/rfc822'] as const)(
  'a report that returns %s names the mail, whom it was for, and why',
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

test('the envelope id, where the mail server kept it, comes first', async () => {
  const [report] = await read(aBounce({ envelopeId: 'of-the-row', messageId: 'other@x.example' }));
  expect(report?.ids).toEqual(['of-the-row', 'other']);
});

test('a report that returns nothing of the mail has no id', async () => {
  const [report] = await read(aBounce({ returned: 'none' }));
  expect(report).toMatchObject({ ids: [], recipient: 'nimali@example.com' });
});

test.each([
  ['5.2.2', 'smtp; 552 5.2.2 mailbox full'],
  ['4.4.7', 'smtp; 451 expired'],
  ['5.7.1', 'smtp; 550 5.7.1 blocked'],
])('%s is a failure, and says nothing about the address', async (status, diagnostic) => {
  expect(await read(aBounce({ status, diagnostic }))).toMatchObject([{ unknownAddress: false }]);
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])('%s is no failure', async (action) => {
  expect(await read(aBounce({ action }))).toEqual([]);
});

test.each([
  'Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
  'Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\n',
  aBounce({}).slice(0, 420),
  'Content-Type: multipart/report\r\n\r\n',
  '',
])('what is no whole report is no failure (%#)', async (mail) => {
  expect(await read(mail)).toEqual([]);
});

test('several recipients are several failures', async () => {
  const two = aBounce({ recipient: 'a@x.example' }).replace(
    '--next\r\nContent-Type: text/rfc822-headers',
    'Final-Recipient: rfc822; b@x.example\r\nAction: failed\r\nStatus: 5.2.1\r\n\r\n--next\r\nContent-Type: text/rfc822-headers',
  );
  const reports = await read(two);
  expect(reports.map(({ recipient }) => recipient)).toEqual(['a@x.example', 'b@x.example']);
  expect(reports[1]?.reply).toBe('status 5.2.1');
});
