import { describe, expect, it } from 'vitest';
import { type FeeQuestion, feeAnswer, readQuestion } from './fee-estimate.ts';

const now = Date.parse('2026-11-21T12:00:00+05:30');
const read = (query: string) => readQuestion(new URLSearchParams(query)) as FeeQuestion;

describe('a question about fees', () => {
  it('takes the subjects of the chosen level only', () => {
    const question = read(
      'level=a-level&curriculum=cambridge&subjects-a-level=Physics&subjects-o-level=ICT&subjects-a-level=Magic&hours=2.5',
    );
    expect(question).toEqual({
      level: 'a-level',
      curriculum: 'Cambridge',
      subjects: ['Physics'],
      each: 2.5,
    });
  });

  it('leaves the hours to the level when none or odd ones are asked for', () => {
    expect(read('level=o-level&hours=').each).toBeUndefined();
    expect(read('level=o-level&hours=-4').each).toBeUndefined();
    expect(readQuestion(new URLSearchParams('hours=2'))).toBeUndefined();
  });
});

describe('the answer', () => {
  it('is the weekly hours of each subject times the fee, and a month is four weeks', () => {
    const answer = feeAnswer(
      read('level=o-level&subjects-o-level=Mathematics&subjects-o-level=Science'),
      now,
    );
    expect(answer).toMatchObject({ hours: '4', perWeek: 'Rs. 3,000', perMonth: 'Rs. 12,000' });
    expect(answer.earlyBird).toBe(
      'With the early-bird discount of 20%, if you register before Thursday, 31 December 2026: Rs. 9,600 a month.',
    );
  });

  it('counts the hours asked for', () => {
    const answer = feeAnswer(read('level=a-level&subjects-a-level=Physics&hours=2.5'), now);
    expect(answer).toMatchObject({ hours: '2.5', perWeek: 'LKR 2,250', perMonth: 'LKR 9,000' });
  });

  it('gives both readings of Edexcel A Level', () => {
    const answer = feeAnswer(
      read('level=a-level&curriculum=edexcel&subjects-a-level=Physics'),
      now,
    );
    expect(answer.perMonth).toBe('LKR 15,600');
    expect(answer.otherReading).toContain('LKR 14,400 a month.');
  });

  it('names the subjects that Edexcel IGCSE is not offered in', () => {
    const answer = feeAnswer(
      read('level=o-level&curriculum=edexcel&subjects-o-level=English&subjects-o-level=History'),
      now,
    );
    expect(answer.notOffered).toContain('ask us about English and History.');
  });
});
