import { describe, expect, it } from 'vitest';
import { firstNumber, phoneNumber } from './phone-number.ts';

describe('telephone numbers', () => {
  it('are shown in groups, dialled whole, and have WhatsApp if they can', () => {
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

  it('are dialled as typed if they cannot be parsed, and need digits', () => {
    expect(phoneNumber('ask for 12345', null)).toEqual({
      text: 'ask for 12345',
      call: 'tel:12345',
      whatsApp: undefined,
    });
    expect(phoneNumber('none', null)).toBeUndefined();
  });

  it('start with the parent’s', () => {
    const own = { phone: '077 123 4567', phoneE164: '+94771234567' };
    const parents = { guardianPhone: '071 234 5678', guardianPhoneE164: '+94712345678' };
    expect(firstNumber({ ...own, ...parents })?.call).toBe('tel:+94712345678');
    const none = { guardianPhone: null, guardianPhoneE164: null };
    expect(firstNumber({ ...own, ...none })?.call).toBe('tel:+94771234567');
    expect(firstNumber({ phone: '', phoneE164: null, ...none })).toBeUndefined();
  });
});
