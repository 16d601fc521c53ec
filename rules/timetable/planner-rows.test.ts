import { describe, expect, it } from 'vitest';
import { plannerHours, plannerRows } from './planner-rows.ts';

const at = (hours: number) => hours * 60;

describe('plannerRows', () => {
  it('counts half hours from eight o’clock', () => {
    expect(plannerRows({ start: at(8), end: at(10) })).toEqual({
      'data-row': 1,
      'data-rows': 4,
    });
    expect(plannerRows({ start: at(8.5), end: at(10.5) })).toEqual({
      'data-row': 2,
      'data-rows': 4,
    });
    expect(plannerRows({ start: at(16.5), end: at(18.5) })).toEqual({
      'data-row': 18,
      'data-rows': 4,
    });
  });

  it('cuts a class at the planner’s first and last hour', () => {
    expect(plannerRows({ start: at(7), end: at(9) })).toEqual({
      'data-row': 1,
      'data-rows': 2,
    });
    expect(plannerRows({ start: at(18), end: at(21) })).toEqual({
      'data-row': 21,
      'data-rows': 2,
    });
  });
});

describe('plannerHours', () => {
  it('runs from eight in the morning to seven in the evening', () => {
    expect(plannerHours[0]).toBe(at(8));
    expect(plannerHours.at(-1)).toBe(at(19));
    expect(plannerHours).toHaveLength(12);
  });
});
