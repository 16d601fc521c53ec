import { describe, expect, it } from 'vitest';
import {
  addDays,
  colomboDate,
  colomboMinutes,
  dateText,
  dayOf,
  nextDate,
  startOf,
} from './colombo.ts';

const at = (text: string) => Date.parse(text);

describe('the date in Colombo', () => {
  it('turns at half past six in the evening of UTC', () => {
    expect(colomboDate(at('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
    expect(colomboDate(at('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
  });

  it('agrees with the time zone database', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Colombo' });
    for (let day = 0; day < 400; day += 7) {
      const instant = at('2026-11-21T20:15:00Z') + day * 86_400_000;
      expect(colomboDate(instant)).toBe(format.format(instant));
    }
  });

  it('knows minutes, beginnings and weekdays', () => {
    expect(colomboMinutes(at('2026-11-21T10:42:00Z'))).toBe(16 * 60 + 12);
    expect(new Date(startOf('2026-11-21')).toISOString()).toBe('2026-11-20T18:30:00.000Z');
    expect(dayOf('2026-11-21')).toBe('Saturday');
    expect(dayOf('2026-11-22')).toBe('Sunday');
  });

  it('walks over months and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(nextDate('2026-11-21', 'Saturday')).toBe('2026-11-21');
    expect(nextDate('2026-11-21', 'Friday')).toBe('2026-11-27');
  });

  it('writes dates', () => {
    expect(dateText('2026-12-25')).toBe('Friday, 25 December');
    expect(dateText('2026-12-25', { year: true })).toBe('Friday, 25 December 2026');
  });
});
