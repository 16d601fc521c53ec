import { describe, expect, it } from 'vitest';
import { contradictionSentences, contradictions } from './contradictions.ts';

describe('two readings of one fact', () => {
  it('are listed with where each is shown', () => {
    const pair = (first: string, second: string) => ({
      about: 'The pass rate',
      source: 'docs/requirements.md, R29.2',
      readings: [
        { says: first, where: '/' },
        { says: second, where: '/a-level-classes' },
      ],
    });
    expect(contradictionSentences([pair('95%', '92%')])).toEqual([
      'The pass rate: 95% (/); 92% (/a-level-classes). Source: docs/requirements.md, R29.2.',
    ]);
  });

  it('are those of docs/requirements.md, R29', () => {
    expect(contradictions.map(({ about }) => about)).toEqual([
      'The fee for Edexcel A Level / IAL',
      'The pass rate',
      'The years of experience',
      'The grades of the O Level',
      'The length of an O Level class',
      'The length of an A Level class',
      'The size of an O Level class',
    ]);
    for (const { readings } of contradictions) expect(readings.length).toBeGreaterThan(1);
  });

  it('are left out once an edit has made them one', () => {
    const one = {
      about: 'A fact',
      source: 'nowhere',
      readings: [
        { says: '1', where: '/' },
        { says: '1', where: '/fees' },
      ],
    };
    expect(contradictionSentences([one])).toEqual([]);
  });
});
