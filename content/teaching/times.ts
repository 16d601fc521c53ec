import type { Clock } from './dates.ts';

/** '15:30' -> 930: minutes since midnight. */
export function minutesOf(clock: Clock): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours as number) * 60 + (minutes as number);
}

/** 930 -> '15:30', as content and programs write it. */
export function clockText(minutes: number): Clock {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as Clock;
}

/** 930 -> '3.30'; noon is '12 noon'. */
function figure(minutes: number): string {
  if (minutes === 12 * 60) return '12 noon';
  const hours = Math.floor(minutes / 60) % 12 || 12;
  return `${hours}.${String(minutes % 60).padStart(2, '0')}`;
}

function half(minutes: number): string {
  if (minutes === 12 * 60) return '';
  return minutes < 12 * 60 ? ' a.m.' : ' p.m.';
}

/** 900 -> '3.00 p.m.' */
export function timeText(minutes: number): string {
  return figure(minutes) + half(minutes);
}

/** 900, 1020 -> '3.00–5.00 p.m.'; 660, 780 -> '11.00 a.m.–1.00 p.m.'. */
export function timeRange(start: number, end: number): string {
  const from = half(start) === half(end) ? figure(start) : timeText(start);
  return `${from}–${timeText(end)}`;
}

/** An hour on the planner's axis: 480 -> '8 a.m.', 720 -> '12 noon'. */
export function hourText(minutes: number): string {
  if (minutes === 12 * 60) return '12 noon';
  return `${Math.floor(minutes / 60) % 12 || 12}${half(minutes)}`;
}
