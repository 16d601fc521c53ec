import { diary } from '#content/office/diary-texts.ts';
import { type IsoDate, isClock, isDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { minutesOf, timeRange } from '#content/teaching/times.ts';
import {
  addDays,
  colomboDate,
  colomboMinutes,
  type Instant,
  startOf,
} from '#rules/calendar/colombo.ts';
import { isClosedOn } from '#rules/timetable/published-closures.ts';
import type { NewSlots } from '../api/mutations.ts';
import type { FieldProblem } from '../chrome/use-form.ts';
import type { Slot } from '../model/types.ts';

const words = diary.problems;

const MINUTE = 60_000;

/** A day of the diary. */
export interface DiaryDay {
  date: IsoDate;
  /** In the order of their times. */
  slots: readonly Slot[];
  /** How many seats there are, and how many of them are taken. */
  seats: number;
  taken: number;
  /** The school is closed for both levels. */
  isClosed: boolean;
}

/** Seven days from a Monday on, with their slots. */
export function daysOf(
  monday: IsoDate,
  slots: readonly Slot[],
  closures: readonly Closure[],
): DiaryDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const own = slots.filter(({ at }) => colomboDate(Date.parse(at)) === date);
    return {
      date,
      slots: own.toSorted((one, other) => one.at.localeCompare(other.at)),
      seats: own.reduce((sum, { seats }) => sum + seats, 0),
      taken: own.reduce((sum, { taken }) => sum + taken, 0),
      isClosed: isClosedOn(date, closures),
    };
  });
}

/** When a slot ends. */
export function endOf({ at, minutes }: Pick<Slot, 'at' | 'minutes'>): Instant {
  return Date.parse(at) + minutes * MINUTE;
}

/** '3.00–5.40 p.m.': from the first slot of a day to the end of the last. */
export function hoursText(slots: readonly Slot[]): string {
  const start = Math.min(...slots.map(({ at }) => Date.parse(at)));
  const end = Math.max(...slots.map(endOf));
  return timeRange(colomboMinutes(start), colomboMinutes(end));
}

/** The values of the form that opens slots, as typed. */
export type SlotForm = Record<'day' | 'from' | 'to' | 'minutes' | 'seats' | 'room', string> & {
  purpose: 'assessment' | 'tour';
};

/** The form as it opens: with the length, the seats and the room of the last slot, if any. */
export function emptyForm(day: IsoDate, slots: readonly Slot[]): SlotForm {
  const { minutes = 40, seats = 1, room = '' } = slots.at(-1) ?? {};
  const numbers = { minutes: `${minutes}`, seats: `${seats}` };
  return { purpose: 'assessment', day, from: '', to: '', ...numbers, room };
}

/** @returns the slots to open, which the server may still reject; otherwise what to correct */
export function slotsOf(
  { day, from, to, ...form }: SlotForm,
  now: Instant,
): NewSlots | FieldProblem<keyof SlotForm> {
  if (!isDate(day)) return { field: 'day', text: 'Please choose a day.' };
  if (!isClock(from)) return { field: 'from', text: words.from };
  if (startOf(day) + minutesOf(from) * MINUTE < now)
    return { field: 'from', text: 'This time is in the past. Please choose a later one.' };
  if (!isClock(to))
    return { field: 'to', text: 'Please enter when the last slot ends, in steps of five minutes.' };
  if (to <= from) return { field: 'to', text: 'The end is before the start.' };
  const minutes = wholeNumber(form.minutes, 10, 180);
  if (minutes === undefined) return { field: 'minutes', text: words.minutes };
  if (minutesOf(from) + minutes > minutesOf(to)) return { field: 'to', text: words.short(minutes) };
  const seats = wholeNumber(form.seats, 1, 30);
  if (seats === undefined) return { field: 'seats', text: 'Please enter 1 to 30 families.' };
  return { day, from, to, minutes, seats, room: form.room.trim(), for: form.purpose };
}

/** When each slot that fits between the two times starts. */
export function startsOf({ day, from, to, minutes }: NewSlots): Instant[] {
  const starts = startOf(day) + minutesOf(from) * MINUTE;
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / minutes);
  return Array.from({ length: count }, (_, index) => starts + index * minutes * MINUTE);
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = Number(text.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
