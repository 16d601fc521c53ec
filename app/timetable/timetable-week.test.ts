import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { halfHoursOf, plannerHours } from '#rules/timetable/planner-rows.ts';

const styles = readFileSync('app/timetable/timetable-week.module.css', 'utf8');
const DAY = 24 * 60;

test('the planner’s styles have each row and each length of a class', () => {
  for (let start = 0; start < DAY; start += 30) {
    const { first } = halfHoursOf({ start, end: DAY });
    expect(styles).toContain(`[data-row="${first}"] {\n    --r: ${first};`);
    const { count } = halfHoursOf({ start: 0, end: start + 30 });
    expect(styles).toContain(`[data-rows="${count}"] {\n    --n: ${count};`);
  }
});

test('the planner’s styles have each hour at which it begins and ends', () => {
  for (let start = 0; start < DAY; start += 60) {
    const hours = plannerHours([{ start, end: start + 60 }], 8 * 60, 11).map((each) => each / 60);
    const [first = 0] = hours;
    const last = hours.at(-1) ?? 0;
    expect(styles).toContain(`[data-first="${first}"] {\n    --first: ${first * 2};`);
    expect(styles).toContain(
      `[data-last="${last}"] {\n    --rows: calc(${last * 2} - var(--first));`,
    );
  }
});
