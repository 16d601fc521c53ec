import { describe, expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { type FeeQuestion, feeAnswer, readQuestion } from './fee-estimate.ts';

const now = Date.parse('2026-11-21T12:00:00+05:30');
const read = (query: string) => readQuestion(documents, new URLSearchParams(query)) as FeeQuestion;

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
    expect(readQuestion(documents, new URLSearchParams('hours=2'))).toBeUndefined();
  });
});

describe('the answer', () => {
  it('is the weekly hours of each subject times the fee, and a month is four weeks', () => {
    const answer = feeAnswer(
      documents,
      read('level=o-level&subjects-o-level=Mathematics&subjects-o-level=Science'),
      now,
    );
    expect(answer).toMatchObject({ hours: '4', perWeek: 'Rs. 3,000', perMonth: 'Rs. 12,000' });
    expect(answer.earlyBird).toBe(
      'With the 20% early-bird discount, if you register before Thursday, 31 December 2026, it is less: we tell you the sum when we call.',
    );
  });

  it('leaves the early-bird discount out while a closure for exams lasts', () => {
    const question = read('level=o-level&subjects-o-level=Science');
    expect(feeAnswer(documents, question, now, true).earlyBird).toBe('');
    expect(feeAnswer(documents, question, now, false).earlyBird).toContain('20%');
  });

  it('counts the hours asked for', () => {
    const answer = feeAnswer(
      documents,
      read('level=a-level&subjects-a-level=Physics&hours=2.5'),
      now,
    );
    expect(answer).toMatchObject({ hours: '2.5', perWeek: 'LKR 2,250', perMonth: 'LKR 9,000' });
  });

  it('gives both readings of Edexcel A Level', () => {
    const answer = feeAnswer(
      documents,
      read('level=a-level&curriculum=edexcel&subjects-a-level=Physics'),
      now,
    );
    expect(answer.perMonth).toBe('LKR 15,600');
    expect(answer.otherReading).toContain('LKR 14,400 a month.');
  });

  it('names the subjects that Edexcel IGCSE is not offered in', () => {
    const answer = feeAnswer(
      documents,
      read('level=o-level&curriculum=edexcel&subjects-o-level=English&subjects-o-level=History'),
      now,
    );
    expect(answer.notOffered).toBe(
      'Edexcel IGCSE is for O Level Science, ICT or Maths. English and History are not included: please ask us.',
    );
  });

  it('does not add the price of a subject that the curriculum is not offered in', () => {
    const question =
      'level=o-level&curriculum=edexcel&subjects-o-level=Buddhism&subjects-o-level=ICT';
    expect(feeAnswer(documents, read(question), now)).toMatchObject({
      hours: '2',
      perMonth: 'LKR 8,000',
      register: '/register?level=o-level&subject=ICT&curriculum=Edexcel',
    });
    expect(feeAnswer(documents, read(`${question}&hours=3`), now)).toMatchObject({ hours: '3' });
  });

  it('does not offer the early-bird discount on 31 December', () => {
    const question = read('level=o-level&subjects-o-level=Science');
    const on = (time: string) => feeAnswer(documents, question, Date.parse(time)).earlyBird;
    expect(on('2026-12-30T23:59:00+05:30')).toContain('if you register before');
    expect(on('2026-12-31T00:00:00+05:30')).toBe('');
  });
});
