import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planner, plannerRows } from '#rules/timetable/planner-rows.ts';

const styles = readFileSync('app/timetable/timetable-week.module.css', 'utf8');

test('the planner’s styles have each row and each length of a class', () => {
  for (let time = planner.from + planner.row; time <= planner.to; time += planner.row) {
    const first = plannerRows({ start: time - planner.row, end: planner.to })['data-row'];
    const length = plannerRows({ start: planner.from, end: time })['data-rows'];
    expect(styles).toContain(`[data-row="${first}"] {\n    --r: ${first};`);
    expect(styles).toContain(`[data-rows="${length}"] {\n    --n: ${length};`);
  }
});
