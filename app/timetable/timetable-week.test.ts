import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { halfHoursOf, plannerHours, powersOfTwo } from '#rules/timetable/planner-rows.ts';

const styles = readFileSync('app/timetable/timetable-week.module.css', 'utf8');
const DAY = 24 * 60;

/** Expects that the styles add up an attribute's value to a property. */
function expectSum(attribute: string, property: string, value: number) {
  const rule = new RegExp(`\\[data-${attribute}\\] \\{\\s*--${property}: calc\\(([^;]*)\\);`).exec(
    styles,
  );
  for (const power of powersOfTwo(value).split(' ').filter(Boolean)) {
    expect(rule?.[1]).toContain(`var(--${property}-${power}, 0)`);
    expect(styles).toContain(
      `[data-${attribute}~="${power}"] {\n    --${property}-${power}: ${power};`,
    );
  }
}

test('the planner’s styles have each row and each length of a class', () => {
  for (let start = 0; start < DAY; start += 30) {
    expectSum('row', 'r', halfHoursOf({ start, end: DAY }).first);
    expectSum('rows', 'n', halfHoursOf({ start: 0, end: start + 30 }).count);
  }
});

test('the planner’s styles have each hour at which it begins, and each height', () => {
  for (let start = 0; start < DAY; start += 60) {
    const hours = plannerHours([{ start, end: start + 60 }], 8 * 60, 11);
    expectSum('first', 'first', (hours[0] ?? 0) / 30);
    expectSum('height', 'rows', (hours.length - 1) * 2);
  }
});
