import { describe, expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { weekOf } from '../timetable/classes.ts';
import { estimateOf, hoursAWeek, otherReading, subjectsOffered } from './estimate.ts';

describe('fees of docs/requirements.md, R24.1', () => {
  it('have another reading for Edexcel A Level only', () => {
    expect(otherReading(documents, 'a-level', 'Edexcel')?.amount).toBe(1200);
    expect(otherReading(documents, 'a-level', 'Cambridge')).toBeUndefined();
    expect(otherReading(documents, 'o-level', 'Edexcel')).toBeUndefined();
  });

  it('know that Edexcel IGCSE is Science, ICT or Maths', () => {
    expect(subjectsOffered(documents, 'o-level', 'Edexcel', ['ICT', 'English'])).toEqual(['ICT']);
    expect(subjectsOffered(documents, 'o-level', 'Cambridge', ['English'])).toEqual(['English']);
  });
});

describe('hours per week', () => {
  const a = weekOf(documents)['a-level'];

  it('counts one group of a subject, with its real length', () => {
    const physics = a.filter(({ subject }) => subject === 'Physics');
    expect(hoursAWeek(documents, 'a-level', physics)).toBe(3);
    const english = a.filter(({ subject }) => subject === 'English');
    expect(hoursAWeek(documents, 'a-level', english)).toBe(2);
  });

  it('counts General English in addition to English', () => {
    const both = a.filter(({ registersAs }) => registersAs === 'English');
    expect(hoursAWeek(documents, 'a-level', both)).toBe(5);
  });

  it('estimates a subject without a group by the weekly hours', () => {
    expect(hoursAWeek(documents, 'o-level', [], ['History'])).toBe(2);
    expect(hoursAWeek(documents, 'a-level', a.slice(0, 1), ['Biology', 'Logic'])).toBe(6);
  });
});

describe('what it costs', () => {
  it('is the hours times the fee, and a month is four weeks', () => {
    expect(estimateOf(documents, 'o-level', 'Local GCE', 4)).toMatchObject({
      perWeek: { currency: 'Rs.', amount: 3000 },
      perMonth: { currency: 'Rs.', amount: 12000 },
      other: undefined,
    });
  });

  it('gives both readings of Edexcel A Level', () => {
    expect(estimateOf(documents, 'a-level', 'Edexcel', 3)).toMatchObject({
      perWeek: { currency: 'LKR', amount: 3900 },
      other: { perWeek: { amount: 3600 }, perMonth: { amount: 14400 } },
    });
  });
});
