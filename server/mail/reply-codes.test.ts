import { expect, test } from 'vitest';
import { enhancedCode, isUnknownAddress } from './reply-codes.ts';

const isUnknown = (reply: string) => isUnknownAddress(enhancedCode(reply), reply);

// Replies of real mail servers.
test.each([
  "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address",
  '550 5.1.1 <x>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 5.4.1 Recipient address rejected: Access denied.',
  "554 delivery error: dd This user doesn't have a yahoo.com account",
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '550 No such user here',
  '550 Invalid recipient',
  '553 5.1.2 Domain not found',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 unknown user',
])('%s: the address is unknown', (reply) => {
  expect(isUnknown(reply)).toBe(true);
});

test.each([
  '550 5.4.5 Daily user sending limit exceeded.',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
  '552 5.2.2 The email account that you tried to reach is over quota',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages',
  '550 5.7.26 This mail is unauthenticated, which poses a security risk',
  '550 not wanted here',
  '554 Transaction failed',
  '552 message size exceeds fixed maximum',
  '550 5.7.1 Recipient not found? Ask the postmaster',
  '550 192.5.1.1 is blocked',
])('%s: the address may exist', (reply) => {
  expect(isUnknown(reply)).toBe(false);
});
