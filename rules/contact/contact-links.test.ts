import { expect, test } from 'vitest';
import { mailtoHref, smsHref, takesMessages, telHref, whatsAppHref } from './contact-links.ts';

test('a number is rung as it is written', () => {
  expect(telHref('+94 11 000 0000')).toBe('tel:+94110000000');
  expect(telHref('(011) 000-0000')).toBe('tel:0110000000');
});

test('messages reach mobile numbers, and anybody abroad', () => {
  expect(['+94771234567', '+94112345678', '+442079460958'].map(takesMessages)).toEqual([
    true,
    false,
    true,
  ]);
});

test('an address cannot begin the headers of the mail', () => {
  expect(mailtoHref('a?bcc=x@y.example')).toBe('mailto:a%3Fbcc%3Dx@y.example');
});

test('WhatsApp asks whom, when no number is named', () => {
  expect(whatsAppHref(undefined, 'No class today.')).toBe(
    'https://wa.me/?text=No%20class%20today.',
  );
  expect(whatsAppHref('+94771234567')).toBe('https://wa.me/94771234567');
});

test('answers survive the addresses they travel in', () => {
  const text = 'A & B = 100%?\n#1';
  const read = (href: string, key: string) => new URL(href).searchParams.get(key);
  expect(read(whatsAppHref('+94 70 000 0000', text), 'text')).toBe(text);
  expect(whatsAppHref('+94 70 000 0000', text)).toContain('//wa.me/94700000000?');
  expect(read(smsHref('+94 70 000 0000', text), 'body')).toBe(text);
  const mail = mailtoHref('a@b.example', { subject: 'A & B', body: text });
  expect(read(mail, 'subject')).toBe('A & B');
  expect(read(mail, 'body')).toBe('A & B = 100%?\r\n#1');
});
