import { describe, expect, it } from 'vitest';
import { hourText, minutesOf, timeRange, timeText } from './times.ts';

describe('times of day', () => {
  it('counts minutes since midnight', () => {
    expect(minutesOf('08:30')).toBe(510);
    expect(minutesOf('23:00')).toBe(1380);
  });

  it('writes a range with the half of the day once', () => {
    expect(timeRange(900, 1020)).toBe('3.00–5.00 p.m.');
    expect(timeRange(510, 630)).toBe('8.30–10.30 a.m.');
    expect(timeRange(660, 780)).toBe('11.00 a.m.–1.00 p.m.');
    expect(timeRange(540, 720)).toBe('9.00 a.m.–12 noon');
    expect(timeRange(990, 1110)).toBe('4.30–6.30 p.m.');
  });

  it('writes one time, and the hours next to a planner', () => {
    expect(timeText(0)).toBe('12.00 a.m.');
    expect(timeText(720)).toBe('12 noon');
    expect(timeText(972)).toBe('4.12 p.m.');
    expect(hourText(480)).toBe('8 a.m.');
    expect(hourText(780)).toBe('1 p.m.');
    expect(hourText(720)).toBe('12 noon');
  });
});
