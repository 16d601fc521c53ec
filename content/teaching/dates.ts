import { counted } from '../sentence.ts';
export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Day = (typeof days)[number];

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** A time of day in Colombo on the 24-hour clock: '15:00' is three in the afternoon. */
export type Clock =
  `${`${'0' | '1'}${Digit}` | `2${'0' | '1' | '2' | '3'}`}:${'0' | '1' | '2' | '3' | '4' | '5'}${'0' | '5'}`;

/** A day in Colombo: '2026-12-25'. */
export type IsoDate = `${number}-${number}-${number}`;

/** Whether a text is a day that exists, written as '2026-12-25'. */
export function isDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether a value is a time of day on the 24-hour clock, in steps of five minutes: '15:30'. */
export function isClock(value: unknown): value is Clock {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5][05]$/.test(value);
}

/** Hours as a figure: 2 -> '2', 2.5 -> '2.5'; of another length than quarters with its minutes: '1:40'. */
export function hoursFigure(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes % 15 === 0) return `${minutes / 60}`;
  return `${Math.floor(hours)}:${minutes % 60}`.replace(/:(\d)$/, ':0$1');
}

/** Hours as words: 2 -> '2 hours', 1 -> '1 hour', 2.5 -> '2.5 hours'. */
export function hoursText(hours: number): string {
  return counted(hoursFigure(hours), 'hour');
}
