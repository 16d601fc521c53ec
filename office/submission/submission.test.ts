import { describe, expect, it } from 'vitest';
import { beyond } from './beyond.ts';
import { likelyOutcome } from './likely.ts';
import { firstNumber, phoneNumber } from './numbers.ts';
import { person } from './person.ts';

describe('telephone numbers', () => {
  it('are read in groups, rung whole, and have WhatsApp where they can', () => {
    expect(phoneNumber('077 123 4567', '+94771234567')).toEqual({
      text: '+94\u00a077\u00a0123\u00a04567',
      call: 'tel:+94771234567',
      whatsApp: 'https://wa.me/94771234567',
    });
    expect(phoneNumber('011 258 7412', '+94112587412')?.whatsApp).toBeUndefined();
    expect(phoneNumber('+44 20 7946 0958', '+442079460958')).toMatchObject({
      text: '+442079460958',
      whatsApp: 'https://wa.me/442079460958',
    });
  });

  it('are rung as typed when they cannot be read, and are none without digits', () => {
    expect(phoneNumber('ask for 12345', null)).toEqual({
      text: 'ask for 12345',
      call: 'tel:12345',
      whatsApp: undefined,
    });
    expect(phoneNumber('none', null)).toBeUndefined();
  });

  it('begin with the parent’s', () => {
    const own = { phone: '077 123 4567', phoneE164: '+94771234567' };
    const parents = { guardianPhone: '071 234 5678', guardianPhoneE164: '+94712345678' };
    expect(firstNumber({ ...own, ...parents })?.call).toBe('tel:+94712345678');
    const none = { guardianPhone: null, guardianPhoneE164: null };
    expect(firstNumber({ ...own, ...none })?.call).toBe('tel:+94771234567');
    expect(firstNumber({ phone: '', phoneE164: null, ...none })).toBeUndefined();
  });
});

it('calls a colleague by their address', () => {
  expect(person('dilani@school.example')).toBe('Dilani');
  expect(person('dilani.perera@school.example')).toBe('Dilani Perera');
  expect(person('the link in a mail')).toBe('the link in a mail');
});

it('knows the likely outcome of each state', () => {
  expect(likelyOutcome('new')).toBe('called');
  expect(likelyOutcome('no-answer')).toBe('called');
  expect(likelyOutcome('called')).toBe('assessment');
  expect(likelyOutcome('waiting')).toBe('placed');
  expect(likelyOutcome('placed')).toBeUndefined();
});

it('knows what was typed beyond a note that was added', () => {
  expect(beyond('Rang. ', 'Rang.')).toBe('');
  expect(beyond('Rang.\nAnd again.', 'Rang.')).toBe('And again.');
  expect(beyond('Before: Rang.', 'Rang.')).toBe('Before:');
  // Whoever has changed it decides what becomes of it.
  expect(beyond('Rung. ', 'Rang.')).toBe('Rung. ');
});
