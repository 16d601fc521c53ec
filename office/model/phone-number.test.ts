import { describe, expect, it } from 'vitest';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { firstNumber, guardianNumbersOf, ownNumbersOf } from './phone-number.ts';

const item = (phone: string, guardianPhone = '') => ({
  numbers: phoneNumbersIn(phone),
  guardianNumbers: phoneNumbersIn(guardianPhone),
});

describe('telephone numbers', () => {
  it('are shown in groups, dialled whole, and have WhatsApp if they can', () => {
    expect(firstNumber(item('077 123 4567'))).toEqual({
      text: '+94\u00a077\u00a0123\u00a04567',
      call: 'tel:+94771234567',
      whatsApp: 'https://wa.me/94771234567',
    });
    expect(firstNumber(item('011 258 7412'))?.whatsApp).toBeUndefined();
    expect(firstNumber(item('+44 20 7946 0958'))).toMatchObject({
      text: '+442079460958',
      whatsApp: 'https://wa.me/442079460958',
    });
  });

  it('are dialled as typed if they cannot be parsed, and need digits', () => {
    expect(firstNumber(item('ask for 12345'))).toEqual({
      text: 'ask for 12345',
      call: 'tel:12345',
      whatsApp: undefined,
    });
    expect(firstNumber(item('none'))).toBeUndefined();
  });

  it('start with the parent’s', () => {
    expect(firstNumber(item('077 123 4567', '071 234 5678'))?.call).toBe('tel:+94712345678');
    expect(firstNumber(item('077 123 4567'))?.call).toBe('tel:+94771234567');
  });

  it('can all be called, each once, when one field has several', () => {
    const both = item('0771234567 / 0711112222', '0771234567 or 0112345678');
    expect(guardianNumbersOf(both).map(({ call }) => call)).toEqual([
      'tel:+94771234567',
      'tel:+94112345678',
    ]);
    expect(guardianNumbersOf(both)[0]?.whatsApp).toBe('https://wa.me/94771234567');
    expect(ownNumbersOf(both).map(({ call }) => call)).toEqual(['tel:+94711112222']);
  });
});
